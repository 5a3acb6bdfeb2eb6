import { foldWords } from '../notation/characters.ts';
import { ORDINAL_SCALES } from './ordinal-words.ts';

/** The answers that take no side, folded, of the scales that run from one side to the other. A scale from little to much has none. */
const MIDDLES: Readonly<Record<string, readonly string[]>> = {
  'strongly disagree': ['neutral', 'undecided', 'neither agree nor disagree'],
  'very dissatisfied': ['neutral', 'neither', 'neither satisfied nor dissatisfied'],
  'very unlikely': ['neutral', 'neither likely nor unlikely'],
  'very poor': ['fair', 'average', 'neutral', 'ok', 'okay'],
  'discordo totalmente': ['nao concordo nem discordo', 'nem concordo nem discordo', 'neutro'],
  'muito insatisfeito': ['neutro', 'indiferente', 'nem satisfeito nem insatisfeito'],
  'muito mau': ['suficiente', 'razoavel', 'regular'],
  'لا اوافق بشده': ['محايد'],
  'غير موافق بشده': ['محايد'],
  'غير راض جدا': ['محايد'],
};

const FEWEST_ANSWERS = 3;

type TwoSided = { readonly scale: readonly string[]; readonly middles: readonly string[] };

const TWO_SIDED: readonly TwoSided[] = Object.entries(MIDDLES).flatMap(([word, middles]) => {
  const scale = ORDINAL_SCALES.find((each) => each.includes(word));
  return scale === undefined ? [] : [{ scale, middles }];
});

/**
 * Where each answer stands on a scale that runs from one side to the other ("strongly disagree" to "strongly agree"): -1 to below 0 on
 * the one side, 0 in the middle, above 0 to 1 on the other. Nothing where any text is no answer of the one scale, where an answer comes
 * twice, where they are fewer than three, or where all are of one side.
 */
export function findSidesOfAnswers(texts: readonly string[]): readonly number[] | undefined {
  const answers = texts.map(foldWords);
  if (answers.length < FEWEST_ANSWERS || new Set(answers).size < answers.length) return undefined;
  const found = TWO_SIDED.find(({ scale }) => answers.every((answer) => scale.includes(answer)));
  return found === undefined ? undefined : placeOnSides(answers, found);
}

function placeOnSides(answers: readonly string[], { scale, middles }: TwoSided): readonly number[] | undefined {
  const places = middles.map((middle) => scale.indexOf(middle));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const sorted = answers.map((answer) => scale.indexOf(answer)).sort((left, right) => left - right);
  const low = sorted.filter((place) => place < from).reverse();
  const high = sorted.filter((place) => place > to);
  if (low.length === 0 || high.length === 0) return undefined;
  return answers.map((answer) => {
    const place = scale.indexOf(answer);
    if (place < from) return -(low.indexOf(place) + 1) / low.length;
    return place > to ? (high.indexOf(place) + 1) / high.length : 0;
  });
}
