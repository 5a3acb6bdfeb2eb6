import { drawFrom, type TableTruth } from './table-truths.ts';

/**
 * The ways a table is drawn. Scans and the photograph are what a camera or a scanner makes of it, the coarse one at about 100 dpi; `statement` is what
 * accountants write, `compressed` a dark screenshot that was sent through a chat.
 */
export const PICTURE_KINDS = [
  'ruled',
  'row-rules',
  'plain',
  'zebra',
  'dark',
  'spreadsheet',
  'phone',
  'web-page',
  'grouped',
  'scan',
  'photograph',
  'coarse-scan',
  'compressed',
  'statement',
] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** A page to take a picture of. */
export type DrawnPage = {
  readonly html: string;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for one of the page. */
  readonly density: number;
};

const FONT_FILES = {
  Inter: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  'Inter Bold': import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  'Plex Arabic': import.meta.resolve(
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  ),
};
const FONT_FACES = Object.entries(FONT_FILES)
  .map(([name, url]) => `@font-face{font-family:"${name}";src:url("${url}")}`)
  .join('');

const STYLES: Readonly<Record<PictureKind, string>> = {
  ruled: 'td,th{border:1px solid #444}',
  'row-rules': 'td,th{border-bottom:1px solid #ddd} th{border-bottom:2px solid #333}',
  plain: 'th{font-weight:bold}',
  zebra: 'tbody tr:nth-child(odd){background:#eef3fa} thead{background:#2b579a;color:#fff}',
  dark: 'body{background:#1e1e24;color:#e4e4ea} td,th{border-bottom:1px solid #3a3a44} th{color:#9ab}',
  spreadsheet:
    'td,th{border:1px solid #e1e1e1;background:#fff} .ui{background:#f3f3f3;color:#555;text-align:center!important;font-weight:400} body{padding:0}',
  phone: 'td,th{border-bottom:1px solid #eee} th{color:#777;font-weight:500} table{width:100%}',
  'web-page': 'td,th{border:1px solid #a2a9b1} th{background:#eaecf0}',
  grouped: 'td,th{border:1px solid #888} thead{background:#f0f0f0}',
  scan: 'td,th{border:1px solid #222}',
  photograph: 'td,th{border:1px solid #333}',
  'coarse-scan': 'td,th{border-bottom:1px solid #555}',
  compressed: 'body{background:#15202b;color:#e7e9ea} td,th{border-bottom:1px solid #38444d} th{color:#8b98a5}',
  statement:
    'thead th{border-bottom:2px solid #222} tbody tr:last-child td{border-top:1px solid #222;font-weight:bold}',
};

/** The page that shows a table in the given way; sizes, fonts and spaces are drawn by the seed. */
export function drawPage(truth: TableTruth, kind: PictureKind, seed: number): DrawnPage {
  const draw = drawFrom(seed * 7919 + 13);
  const font =
    truth.language === 'ar'
      ? draw.pick(['"Plex Arabic"', '"DejaVu Sans"'])
      : draw.pick(['Inter', '"DejaVu Sans"', '"DejaVu Serif"', 'Inter', '"DejaVu Sans Mono"']);
  const isPaper = kind === 'scan' || kind === 'photograph';
  const size = isPaper ? 19 + draw.below(5) : kind === 'coarse-scan' ? 14 + draw.below(3) : 11 + draw.below(6);
  const isCoarse = isPaper || kind === 'coarse-scan';
  const density = kind === 'phone' ? 3 : isCoarse ? 1 : draw.pick([1, 1, 1.5, 2]);
  const rtl = truth.language === 'ar';
  const style = `${FONT_FACES}body{margin:0;padding:${8 + draw.below(24)}px;background:#fff;color:#111;font:${size}px ${font}}
    table{border-collapse:collapse} td,th{padding:${2 + draw.below(5)}px ${6 + draw.below(10)}px;text-align:${rtl ? 'left' : 'right'}}
    td:first-child,th:first-child{text-align:${rtl ? 'right' : 'left'}} h2{font-size:${size + 4}px}
    ${STYLES[kind]} ${kind === 'photograph' ? tilt(draw) : ''}`;
  const body = kind === 'spreadsheet' ? drawSheet(truth) : drawBody(truth, kind);
  const html = `<!doctype html><html dir="${rtl ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${style}</style><body>${body}</body></html>`;
  return { html, width: kind === 'phone' ? 412 : isPaper ? 1240 : 900, height: 300, density };
}

function tilt(draw: ReturnType<typeof drawFrom>): string {
  const [x, y, z] = [draw.below(9) - 4, draw.below(9) - 4, (draw.below(50) - 25) / 10];
  return `body{transform:perspective(2400px) rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg);transform-origin:30% 30%;padding:60px} html{background:#7a6a58}`;
}

function drawBody(truth: TableTruth, kind: PictureKind): string {
  const table = drawTable(truth);
  if (kind === 'plain' || kind === 'phone') return table;
  const title = `<h2>${truth.title}</h2>`;
  if (kind !== 'web-page') return title + table;
  const text = {
    en: ['The figures below were published in spring. They do not include small firms.', 'Source: annual report.'],
    pt: [
      'Os dados seguintes foram publicados na primavera e não incluem pequenas empresas.',
      'Fonte: relatório anual.',
    ],
    ar: ['نشرت الأرقام التالية في الربيع ولا تشمل الشركات الصغيرة.', 'المصدر: التقرير السنوي.'],
  }[truth.language];
  return `${title}<p>${text[0]}</p>${table}<p><small>${text[1]}</small></p>`;
}

function drawTable({ header, groups, rows }: TableTruth): string {
  const above =
    groups === undefined
      ? ''
      : `<tr><th></th>${groups.map(({ label, span }) => `<th colspan="${span}" style="text-align:center">${label}</th>`).join('')}</tr>`;
  const head = `<tr>${header.map((label) => `<th>${label}</th>`).join('')}</tr>`;
  return `<table><thead>${above}${head}</thead><tbody>${drawRows(rows)}</tbody></table>`;
}

function drawRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
}

/** With the letters of columns and numbers of rows that a program shows around its cells. */
function drawSheet({ header, rows }: TableTruth): string {
  const letters = header.map((_, at) => `<td class="ui">${String.fromCharCode(65 + at)}</td>`).join('');
  const lines = [header, ...rows].map(
    (cells, at) => `<tr><td class="ui">${at + 1}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<table><tr><td class="ui"></td>${letters}</tr>${lines.join('')}</table>`;
}
