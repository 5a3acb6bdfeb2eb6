import { foldWords } from '../../table/notation/characters.ts';
import { setOf } from '../../table/profile/measure-words.ts';
import { isLeftLabelLater, type Labels, namePlanAndOutcome, speaks } from '../../table/profile/plans-and-outcomes.ts';
import { bracketed } from './column-unit.ts';
import type { Series } from './series.ts';

/** Two series by their labels; `isOnly` where there is no third beside them. */
export type LabelPair = { readonly left: Series; readonly right: Series; readonly isOnly: boolean };

/** Words of labels that measure something, folded: two such columns are two things, unless more is known of them. */
const MEASURES = setOf(
  'sales revenue revenues income profit profits cost costs price prices rate rates amount amounts value values population count counts units orders ' +
    'visits visitors users customers clients employees staff people students total totals quantity volume weight height length distance area score ' +
    'scores rating points votes deaths births cases clicks views downloads sessions signups budget expenses spend spending salary wage wages ' +
    'calories temperature rainfall humidity wind speed hours days minutes age exports imports output production demand supply emissions ' +
    'subscribers followers members patients admissions passengers guests complaints tickets calls returns refunds stock number ' +
    'receita receitas vendas custo custos preco precos taxa valor valores populacao quantidade unidades encomendas visitas visitantes clientes ' +
    'utilizadores pessoas funcionarios trabalhadores alunos lucro despesa despesas orcamento salario peso altura distancia votos mortes nascimentos ' +
    'casos montante volume numero temperatura precipitacao horas dias exportacoes importacoes producao reclamacoes chamadas doentes passageiros ' +
    'المبيعات مبيعات الايرادات ايرادات الدخل الربح الارباح التكلفه التكاليف السعر المبلغ القيمه السكان عدد الكميه الوحدات الطلبات الزوار العملاء الموظفين ' +
    'الموظفون المستخدمين الطلاب الوزن الطول المسافه المساحه الاصوات الوفيات المواليد الحالات الميزانيه المصروفات الراتب الصادرات الواردات الانتاج الشكاوى المرضى',
);

const labelsOf = ({ left, right, isOnly }: LabelPair): Labels => ({
  left: left.name.measure,
  right: right.name.measure,
  isOnly,
});

/** True for a plan and what came of it, and for one measure in two years. */
export const arePlanAndOutcome = (pair: LabelPair): boolean => namePlanAndOutcome(labelsOf(pair));

/** True where the left of two is what came of the plan or the later year, false where the right one is; undefined for others. */
export const isLeftLater = (pair: LabelPair): boolean | undefined => isLeftLabelLater(labelsOf(pair));

/**
 * True for two that may overtake each other: groups of one measure, one stated unit, one head ("new customers", "lost customers"), names of
 * what one measure is parted by ("Online", "Stores"), and plan and outcome; not for revenue and employees.
 */
export function areOfOneKind({ left, right, isOnly }: LabelPair): boolean {
  const { currency, unit, format } = left.unit;
  if (left.name.group !== undefined || currency !== undefined || unit !== undefined || format === 'percentage')
    return true;
  const [one, other] = [left.name.measure, right.name.measure];
  if (!speaks(one, MEASURES) && !speaks(other, MEASURES)) return true;
  return bracketed(one) !== '' || headOf(one) === headOf(other) || arePlanAndOutcome({ left, right, isOnly });
}

/**
 * True for two measures of named things of which it says something how far they lie apart: of one stated unit or head, plan and outcome, two
 * alone, or, where none of all the measures is of another kind, names of what one measure is parted by. Beds and readmissions are not.
 */
export function saysHowFarApart(pair: LabelPair, measures: readonly Series[], compared: readonly Series[]): boolean {
  if (pair.left.name.group !== undefined || pair.left.isRowShare || measures.length === 2) return true;
  const { currency, unit, format } = pair.left.unit;
  if (currency !== undefined || unit !== undefined || format === 'percentage' || arePlanAndOutcome(pair)) return true;
  const [one, other] = [pair.left.name.measure, pair.right.name.measure];
  if (bracketed(one) !== '' || headOf(one) === headOf(other)) return true;
  return compared.length === measures.length && measures.every(({ name }) => !speaks(name.measure, MEASURES));
}

const headOf = (label: string): string | undefined => foldWords(label).split(' ').at(-1);
