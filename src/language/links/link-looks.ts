import type { ChartType } from '../../chart/chart-type.ts';
import { LINES } from '../../plan/edit/edit-fields.ts';
import type { TableProfile } from '../../table/profile.ts';
import { matchColour } from '../lexicon/colours.ts';
import { isLookSense } from '../lexicon/look-senses.ts';
import { FREE_SENSES, type Sense } from '../lexicon/senses.ts';
import { withoutArticle } from '../text/arabic-stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';

const HEX = /^(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const LONGEST_COLOUR = 3;
/** Places where a phrase may end, and the words that it may have. */
const MOST_ENDS = 6;
const LONGEST_PHRASE = 40;
/** A token: words that mean something by themselves are worth more, unless what stands before asks for a phrase. */
const PHRASE_SCORE = 0.62;

/** True for a link of words about a drawing. */
export function isOfLook({ target }: Link): boolean {
  return target.kind === 'sense' && isLookSense(target.sense);
}

const TYPE_SENSE = /^chart(?!Word)|^(?:columnShapes|areaShape)$/;
const DIMMED = 0.55;

/** "Points" and "bars" are a column rather than a type of chart where a column is called so. */
export function dimTypes(links: Link[], all: readonly (readonly Link[])[]): void {
  const isName = (at: number): boolean =>
    (all[at] ?? []).some(({ end, target }) => end === at + 1 && isExactColumn(target));
  const isNearlyWhole = ({ score, target }: Link): boolean =>
    isExactColumn(target) || (target.kind === 'column' && score > NEARLY_WHOLE);
  const ends = new Set(links.flatMap((link) => (isNearlyWhole(link) ? [link.end] : [])));
  links.forEach((link, at) => {
    const isType = link.target.kind === 'sense' && TYPE_SENSE.test(link.target.sense);
    const isLonger = link.end > link.start + 1 && isName(link.end - 1);
    if (isType && (ends.has(link.end) || isLonger)) links[at] = { ...link, score: DIMMED };
  });
}

/** Lima is a city before it is a colour, and Cairo before it is a font, where a cell is so written, capital and all. */
export function dimLooks(links: Link[], tokens: readonly Token[]): void {
  const named = new Set(
    links.flatMap(({ start, end, target }) => {
      const isAlike = target.kind === 'value' && end === start + 1 && tokens[start]?.text === target.value;
      return isAlike && /^\p{Lu}/u.test(target.value) ? [end] : [];
    }),
  );
  links.forEach((link, at) => {
    const isLook = link.target.kind === 'colour' || isSense('fontName')(link);
    if (isLook && named.has(link.end)) links[at] = { ...link, score: DIMMED };
  });
}

/** "Kind" and "type" of a chart are no columns that kinds of things stand in, unless one is called so: "Chart type". */
export function dropKindsOfCharts(all: readonly Link[][]): void {
  const phrases = all
    .flat()
    .filter((link) => link.end > link.start + 1 && (isSense('lookVerb')(link) || isSense('useVerb')(link)));
  for (const { start, end } of phrases) {
    const isWithin = (link: Link): boolean => link.target.kind === 'column' && link.end <= end;
    if (all[start]?.some((link) => link.end === end && isExactColumn(link.target)) === true) continue;
    for (const links of all.slice(start, end)) links.splice(0, links.length, ...links.filter((one) => !isWithin(one)));
  }
}

/** "A good chart", "a pie is not ideal": what is said of a picture is no cell of the table. */
export function dropPraise(all: readonly Link[][]): void {
  const hasSense = (at: number, isMeant: (sense: Sense) => boolean): boolean =>
    all[at]?.some(({ target }) => target.kind === 'sense' && isMeant(target.sense)) === true;
  const speaksOfPicture = (at: number): boolean =>
    hasSense(at, (sense) => sense === 'chartWord' || TYPE_SENSE.test(sense));
  const subjectOf = (at: number): number => {
    let before = at - 1;
    while (hasSense(before, (sense) => sense === 'is' || sense === 'not' || FREE_SENSES.has(sense))) before--;
    return before;
  };
  all.forEach((links, at) => {
    const isPraise = links.some(isSense('hedge')) && (speaksOfPicture(at + 1) || speaksOfPicture(subjectOf(at)));
    if (isPraise) links.splice(0, links.length, ...links.filter(({ target }) => target.kind !== 'value'));
  });
}

/** "Horizontal" within the name of a type ("horizontal bars") speaks of no axis. */
export function dimAxes(all: readonly Link[][]): void {
  const within = new Set(
    all.flat().flatMap(({ start, end, target }) => {
      const isType = target.kind === 'sense' && TYPE_SENSE.test(target.sense);
      return isType ? Array.from({ length: end - start - 1 }, (_, at) => start + 1 + at) : [];
    }),
  );
  all.forEach((links, at) => {
    if (!within.has(at)) return;
    const kept = links.filter((link) => !isSense('xAxis')(link) && !isSense('yAxis')(link));
    links.splice(0, links.length, ...kept);
  });
}

/**
 * "Com o tempo médio de espera" runs along no time: the last word of the phrase begins the name of a column, or is what an operation is
 * made of.
 */
export function dimCourse(links: Link[], all: readonly (readonly Link[])[]): void {
  const isNamed = ({ start, end }: Link): boolean =>
    (all[end - 1] ?? []).some((name) => name.target.kind === 'column' && start < end - 1 && name.end > end) ||
    ((all[end - 1] ?? []).some(({ target }) => target.kind === 'column') &&
      (all[end] ?? []).some(({ target }) => target.kind === 'sense' && MIDDLES.has(target.sense)));
  const kept = links.filter((link) => !(isSense('overTime')(link) && isNamed(link)));
  links.splice(0, links.length, ...kept);
}

/** «Acumulado» and «متراكم» are a running total, and stacked where shapes to stack are named: "barras acumuladas". */
export function dropStacks(found: Link[][]): void {
  const areShapes = found.flat().some(({ target }) => target.kind === 'sense' && STACKED_SHAPES.has(target.sense));
  if (areShapes) return;
  found.forEach((own, at) => {
    const isRunning = (end: number): boolean => own.some((link) => link.end === end && isSense('runningTotal')(link));
    found[at] = own.filter((link) => !(isSense('stacked')(link) && isRunning(link.end)));
  });
}

const STACKED_SHAPES: ReadonlySet<Sense> = new Set<Sense>([
  'chartWord',
  'chartBar',
  'chartColumn',
  'chartArea',
  'barsWord',
  'columnShapes',
  'areaShape',
]);

const MIDDLES: ReadonlySet<Sense> = new Set<Sense>(['average', 'median', 'sum']);

const isSense =
  (sense: Sense) =>
  ({ target }: Link): boolean =>
    target.kind === 'sense' && target.sense === sense;

/** A word for a line that may also mean letters (Arabic has one for both) is the line where the chart draws lines. */
export function preferLines(links: Link[], type: ChartType | undefined): void {
  if (!LINES.some((line) => line === type)) return;
  const ends = new Set(links.flatMap((link) => (isSense('linesWord')(link) ? [link.end] : [])));
  const kept = links.filter((link) => !(isSense('writtenText')(link) && ends.has(link.end)));
  links.splice(0, links.length, ...kept);
}

const SHARE_SENSE = /^(?:shareWord|percentage|shareOfTotal)$/;

/**
 * A word of shares that begins a column's whole name is the column's: "average share of women" is no share of a share. So is one that
 * names a column and is not followed by what it would be a share of: "peso" is a weight as well. `next` are the links behind it.
 */
export function dimShares(links: Link[], next: readonly Link[]): void {
  const isOfSomething = next.some(({ target }) => target.kind === 'sense' && target.sense === 'of');
  const isNamed = (end: number): boolean =>
    !isOfSomething &&
    links.some(
      ({ end: last, target }) =>
        last === end && target.kind === 'column' && (target.reason === 'exact' || target.reason === 'part'),
    );
  const reach = Math.max(
    ...links.map(({ start, end, target }) => (isExactColumn(target) && end > start + 1 ? end : 0)),
  );
  links.forEach((link, at) => {
    const isShare = link.target.kind === 'sense' && SHARE_SENSE.test(link.target.sense);
    if (isShare && (link.end < reach || isNamed(link.end))) links[at] = { ...link, score: DIMMED };
  });
}

/** "Show the number of each format" of a table with a column "Show": an article behind it says that it is the verb. `next` are the links behind it. */
export function dropShown(links: Link[], next: readonly Link[]): void {
  if (!links.some(isSense('showVerb')) || !next.some(isSense('article'))) return;
  const kept = links.filter(({ start, end, target }) => end > start + 1 || target.kind !== 'column');
  links.splice(0, links.length, ...kept);
}

/** From this score on the words say nearly all of a label. */
const NEARLY_WHOLE = 0.75;
/** Words that begin names as well: "order status", "first name". */
const BEGINNINGS: ReadonlySet<Sense> = new Set<Sense>(['sortVerb', 'first', 'last', 'earliest', 'latest']);

/** "The first name", "the share of order status codes": what begins a column's whole name puts nothing in order and picks no row. */
export function dropBeginnings(links: Link[]): void {
  const isName = links.some(
    ({ start, end, score, target }) =>
      end > start + 1 && (isExactColumn(target) || (target.kind === 'column' && score >= NEARLY_WHOLE)),
  );
  const kept = links.filter(
    ({ start, end, target }) => !isName || end > start + 1 || target.kind !== 'sense' || !BEGINNINGS.has(target.sense),
  );
  links.splice(0, links.length, ...kept);
}

/** "The total number of rooms" of a column that holds their number: what is said of it counts no rows. */
export function dropCounting(all: readonly Link[][]): void {
  const names = all.flat().filter(({ start, end, target }) => end > start + 1 && isExactColumn(target));
  for (const links of all) {
    const isWithin = ({ start, end }: Link): boolean =>
      names.some((name) => start < name.start && name.start < end && end <= name.end);
    const kept = links.filter((link) => !isSense('count')(link) || !isWithin(link));
    links.splice(0, links.length, ...kept);
  }
}

/** «حسب الحالة»: a word of rows that is the name of a column which groups them is that column. */
export function dropRowsBesideGroups(all: readonly Link[][], { columns }: Pick<TableProfile, 'columns'>): void {
  const groupsRows = ({ target }: Link): boolean => {
    if (target.kind !== 'column' || target.reason !== 'exact') return false;
    const column = columns[target.column];
    return column?.role === 'category' && !column.isUnique;
  };
  for (const links of all) {
    if (!links.some(groupsRows)) continue;
    links.splice(0, links.length, ...links.filter((link) => !isSense('rows')(link)));
  }
}

function isExactColumn(target: Link['target']): boolean {
  return target.kind === 'column' && target.reason === 'exact';
}

/** A colour by its name in any of the languages, or as hex ("#d62728"). */
export function linkColours(tokens: readonly Token[], start: number): readonly Link[] {
  const token = tokens[start];
  if (token === undefined) return [];
  if (token.text === '#') return linkHex(tokens, start);
  if (token.kind !== 'word') return [];
  const next = tokens.slice(start, start + LONGEST_COLOUR);
  const words = next.map(({ folded }) => folded);
  const match =
    matchColour(words) ?? matchColour(words.map(withoutArticle)) ?? matchColour(next.map(({ stem }) => stem));
  if (match === undefined) return [];
  return [{ start, end: start + match.length, score: 1, target: { kind: 'colour', ...match.colour } }];
}

/** Letters and digits of a hex colour may have come apart into several tokens. */
function linkHex(tokens: readonly Token[], start: number): readonly Link[] {
  let hex = '';
  let end = start + 1;
  for (let before = tokens[start]; tokens[end]?.start === before?.end && hex.length < 8; end++) {
    before = tokens[end];
    hex += before?.text.toLowerCase() ?? '';
  }
  return HEX.test(hex) ? [{ start, end, score: 1, target: { kind: 'colour', hex: `#${hex}` } }] : [];
}

/** An address of the web, as long as it runs without a blank. */
export function linkUrls(tokens: readonly Token[], start: number, wish: string): readonly Link[] {
  const token = tokens[start];
  if (token === undefined || !/^(?:https?|www)$/.test(token.folded)) return [];
  const rest = wish.slice(token.start);
  const blank = rest.search(/\s/);
  const url = (blank < 0 ? rest : rest.slice(0, blank)).replace(/[.,;:!?'")\]]+$/, '');
  if (!/^(?:https?:\/\/|www\.)\S/i.test(url)) return [];
  const past = tokens.findIndex((other, at) => at > start && other.start >= token.start + url.length);
  return [{ start, end: past < 0 ? tokens.length : past, score: 1, target: { kind: 'url', url } }];
}

/** Words that a text to be written follows: what it is for, and how it is led in. */
const PARTS: ReadonlySet<Sense> = new Set<Sense>([
  'titleWord',
  'subtitleWord',
  'captionWord',
  'sourceWord',
  'noteWord',
  'axisWord',
  'bothAxes',
  'axisTitle',
  'axisTitles',
  'xAxis',
  'yAxis',
  'secondAxis',
  'valueAxis',
  'categoryAxis',
  'fontWord',
  'renameVerb',
  'calledWord',
  'nameIt',
  'goalWord',
]);
const LEADS: ReadonlySet<Sense> = new Set<Sense>([
  'nameIt',
  'is',
  'to',
  'as',
  'into',
  'calledWord',
  'renameVerb',
  'of',
  'by',
  'on',
]);
const BREAKS: ReadonlySet<Sense> = new Set<Sense>(['and', 'with']);
const FREE_TAIL: ReadonlySet<Sense> = new Set<Sense>(['politeness', 'and']);

/** Adds, after words that ask for a text ("title:", "call it"), the words that follow as texts, to every place where they may end. */
export function addPhrases(found: Link[][], tokens: readonly Token[], wish: string): void {
  const sensesOf = (at: number): readonly Sense[] =>
    (found[at] ?? []).flatMap(({ target }) => (target.kind === 'sense' ? [target.sense] : []));
  const over = sensesOver(found);
  // "The share of each source" speaks of the data.
  const isOfEach = (at: number): boolean => over[at - 1]?.some((sense) => sense === 'each' || sense === 'per') === true;
  const isAsked = tokens.map((_, at) => !isOfEach(at) && over[at]?.some((sense) => PARTS.has(sense)) === true);
  const first = isAsked.indexOf(true);
  if (first < 0) return;
  for (let start = first + 1; start < tokens.length; start++) {
    const token = tokens[start];
    if (token === undefined || token.kind === 'mark') continue;
    let lead = start - 1;
    while (lead > first && isPassedOver(tokens[lead], over[lead] ?? [])) lead--;
    const led = over[lead] ?? [];
    const isLed = led.some((sense) => LEADS.has(sense));
    const isArabic = /^[\u0620-\u06ff]/.test(token.text);
    const isPlain = (over[start] ?? []).length === 0 && !found[start]?.some(({ target }) => target.kind === 'colour');
    const isBare = isAsked[lead] === true && (/^\p{Lu}|^\p{N}/u.test(token.text) || (isArabic && isPlain));
    if (!isLed && !isBare) continue;
    const asked = isAsked.lastIndexOf(true, start - 1);
    if (over[asked]?.includes('fontWord') === true && namesColumn(found[start] ?? [])) continue;
    if (sensesOf(start).some((sense) => LEADS.has(sense)) && (isArabic || token.text === token.folded)) continue;
    for (const end of endsFrom(start, tokens, over)) {
      const text = wish.slice(token.start, tokens[end - 1]?.end).replace(/[\s.,;]+$/, '');
      found[start]?.unshift({ start, end, score: PHRASE_SCORE, target: { kind: 'phrase', text } });
    }
  }
}

/** Arabic has one word for a font and a line: "a line of the sales" names no font. */
const namesColumn = (links: readonly Link[]): boolean => links.some(({ target }) => target.kind === 'column');

function isPassedOver(token: Token | undefined, senses: readonly Sense[]): boolean {
  if (senses.some((sense) => PARTS.has(sense) || LEADS.has(sense))) return false;
  return token?.kind === 'mark' || senses.some((sense) => FREE_SENSES.has(sense));
}

function sensesOver(found: readonly (readonly Link[])[]): readonly (readonly Sense[])[] {
  const over: Sense[][] = found.map(() => []);
  for (const { start, end, target } of found.flat()) {
    if (target.kind === 'sense') for (let at = start; at < end; at++) over[at]?.push(target.sense);
  }
  return over;
}

/** The end of the wish, and the places before marks and words that join clauses; politeness at the end is no text. */
function endsFrom(start: number, tokens: readonly Token[], over: readonly (readonly Sense[])[]): readonly number[] {
  const ends = new Set<number>();
  const last = Math.min(tokens.length, start + LONGEST_PHRASE);
  for (let at = start + 1; at < last && ends.size < MOST_ENDS; at++) {
    const isBreak = isStop(tokens[at]) || over[at]?.some((sense) => BREAKS.has(sense)) === true;
    if (isBreak) ends.add(at);
  }
  let end = last;
  while (end > start + 1 && (isStop(tokens[end - 1]) || over[end - 1]?.some((one) => FREE_TAIL.has(one)))) end--;
  ends.add(end);
  return [...ends];
}

/** Marks that end a wish rather than its last text: brackets and percent signs belong to the text. */
const isStop = (token: Token | undefined): boolean => token?.kind === 'mark' && /^[.,;:!?…]$/.test(token.text);
