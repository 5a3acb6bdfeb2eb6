import type { AggregateOperation } from '../../plan/expression/expression.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import { toCanonical } from '../links/table-index.ts';

/**
 * Words of labels for what belongs to one thing and is not handed round: weights, heights, powers. The profile, which judges
 * whether numbers could add up, lets them; a person who asks for "weight by year" means the typical thing of that year.
 */
const OF_ONE_THING: ReadonlySet<string> = new Set(
  toCanonical(
    'weight height length width depth size horsepower power displacement acceleration mpg economy temperature salary wage age year ' +
      'rating score percentage rate price duration capacity battery pressure latitude longitude gpa grade speed hp cylinder pay ' +
      'turnout humidity occupancy density concentration index latency utilization satisfaction magnitude bmi voltage altitude ' +
      'peso altura comprimento largura tamanho potencia salario idade nota taxa preco duracao capacidade velocidade ' +
      'humidade ocupacao densidade concentracao indice abstencao satisfacao magnitude altitude ' +
      'وزن ارتفاع طول عرض حجم قوه راتب عمر تقييم سعر مده سرعه رطوبه كثافه تركيز مؤشر ضغط جهد عمق',
  ),
);

/** Words of labels for what is one figure of each thing, whatever else the label says: "average salary". */
const ALREADY_AVERAGE: ReadonlySet<string> = new Set(toCanonical('average median minimum maximum media متوسط'));

/** How a column is brought down to one figure where the wish does not say: amounts add up, the rest is averaged. */
export function defaultOperation({ label, number }: ColumnProfile): Extract<AggregateOperation, 'sum' | 'mean'> {
  if (number === undefined || !number.isAdditive) return 'mean';
  const words = toCanonical(label);
  return words.some((word) => OF_ONE_THING.has(word) || ALREADY_AVERAGE.has(word)) ? 'mean' : 'sum';
}
