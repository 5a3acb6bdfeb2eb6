import { foldWords } from '../notation/characters.ts';
import { remembering } from '../notation/remembering.ts';
import { setOf } from './measure-words.ts';

/** Labels of what was meant to be, and of what came of it, folded. */
const PLANS = setOf(
  'target targets plan planned budget budgeted forecast goal expected objetivo meta orcamento orcamentado previsto previsao planeado المستهدف الهدف المخطط الميزانيه المتوقع الموازنه',
);
const OUTCOMES = setOf(
  'actual actuals outcome result achieved real realizado realizada executado obtido resultado المحقق الفعلي المنفذ المتحقق',
);

/** Words that join a plan to what is planned. */
const LINKS = setOf('for of the to de do da dos das para o a value amount valor في من');

/** True for a label that has one of some words. */
export const speaks = (label: string, words: ReadonlySet<string>): boolean =>
  wordsIn(label).some((word) => words.has(word));

/** Labels whose words are remembered: each measure is set against all others. */
const MOST_REMEMBERED = 500;

const wordsIn = remembering(
  (label) =>
    foldWords(label)
      .split(' ')
      .filter((word) => word !== ''),
  MOST_REMEMBERED,
);

/** True for a label that says of a measure that it was planned, and names nothing else: a target population is none for sales. */
function isPlanFor(plan: string, measure: string): boolean {
  if (!speaks(plan, PLANS)) return false;
  const others = wordsIn(withoutTime(measure));
  return wordsIn(withoutTime(plan)).every((word) => PLANS.has(word) || LINKS.has(word) || others.includes(word));
}

/** Two labels; `isOnly` where there is no third column of numbers beside them. */
export type Labels = { readonly left: string; readonly right: string; readonly isOnly: boolean };

/**
 * True for two labels of which one speaks of a plan and the other of what came of it, whatever it is called where there is no third; and
 * for one measure in two years. What came of this year is not set against the plan of another.
 */
export function namePlanAndOutcome({ left, right, isOnly }: Labels): boolean {
  const isOutcome = (label: string): boolean => speaks(label, OUTCOMES) || (isOnly && !speaks(label, PLANS));
  const isPlanned = (isPlanFor(left, right) && isOutcome(right)) || (isPlanFor(right, left) && isOutcome(left));
  const years = [yearOf(left), yearOf(right)];
  const isOfOneTime = years.includes(0) || years[0] === years[1];
  return (isPlanned && isOfOneTime) || (left !== right && withoutTime(left) === withoutTime(right));
}

/** More columns than these are no plans and outcomes. */
const MOST_SET_AGAINST = 12;

/** True where some two of the labels of measures are a plan and what came of it, or one measure in two years. */
export function areSetAgainstEachOther(labels: readonly string[]): boolean {
  const isOnly = labels.length === 2;
  return (
    labels.length <= MOST_SET_AGAINST &&
    labels.some((left, place) => labels.slice(place + 1).some((right) => namePlanAndOutcome({ left, right, isOnly })))
  );
}

/** True where the left of two is what came of the plan or the later year, false where the right one is; undefined for others. */
export function isLeftLabelLater(labels: Labels): boolean | undefined {
  if (!namePlanAndOutcome(labels)) return undefined;
  const { left, right } = labels;
  if (speaks(left, PLANS) !== speaks(right, PLANS)) return speaks(right, PLANS);
  if (EARLIER.test(left) !== EARLIER.test(right)) return EARLIER.test(right);
  return yearOf(left) > yearOf(right);
}

const YEAR = /(?<!\p{Nd})(?:19|20)\d{2}(?!\p{Nd})/u;
const yearOf = (label: string): number => Number(YEAR.exec(label)?.[0] ?? 0);

/** A label without the time it names: "2023 share" and "2024 share", "Revenue" and "Revenue last year" measure one thing. */
const withoutTime = remembering(
  (label) => label.replace(YEAR, '').replace(EARLIER, '').replace(LATER, '').trim(),
  MOST_REMEMBERED,
);

const EARLIER =
  /\(?\b(?:last|previous|prior) (?:year|month|quarter|week|period)\b\)?|\b(?:before|ano (?:anterior|passado)|mês anterior|antes)\b|العام (?:الماضي|السابق)|السنة (?:الماضية|السابقة)|قبل/iu;
const LATER =
  /\(?\b(?:this|current) (?:year|month|quarter|week|period)\b\)?|\b(?:after|este ano|ano (?:atual|corrente)|depois)\b|هذا العام|العام الحالي|هذه السنة|بعد/iu;
