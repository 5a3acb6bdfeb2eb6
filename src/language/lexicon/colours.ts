import { foldWords } from '../../table/notation/characters.ts';

/** A colour by its name: its hex text, and the plain colour it is a shade of. */
export type NamedColour = { readonly hex: string; readonly family: ColourFamily };

/** The plain colours. */
const COLOUR_FAMILIES = [
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
  'pink',
  'brown',
  'grey',
  'black',
  'white',
] as const;

/** One of the plain colours. */
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

type ColourRow = readonly [hex: string, family: ColourFamily, names: string];

/** Colours with their names in English, Portuguese and Arabic, parted by `|`; strong enough to be seen on white. */
const COLOURS: readonly ColourRow[] = [
  [
    '#d62728',
    'red',
    'red|vermelho|vermelha|vermelhos|vermelhas|encarnado|أحمر|حمراء|الأحمر|احمر|بالأحمر|أحمرا|الحمراء',
  ],
  ['#dc143c', 'red', 'crimson|carmesim|scarlet|escarlate|قرمزي'],
  ['#800000', 'red', 'maroon|burgundy|bordeaux|bordô|wine red|grená|عنابي|خمري'],
  ['#fa8072', 'red', 'salmon|salmão|سلموني'],
  ['#ff7f50', 'orange', 'coral|مرجاني'],
  ['#ff7f0e', 'orange', 'orange|laranja|cor de laranja|برتقالي|برتقالية|البرتقالي|بالبرتقالي|برتقاليا'],
  ['#ffbf00', 'orange', 'amber|âmbar|كهرماني'],
  ['#e6b800', 'yellow', 'gold|golden|dourado|dourada|dourados|douradas|ذهبي|ذهبية'],
  ['#ffd700', 'yellow', 'yellow|amarelo|amarela|amarelos|amarelas|أصفر|صفراء|الأصفر|اصفر|بالأصفر'],
  ['#2ca02c', 'green', 'green|verde|verdes|أخضر|خضراء|الأخضر|اخضر|بالأخضر'],
  ['#32cd32', 'green', 'lime|lime green|verde lima|lima|ليموني'],
  ['#808000', 'green', 'olive|azeitona|verde azeitona|زيتوني|زيتونية'],
  ['#50c878', 'green', 'emerald|esmeralda|زمردي'],
  ['#98ff98', 'green', 'mint|menta|نعناعي'],
  ['#008080', 'cyan', 'teal|azul petróleo|أزرق مخضر'],
  ['#17becf', 'cyan', 'cyan|aqua|ciano|سماوي فاقع|سيان'],
  ['#40e0d0', 'cyan', 'turquoise|turquesa|فيروزي|تركواز|فيروزية'],
  ['#1f77b4', 'blue', 'blue|azul|azuis|أزرق|زرقاء|الأزرق|ازرق|بالأزرق'],
  ['#000080', 'blue', 'navy|navy blue|azul marinho|كحلي|كحلية|الكحلي'],
  ['#87ceeb', 'blue', 'sky blue|azul céu|azul celeste|سماوي|سماوية|لبني'],
  ['#4169e1', 'blue', 'royal blue|azul real|أزرق ملكي'],
  ['#4b0082', 'purple', 'indigo|índigo|anil|نيلي'],
  [
    '#9467bd',
    'purple',
    'purple|violet|roxo|roxa|roxos|roxas|violeta|lilás|lilac|lavender|lavanda|بنفسجي|بنفسجية|أرجواني|موف|البنفسجي',
  ],
  ['#c71585', 'pink', 'magenta|fuchsia|fúcsia|فوشيا'],
  ['#e377c2', 'pink', 'pink|rosa|cor de rosa|rosas|وردي|وردية|زهري|الوردي|زهرية'],
  ['#8c564b', 'brown', 'brown|castanho|castanha|castanhos|castanhas|marrom|chocolate|بني|بنية|البني'],
  ['#d2b48c', 'brown', 'tan|beige|bege|بيج'],
  ['#7f7f7f', 'grey', 'grey|gray|cinzento|cinzenta|cinzentos|cinzentas|cinza|رمادي|رمادية|الرمادي|رصاصي'],
  ['#c0c0c0', 'grey', 'silver|prateado|prateada|فضي|فضية'],
  ['#000000', 'black', 'black|preto|preta|pretos|pretas|negro|negra|أسود|سوداء|الأسود|اسود|بالأسود'],
  ['#ffffff', 'white', 'white|branco|branca|brancos|brancas|أبيض|بيضاء|الأبيض|ابيض|بالأبيض'],
];

const DARK = 'dark|darker|deep|escuro|escura|escuros|escuras|carregado|غامق|غامقة|داكن|داكنة|الداكن|الغامق';
const LIGHT = 'light|lighter|pale|soft|claro|clara|claros|claras|فاتح|فاتحة|الفاتح';
const BRIGHT = 'bright|vivid|strong|vivo|viva|vivos|vivas|فاقع|زاه|زاهية|زاهي';

/** How far a shade goes towards black or white. */
const DARKENED = 0.4;
const LIGHTENED = 0.5;

const NAMES: ReadonlyMap<string, NamedColour> = indexNames();
const LONGEST_NAME = Math.max(...[...NAMES.keys()].map((name) => name.split(' ').length));

function indexNames(): ReadonlyMap<string, NamedColour> {
  const plain = COLOURS.flatMap(([hex, family, names]) =>
    names.split('|').map((name) => [foldWords(name), { hex, family }] as const),
  );
  const shades = [
    ...DARK.split('|').map((word) => [word, (hex: string) => mix(hex, 0, DARKENED)] as const),
    ...LIGHT.split('|').map((word) => [word, (hex: string) => mix(hex, 255, LIGHTENED)] as const),
    ...BRIGHT.split('|').map((word) => [word, (hex: string) => hex] as const),
  ];
  const shaded = plain.flatMap(([name, { hex, family }]) =>
    shades.flatMap(([word, toShade]) => {
      const colour = { hex: toShade(hex), family };
      const shade = foldWords(word);
      return [[`${shade} ${name}`, colour] as const, [`${name} ${shade}`, colour] as const];
    }),
  );
  return new Map([...shaded, ...plain]);
}

function mix(hex: string, towards: number, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (towards - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour that the longest run of folded words from the first on names, in any of the languages, and how many words that takes. */
export function matchColour(
  words: readonly string[],
): { readonly colour: NamedColour; readonly length: number } | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    const colour = NAMES.get(words.slice(0, length).join(' '));
    if (colour !== undefined) return { colour, length };
  }
  return undefined;
}
