import { foldWords } from '../notation/characters.ts';

/** People and things that are counted and never told in money, in the plural, folded. */
const COUNTED: ReadonlySet<string> = new Set(
  foldWords(
    'customers clients users employees staff headcount workers people persons students pupils members subscribers followers patients passengers guests ' +
      'visitors residents inhabitants households shops stores branches outlets transactions visits votes calls downloads clicks ' +
      'clientes utilizadores usuarios empregados funcionarios colaboradores trabalhadores pessoas alunos estudantes membros socios assinantes seguidores doentes ' +
      'pacientes passageiros hospedes visitantes residentes habitantes lojas filiais balcoes agencias transacoes visitas votos chamadas ' +
      'عملاء زبائن مستخدمين مستخدمون موظفين موظفون عمال اشخاص طلاب اعضاء مشتركين مشتركون مرضى ركاب ضيوف زوار سكان فروع متاجر معاملات زيارات اصوات مكالمات',
  ).split(' '),
);
/** "Number of contracts", "N.º de contratos", «عدد العقود». */
const HOW_MANY = /^(?:number of|no\. of|# of|numero de|n\.?[º°o]\.? (?:de )?|qtd\.? (?:de )?|quantidade de|عدد )/u;
/** What money there is of those that are counted: "revenue from new customers", "cost per user". */
const OF_MONEY =
  /(?<!\p{L})(?:revenues?|sales|costs?|income|spend(?:ing)?|value|amount|price|per|receitas?|vendas|custos?|despesas?|valor|montante|preco|por|ايرادات|مبيعات|تكلفه|مصروفات|قيمه|مبلغ|سعر|لكل)(?!\p{L})/u;

/** True for a label of how many there are of something: "Customers", «Novos clientes», «عدد الموظفين». No money is told there. */
export function isCountedLabel(label: string): boolean {
  const folded = foldWords(label);
  const words = folded.split(/[^\p{L}]+/u).flatMap((word) => [word, word.replace(/^ال/, '')]);
  const bare = folded.replace(/(?<!\p{L})ال/gu, '');
  return !OF_MONEY.test(bare) && (HOW_MANY.test(folded) || words.some((word) => COUNTED.has(word)));
}
