/** Letters and signs by the commands that set them. */
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  (
    'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ ' +
    'phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω pm ± times × cdot · ' +
    'dagger † ddagger ‡ ast * star * degree ° circ ° textdegree ° approx ≈ sim ~ leq ≤ le ≤ geq ≥ ge ≥ neq ≠ infty ∞ to → rightarrow → ' +
    'uparrow ↑ downarrow ↓ checkmark ✓ euro € texteuro € EUR € pounds £ textsterling £ S § ldots … dots … textendash – textemdash — ' +
    'ss ß ae æ AE Æ o ø O Ø aa å AA Å i i l ł L Ł percent %'
  )
    .split(' ')
    .flatMap((name, i, all): readonly (readonly [string, string])[] => (i % 2 === 0 ? [[name, all[i + 1] ?? '']] : [])),
);

/** Marks above and below letters: `\\'e`, `\\~{a}`, `\\c{c}`. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ["'", '\u0301'],
  ['`', '\u0300'],
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['"', '\u0308'],
  ['c', '\u0327'],
  ['v', '\u030c'],
]);
const ACCENTED = /\\(?:(['`^~"])\s?|(c|v)(?=\{))(?:\{\\?([A-Za-z])\}|\\?([A-Za-z]))/g;
/** Commands whose last braces hold what is set, and of which those before say how. */
const STYLES =
  /\\(?:textbf|textit|texttt|textsc|textrm|textsf|textsubscript|emph|underline|mathbf|mathrm|mathit|mathcal|text|num|SI|qty|bf|it|makecell|shortstack|mbox|hbox)(?:\[[^\]]{0,20}\])?\s?(?=\{)/g;
const STYLES_WITH_ARGUMENT =
  /\\(?:textcolor|colorbox|href|rotatebox|parbox)(?:\[[^\]]{0,20}\])?\{[^{}]{0,200}\}\s?(?=\{)/g;
const UNSEEN =
  /\\(?:textsuperscript\{[^{}]{0,9}\}|(?:footnote(?:mark)?|tnote|cite[tp]?|label)(?:\[[^\]]{0,20}\])?(?:\{[^{}]{0,300}\})?|(?:row|cell|column)color(?:\[[^\]]{0,20}\])?\{[^{}]{0,30}\}|(?:hspace|vspace|phantom|hphantom)\*?\{[^{}]{0,30}\})/g;
const SWITCHES =
  /\\(?:bfseries|itshape|centering|small|footnotesize|scriptsize|quad|qquad|left|right|displaystyle|hfill)(?![a-zA-Z])/g;

/** A sign without a line behind it is one that was not escaped. */
const COMMENT = /%[^\n]*(\n?)/g;

/** What LaTeX sets: commands taken off, letters and signs in place of their names, escaped signs as themselves. */
export function plainLatex(raw: string): string {
  return raw
    .replace(COMMENT, (comment, end: string, at: number) => (end === '' || raw.charAt(at - 1) === '\\' ? comment : ' '))
    .replace(
      ACCENTED,
      (_, sign: string | undefined, letter: string | undefined, braced: string | undefined, bare = '') =>
        `${braced ?? bare}${ACCENTS.get(sign ?? letter ?? '') ?? ''}`.normalize('NFC'),
    )
    .replace(UNSEEN, '')
    .replace(STYLES_WITH_ARGUMENT, '')
    .replace(STYLES, '')
    .replace(/\{,\}/g, ',')
    .replace(SWITCHES, ' ')
    .replace(/\\([a-zA-Z]+)(?:\{\})?/g, (command: string, name: string) => SYMBOLS.get(name) ?? command)
    .replace(/\^\{?(°|†|‡|\*)\}?/g, '$1')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\([%&$#_{}])/g, (_, sign: string) => HELD[sign] ?? sign)
    .replace(/[{}$]/g, '')
    .replace(/~/g, ' ')
    .replace(/[\ue000-\ue006]/g, (held) => SIGNS[held.charCodeAt(0) - HELD_FROM] ?? '')
    .replace(/--+/g, '–')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Escaped signs are held as private letters while those that mean something to LaTeX are taken off. */
const SIGNS = ['%', '&', '$', '#', '_', '{', '}'] as const;
const HELD_FROM = 0xe000;
const HELD: Readonly<Record<string, string>> = Object.fromEntries(
  SIGNS.map((sign, i) => [sign, String.fromCharCode(HELD_FROM + i)]),
);
