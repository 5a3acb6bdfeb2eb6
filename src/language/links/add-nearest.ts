import type { Locale } from '../../chart/locale.ts';
import type { TableProfile } from '../../table/profile.ts';
import { columnOfBareUnit } from '../holes/bare-units.ts';
import { knownFigure, PROFIT } from '../holes/known-figures.ts';
import { pieceProfit } from '../holes/piece-profit.ts';
import type { Language, LexiconIndex } from '../lexicon/lexicon-index.ts';
import { withoutArticle } from '../text/arabic-stem.ts';
import type { Token } from '../text/tokens.ts';
import { type Link, placesOf } from './link.ts';
import { linkFirstWord } from './link-first-words.ts';
import { earningsWord, linkSales, type SalesTools } from './link-sales.ts';
import { linkMistypedSense } from './link-senses.ts';
import { linkNearValues } from './link-values.ts';
import { canonicalWord, conceptsOf, type TableIndex } from './table-index.ts';

/** Slips of the keys are looked for in so many words at most. */
const MOST_SLIPS = 40;

/** What words that link to nothing are held against. */
export type NearestTools = {
  readonly index: TableIndex;
  readonly profile: TableProfile;
  readonly locale: Locale;
  readonly lexicon: LexiconIndex;
  /** True for senses that the wish may be about. */
  readonly isSpoken: (link: Link) => boolean;
  readonly sales: SalesTools;
  readonly isChart: boolean;
};

/** Adds to words that link to nothing what they are nearest to, and the word itself. */
export function addNearest(found: Link[][], tokens: readonly Token[], tools: NearestTools): void {
  const { isChart } = tools;
  // A phrase says nothing of what its words mean.
  const covered = new Set(
    found.flatMap((links) => links.flatMap((link) => (link.target.kind === 'phrase' ? [] : placesOf(link)))),
  );
  let slips = 0;
  tokens.forEach((token, start) => {
    if (token.kind !== 'word') return;
    const own = found[start] ?? [];
    const states = own.length > 0 && own.every(isFarFetched) ? statesMeant(token, start, tools) : [];
    if (states.length > 0) own.splice(0, own.length, ...states);
    if (!covered.has(start) && slips < MOST_SLIPS) {
      slips++;
      const near = linkNearest(tokens, start, tools);
      found[start]?.push(...(near.length > 0 ? near : linkFirstWord(tokens, start, { ...tools, found })));
    }
    if (!covered.has(start) && found[start]?.some(isFigure) !== true) {
      // What is a slip away from a value of the table is seldom the name of something else.
      const isSlip = found[start]?.some(({ target }) => target.kind === 'value') === true;
      // "Sales" that a column holds under another name are no unknown things.
      const isHeld = found[start]?.some(({ target }) => target.kind === 'column' || target.kind === 'entity') === true;
      found[start]?.push({
        start,
        end: start + 1,
        score: isSlip || (isHeld && isChart) ? 0.4 : isHeld ? HELD_WORD : 0.6,
        target: {
          kind: 'word',
          word: token.text,
          isName: isName(tokens, start),
          ...(isSlip ? { isSlip } : {}),
          ...(isHeld && isChart ? { isFigure: true } : {}),
        },
      });
    }
  });
}

/** True for a figure that columns make up: it is no unknown thing. */
const isFigure = ({ target }: Link): boolean =>
  target.kind === 'figure' || target.kind === 'side' || target.kind === 'pieceProfit';

/** True for what the rows may be called by, or a column whose label may be short for a word. */
function isFarFetched({ target, score }: Link): boolean {
  return target.kind === 'entity' || (target.kind === 'column' && target.reason === 'synonym' && score < LEAST_NAME);
}

const LEAST_NAME = 0.5;

/** "Approval" beside "app_no": a value that is made of the same word, "approved", is nearer than letters that the word begins with. */
function statesMeant(token: Token, start: number, { index, sales }: NearestTools): readonly Link[] {
  return linkNearValues(token, start, { index, language: sales.language }).filter(
    ({ target }) => target.kind === 'value' && target.reason === 'derived',
  );
}

/** A figure that other columns make up; else sales, a unit, and senses and values a slip away. */
function linkNearest(
  tokens: readonly Token[],
  start: number,
  { index, profile, locale, lexicon, isSpoken, sales }: NearestTools,
): readonly Link[] {
  const { language } = sales;
  const token = tokens[start] ?? NO_TOKEN;
  const figures = linkFigure(token, start, { profile, language, locale });
  if (figures.length > 0) return figures;
  const sold = linkSales(tokens, start, sales);
  if (sold.some(isFigure)) return sold;
  const slips = linkMistypedSense(tokens, start, lexicon).filter((link) => isSpoken(link) && !isRash(link, tokens));
  const near = linkNearValues(token, start, { index, language });
  return [...sold, ...linkBareUnit(token, start, profile), ...slips, ...near];
}

/** A short word a slip away from one that takes things away may be another: "clean" is no "clear". */
function isRash({ start, target }: Link, tokens: readonly Token[]): boolean {
  const isRemoving = target.kind === 'sense' && (target.sense === 'removeVerb' || target.sense === 'without');
  return isRemoving && (tokens[start]?.folded.length ?? 0) < LEAST_REMOVING;
}

const LEAST_REMOVING = 6;

/** True for a capital within a wish whose other words begin small. */
function isName(tokens: readonly Token[], at: number): boolean {
  const isCapital = (token: Token | undefined): boolean =>
    token !== undefined && token.text !== token.text.toLowerCase();
  const words = tokens.filter(({ kind }) => kind === 'word');
  return at > 0 && isCapital(tokens[at]) && words.filter(isCapital).length <= words.length / 2;
}

/** What a figure measures whose label is no more than its unit. */
function linkBareUnit({ folded }: Token, start: number, profile: TableProfile): readonly Link[] {
  const column = columnOfBareUnit(conceptsOf(canonicalWord(withoutArticle(folded))), profile);
  return column === undefined
    ? []
    : [{ start, end: start + 1, score: FIGURE_SCORE, target: { kind: 'column', column, reason: 'synonym' } }];
}

const FIGURE_SCORE = 0.8;
const PROFITS: ReadonlySet<string> = new Set(PROFIT.concepts);
/** A word that a column holds under another name may still say what the rows are, where rows are changed: a little less likely than a word unknown. */
const HELD_WORD = 0.55;

function linkFigure(
  { folded }: Token,
  start: number,
  {
    profile,
    language,
    locale,
  }: { readonly profile: TableProfile; readonly language: Language; readonly locale: Locale },
): readonly Link[] {
  const word = earningsWord(folded, language);
  const figure = knownFigure(word, profile);
  const pieces =
    figure === undefined && word.concepts.some((one) => PROFITS.has(one)) ? pieceProfit(profile) : undefined;
  if (pieces !== undefined)
    return [{ start, end: start + 1, score: FIGURE_SCORE, target: { kind: 'pieceProfit', ...pieces } }];
  if (figure === undefined) return [];
  const { operator, left, right, names } = figure;
  const target = { kind: 'figure', name: names[locale], operator, left, right } as const;
  return [{ start, end: start + 1, score: FIGURE_SCORE, target }];
}

const NO_TOKEN: Token = { kind: 'mark', text: '', folded: '', stem: '', start: 0, end: 0 };
