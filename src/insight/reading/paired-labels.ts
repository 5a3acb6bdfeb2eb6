import { foldWords } from '../../table/notation/characters.ts';
import { bracketed } from './column-unit.ts';
import type { Series } from './series.ts';

/** Two series by their labels; `isOnly` where there is no third beside them. */
export type LabelPair = { readonly left: Series; readonly right: Series; readonly isOnly: boolean };

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Labels of what was meant to be, and of what came of it, folded. */
const PLANS = wordsOf(
  'target targets plan planned budget budgeted forecast goal expected objetivo meta orcamento orcamentado previsto previsao planeado المستهدف الهدف المخطط الميزانيه المتوقع الموازنه',
);
const OUTCOMES = wordsOf(
  'actual actuals outcome result achieved real realizado realizada executado obtido resultado المحقق الفعلي المنفذ المتحقق',
);

/** Words that join a plan to what is planned. */
const LINKS = wordsOf('for of the to de do da dos das para o a value amount valor في من');

const speaks = (label: string, words: ReadonlySet<string>): boolean =>
  foldWords(label)
    .split(' ')
    .some((word) => words.has(word));

/** Words of labels that measure something, folded: two such columns are two things, unless more is known of them. */
const MEASURES = wordsOf(
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

/** True for a label that says of a measure that it was planned, and names nothing else: a target population is none for sales. */
function isPlanFor(plan: string, measure: string): boolean {
  const others = new Set(foldWords(withoutTime(measure)).split(' '));
  const words = foldWords(withoutTime(plan))
    .split(' ')
    .filter((word) => word !== '');
  return speaks(plan, PLANS) && words.every((word) => PLANS.has(word) || LINKS.has(word) || others.has(word));
}

/**
 * True for two labels of which one speaks of a plan and the other of what came of it, whatever it is called where there is no third; and
 * for one measure in two years.
 */
export function arePlanAndOutcome({ left, right, isOnly }: LabelPair): boolean {
  const [one, other] = [left.name.measure, right.name.measure];
  const isOutcome = (label: string): boolean => speaks(label, OUTCOMES) || (isOnly && !speaks(label, PLANS));
  const isPlanned = (isPlanFor(one, other) && isOutcome(other)) || (isPlanFor(other, one) && isOutcome(one));
  return isPlanned || (one !== other && withoutTime(one) === withoutTime(other));
}

/** True where the left of two is what came of the plan or the later year, false where the right one is; undefined for others. */
export function isLeftLater(pair: LabelPair): boolean | undefined {
  if (!arePlanAndOutcome(pair)) return undefined;
  const [one, other] = [pair.left.name.measure, pair.right.name.measure];
  if (speaks(one, PLANS) !== speaks(other, PLANS)) return speaks(other, PLANS);
  if (EARLIER.test(one) !== EARLIER.test(other)) return EARLIER.test(other);
  return yearOf(one) > yearOf(other);
}

const YEAR = /(?<!\p{Nd})(?:19|20)\d{2}(?!\p{Nd})/u;
const yearOf = (label: string): number => Number(YEAR.exec(label)?.[0] ?? 0);

/** A label without the time it names: "2023 share" and "2024 share", "Revenue" and "Revenue last year" measure one thing. */
const withoutTime = (label: string): string => label.replace(YEAR, '').replace(EARLIER, '').replace(LATER, '').trim();

const EARLIER =
  /\(?\b(?:last|previous|prior) (?:year|month|quarter|week|period)\b\)?|\b(?:before|ano (?:anterior|passado)|mês anterior|antes)\b|العام (?:الماضي|السابق)|السنة (?:الماضية|السابقة)|قبل/iu;
const LATER =
  /\(?\b(?:this|current) (?:year|month|quarter|week|period)\b\)?|\b(?:after|este ano|ano (?:atual|corrente)|depois)\b|هذا العام|العام الحالي|هذه السنة|بعد/iu;

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
