import type { MeasureWords } from '../grammar.ts';
import { inSmallLetters } from '../label.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Heads of labels that measure something, in small letters: they are written small within a sentence even beside others. */
const MEASURES = setOf(
  'sales revenue revenues profit profits cost costs price prices rate rates income expenses expense spending budget turnover margin ' +
    'orders units quantity amount total average mean median score rating ratings points visits visitors users customers sessions ' +
    'views clicks downloads signups subscribers population temperature rainfall precipitation humidity wind snowfall sunshine hours ' +
    'days minutes distance weight height length width age salary salaries wages pay production output consumption emissions exports ' +
    'imports share percentage percent ratio value number count index level demand supply growth inflation unemployment attendance ' +
    'patients admissions passengers guests customers consultations beds rooms meals tickets calls stay stays marks seats ' +
    'years expectancy deaths births cases tests students employees staff headcount goals wins losses runs time duration speed traffic stock volume rent rents fee fees fines wait waits delay delays votes',
);

/** Heads that, alone in the singular, need their article: "the price rose", but "revenue rose". */
const COUNTED = setOf(
  'price rate temperature average mean median score rating index level share percentage ratio number count population salary cost ' +
    'amount total budget margin value quantity distance weight height length width speed volume',
);

/** Words behind the head: "units sold", "emissions per person". */
const AFTER_HEAD = setOf(
  'sold made of per in for by from to at with sent spent seen taken lost won done built held caught born given drawn drunk grown',
);
/** "served", "treated", "issued", but no "speed" or "seed". */
const PARTICIPLE = /[^e]{2}ed$/;

/** The head of a label: its last word, or the one before "of", "per", "sold". */
function headOf(label: string): string {
  const words = label
    .toLowerCase()
    .replace(/ \([^()]*\)$/, '')
    .split(' ');
  const at = words.findIndex((word, place) => place > 0 && (AFTER_HEAD.has(word) || PARTICIPLE.test(word)));
  return (at > 0 ? words[at - 1] : words.at(-1)) ?? '';
}

/** True for a label that speaks of many: "sales", "units sold". */
export function isPlural(label: string): boolean {
  const head = headOf(label);
  return /[a-z]s$/.test(head) && !/(?:ss|us|is|ics)$/.test(head) && head !== 'gas';
}

/** True for a label whose head measures something; "Life expectancy" is no name, "North Sea" may be. */
export function isMeasureLabel(label: string): boolean {
  return MEASURES.has(headOf(label)) || /^\p{Lu}\p{Ll}+ \p{Ll}| per \p{L}/u.test(label);
}

/** A label as it is written within a sentence: small, but for names and abbreviations. */
export function writeLabel(label: string, isName: boolean): string {
  return isName ? label : inSmallLetters(label);
}

/** Heads of labels whose values are large and small: "the largest population". */
const LARGE = setOf(
  'area population size staff headcount workforce volume budget share output production fleet capacity stock market economy amount ' +
    'number count total crowd audience turnout attendance crew team surface territory',
);
/** Heads that are sizes by their own name: "the greatest length" — neither a high nor a long one. */
const GREAT = setOf('length distance height depth width weight mass magnitude thickness');
/** Heads that are stretches of time: one waits longest. */
const LONG = setOf('duration time wait waits waiting delay delays stay');

/** Heads that count things or people: "the highest number of orders". */
const THINGS = setOf(
  'orders units visits visitors users customers sessions views clicks downloads signups subscribers patients admissions passengers guests ' +
    'consultations beds rooms meals tickets calls stays seats births deaths cases tests students employees runs items bookings arrivals ' +
    'departures loans members complaints incidents trips rides flights matches games goals wins losses medals schools shops stores votes seats jobs houses homes cars books loans fines points',
);
/** Words before a head that make a figure of it that is no number of things. */
const FIGURES = /^(?:average|mean|median|total|highest|lowest|growth)\b/i;

/** The superlatives of a measure, and what stands between them and it. */
export type Superlatives = { readonly most: string; readonly least: string; readonly of: string };

/** The superlatives of a measure, by the head of its label: "highest" and "lowest" where nothing else is said. */
export function superlativesOf({ plain, group }: Pick<MeasureWords, 'plain' | 'group'>): Superlatives {
  const head = headOf(plain);
  if (LARGE.has(head)) return { most: 'largest', least: 'smallest', of: '' };
  if (GREAT.has(head)) return { most: 'greatest', least: 'smallest', of: '' };
  if (LONG.has(head)) return { most: 'longest', least: 'shortest', of: '' };
  const isCounted = THINGS.has(head) && group === undefined && !FIGURES.test(plain);
  return { most: 'highest', least: 'lowest', of: isCounted ? 'number of ' : '' };
}

/** Heads that nobody wants more of, or that are neither good nor bad: nobody leads in them. */
const NO_CONTEST = setOf(
  'wait waits waiting time times delay delays duration cost costs price prices rent rents error errors complaint complaints death deaths case cases ' +
    'debt loss losses churn crime crimes accident accidents temperature rainfall emissions unemployment inflation poverty mortality age absences ' +
    'fine fines fee fees tax taxes expense expenses expenditure spending budget target targets defects returns reply minutes hours days turnover rate share',
);

/** True for a measure in which one leads: goals, sales, votes. Nobody leads in waits, rents or deaths. */
export function isContest({ plain }: Pick<MeasureWords, 'plain'>): boolean {
  return (
    !NO_CONTEST.has(headOf(plain)) &&
    !plain
      .toLowerCase()
      .split(' ')
      .some((word) => /^(?:wait|waiting|rent|cost)$/.test(word))
  );
}

/** A label with the article it needs as a subject in a caption. */
export function withArticle(written: string, plain: string): string {
  return COUNTED.has(headOf(plain)) && !/^(?:the|total|all|net|gross) /i.test(plain) ? `the ${written}` : written;
}

/** The owner's form of a name: "North's", "Laptops'". */
export function possessive(name: string, plain: string): string {
  return `${name}${/s$/i.test(plain) ? '’' : '’s'}`;
}
