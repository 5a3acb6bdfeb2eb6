import { describe, expect, test } from 'vitest';
import { docentes, encomendas } from '../../test/fixtures/language/portuguese-situations.ts';
import type { PlanStep } from '../plan/plan.ts';
import { understand } from './understand.ts';

const TABLES = { encomendas: encomendas(), docentes: docentes() };

function stepsOf(table: keyof typeof TABLES, wish: string): readonly PlanStep[] {
  return understand(wish, TABLES[table]).readings[0]?.plan.steps ?? [];
}

type Construct = {
  readonly name: string;
  readonly table: keyof typeof TABLES;
  /** What the plan of each wish holds, in order; further fields and steps are free. */
  readonly steps: readonly Readonly<Record<string, unknown>>[];
  /** A plain case, paraphrases, and one with a slip of the keys. */
  readonly wishes: readonly string[];
  /** Looks alike and must not give these steps. */
  readonly not: string;
};

const column = (key: string) => ({ kind: 'column', key });
const literal = (value: string | number) => ({ kind: 'literal', value });
const where = (key: string, operator: string, value: string | number) => ({
  verb: 'filter',
  where: { kind: 'binary', operator, left: column(key), right: literal(value) },
});
const group = (by: readonly string[], operation: string, key?: string) => ({
  verb: 'group',
  by,
  measures: [{ operation, ...(key === undefined ? {} : { column: key }) }],
});
const SALES = 'fatura_o';
const DATE = 'data_da_encomenda';

const CONSTRUCTS: readonly Construct[] = [
  {
    name: 'a total of each group',
    table: 'encomendas',
    steps: [group(['distrito'], 'sum', SALES)],
    wishes: [
      'faturação total por distrito',
      'mostra-me a soma da faturação por cada distrito',
      'qual é a faturação de cada distrito?',
      'fatruação total por distrto',
    ],
    not: 'faturação média por distrito',
  },
  {
    name: 'a mean of each group',
    table: 'docentes',
    steps: [group(['escola'], 'mean', 'ordenado')],
    wishes: ['ordenado médio por escola', 'média do ordenado em cada escola', 'ordendo médio por escola'],
    not: 'ordenado máximo por escola',
  },
  {
    name: 'two measures, the preposition said again',
    table: 'docentes',
    steps: [{ verb: 'group', by: ['escola'], measures: [{ column: 'idade' }, { column: 'ordenado' }] }],
    wishes: ['média de idade e de ordenado por escola', 'médias da idade e do ordenado por escola'],
    not: 'média de idade por escola',
  },
  {
    name: 'a count of rows',
    table: 'encomendas',
    steps: [group(['estado'], 'count')],
    wishes: ['quantas encomendas por estado', 'número de encomendas por estado', 'conta as encomendas por estado'],
    not: 'faturação por estado',
  },
  {
    name: 'a count of different values',
    table: 'encomendas',
    steps: [group(['distrito'], 'countDistinct', 'cliente')],
    wishes: [
      'número de clientes diferentes por distrito',
      'quantos clientes distintos há em cada distrito?',
      'quantos cleintes diferentes por distrito',
    ],
    not: 'quantas encomendas por distrito',
  },
  {
    name: 'a value kept',
    table: 'encomendas',
    steps: [where('estado', '=', 'Anulada')],
    wishes: ['encomendas anuladas', 'só as anuladas', 'mostra apenas as encomendas anuladas', 'filtra por anuladas'],
    not: 'encomendas pendentes',
  },
  {
    name: 'a value left out',
    table: 'encomendas',
    steps: [{ verb: 'filter', where: { kind: 'not', of: { left: column('distrito'), right: literal('Faro') } } }],
    wishes: ['sem Faro', 'tira Faro', 'tudo menos Faro', 'exclui Faro', 'todos os distritos exceto Faro'],
    not: 'só Faro',
  },
  {
    name: 'a state that things are not in',
    table: 'encomendas',
    steps: [{ verb: 'filter', where: { kind: 'not', of: { left: column('estado'), right: literal('Anulada') } } }],
    wishes: ['encomendas que não estão anuladas', 'encomendas que não foram anuladas', 'estado diferente de Anulada'],
    not: 'encomendas que estão anuladas',
  },
  {
    name: 'groups in the order of a figure',
    table: 'encomendas',
    steps: [
      group(['distrito'], 'sum', SALES),
      { verb: 'sort', by: [{ column: `sum_${SALES}`, direction: 'descending' }] },
    ],
    wishes: ['distritos por ordem decrescente de faturação', 'em que distrito se faturou mais?'],
    not: 'distritos por ordem crescente de faturação',
  },
  {
    name: 'two values',
    table: 'encomendas',
    steps: [{ verb: 'filter', where: { kind: 'in', of: column('distrito') } }],
    wishes: ['só Lisboa e Porto', 'apenas Lisboa ou Porto', 'mantém só Lisboa e o Porto'],
    not: 'só Lisboa',
  },
  {
    name: 'a number exceeded',
    table: 'encomendas',
    steps: [where('unidades', '>', 20)],
    wishes: [
      'mais de 20 unidades',
      'encomendas com mais de 20 unidades',
      'unidades acima de 20',
      'unidades superiores a vinte',
      'undades maiores do que 20',
    ],
    not: 'pelo menos 20 unidades',
  },
  {
    name: 'at least a number',
    table: 'encomendas',
    steps: [where('unidades', '>=', 20)],
    wishes: ['unidades de pelo menos 20', 'unidades iguais ou superiores a 20', 'com 20 ou mais unidades'],
    not: 'unidades abaixo de 20',
  },
  {
    name: 'an amount of money without its column',
    table: 'encomendas',
    steps: [where(SALES, '>', 500)],
    wishes: ['encomendas acima de 500 €', 'mais de 500 euros', 'faturação superior a 500 euros'],
    not: 'mais de 500 unidades',
  },
  {
    name: 'a range',
    table: 'encomendas',
    steps: [
      { verb: 'filter', where: { kind: 'between', of: column('unidades'), low: literal(10), high: literal(20) } },
    ],
    wishes: ['entre 10 e 20 unidades', 'unidades entre 10 e 20', 'unidades de 10 a 20'],
    not: 'mais de 10 unidades',
  },
  {
    name: 'an age without its column',
    table: 'docentes',
    steps: [where('idade', '>', 50)],
    wishes: ['docentes com mais de 50 anos', 'quem tem mais de 50 anos', 'acima de 50 anos'],
    not: 'docentes com menos de 50 anos',
  },
  {
    name: 'a figure named by its verb',
    table: 'docentes',
    steps: [where('ordenado', '>', 2000)],
    wishes: ['quem ganha mais de 2000 euros', 'docentes que ganham mais de 2000', 'ordenado acima de 2 mil'],
    not: 'quem ganha menos de 2000 euros',
  },
  {
    name: 'an empty cell',
    table: 'docentes',
    steps: [{ verb: 'filter', where: { kind: 'call', name: 'isEmpty', arguments: [column('avalia_o')] } }],
    wishes: ['docentes sem avaliação', 'avaliação vazia', 'avaliação em branco'],
    not: 'docentes com avaliação preenchida',
  },
  {
    name: 'rows without a value dropped',
    table: 'docentes',
    steps: [{ verb: 'dropEmpty', columns: ['avalia_o'] }],
    wishes: ['apaga as linhas sem avaliação', 'remove as linhas sem avaliação preenchida'],
    not: 'apaga a avaliação',
  },
  {
    name: 'the highest few',
    table: 'encomendas',
    steps: [group(['cliente'], 'sum', SALES), { verb: 'limit', count: 3 }],
    wishes: [
      'os 3 clientes com maior faturação',
      'os três clientes com mais faturação',
      'top 3 clientes por faturação',
      'os 3 melhores clientes em faturação',
    ],
    not: 'faturação por cliente',
  },
  {
    name: 'the highest few, the rest gathered',
    table: 'encomendas',
    steps: [group(['artigo'], 'sum', SALES), { verb: 'limit', count: 2, rest: { column: 'artigo', label: 'Outros' } }],
    wishes: [
      'os 2 artigos com mais faturação e junta o resto em Outros',
      'top 2 artigos por faturação e agrupa os restantes em Outros',
    ],
    not: 'os 2 artigos com mais faturação',
  },
  {
    name: 'the best of each group',
    table: 'docentes',
    steps: [{ verb: 'limit', count: 1, by: { column: 'ordenado', direction: 'descending' }, per: ['escola'] }],
    wishes: ['o docente com maior ordenado de cada escola', 'docente com o ordenado mais alto por escola'],
    not: 'o docente com maior ordenado',
  },
  {
    name: 'an order',
    table: 'encomendas',
    steps: [{ verb: 'sort', by: [{ column: SALES, direction: 'descending' }] }],
    wishes: [
      'ordena por faturação, da maior para a menor',
      'ordenar por faturação por ordem decrescente',
      'ordene pela faturação de forma decrescente',
      'ordena por fatruação descendente',
    ],
    not: 'ordena por faturação, da menor para a maior',
  },
  {
    name: 'the order of the alphabet',
    table: 'docentes',
    steps: [{ verb: 'sort', by: [{ column: 'docente', direction: 'ascending' }] }],
    wishes: ['por ordem alfabética', 'ordena os docentes alfabeticamente', 'docentes por ordem alfabética'],
    not: 'ordem alfabética inversa dos docentes',
  },
  {
    name: 'a year',
    table: 'encomendas',
    steps: [{ verb: 'filter', where: { operator: '=', left: column(DATE), right: { kind: 'moment', iso: '2024' } } }],
    wishes: ['só 2024', 'encomendas de 2024', 'apenas as encomendas de 2024'],
    not: 'depois de 2024',
  },
  {
    name: 'months of one year',
    table: 'encomendas',
    steps: [
      {
        verb: 'filter',
        where: { kind: 'between', low: { kind: 'moment', iso: '2023-03' }, high: { kind: 'moment', iso: '2023-06' } },
      },
    ],
    wishes: ['entre março e junho de 2023', 'de março a junho de 2023', 'entre março de 2023 e junho de 2023'],
    not: 'março de 2023',
  },
  {
    name: 'weekends',
    table: 'encomendas',
    steps: [{ verb: 'filter', where: { operator: '>=', left: { kind: 'call', name: 'weekday' }, right: literal(6) } }],
    wishes: ['só ao fim de semana', 'encomendas ao fim de semana', 'só fins de semana'],
    not: 'sem o fim de semana',
  },
  {
    name: 'months as groups',
    table: 'encomendas',
    steps: [{ verb: 'truncateTime', column: DATE, part: 'month' }, { verb: 'group' }],
    wishes: ['faturação por mês', 'faturação mensal', 'evolução mensal da faturação', 'faturação mês a mês'],
    not: 'faturação por trimestre',
  },
  {
    name: 'days of the week as groups',
    table: 'encomendas',
    steps: [{ verb: 'truncateTime', column: DATE, part: 'weekday' }, { verb: 'group' }],
    wishes: ['faturação por dia da semana', 'faturação por dia da semana, de segunda a domingo'],
    not: 'faturação por dia',
  },
  {
    name: 'a running total',
    table: 'encomendas',
    steps: [{ verb: 'truncateTime' }, { verb: 'group' }, { verb: 'window', operation: 'runningTotal' }],
    wishes: ['total acumulado da faturação por mês', 'faturação acumulada por mês'],
    not: 'faturação por mês',
  },
  {
    name: 'a share',
    table: 'encomendas',
    steps: [group(['artigo'], 'sum', SALES), { verb: 'window', operation: 'shareOfTotal' }],
    wishes: ['que percentagem da faturação vem de cada artigo', 'percentagem da faturação por artigo'],
    not: 'faturação por artigo',
  },
  {
    name: 'a percentile',
    table: 'docentes',
    steps: [
      { verb: 'group', by: ['escola'], measures: [{ operation: 'percentile', column: 'ordenado', percentile: 90 }] },
    ],
    wishes: ['percentil 90 do ordenado por escola', 'o percentil 90 do ordenado em cada escola'],
    not: 'mediana do ordenado por escola',
  },
  {
    name: 'a figure made of two columns',
    table: 'encomendas',
    steps: [{ verb: 'group' }, { verb: 'derive', expression: { kind: 'binary', operator: '-' } }],
    wishes: ['faturação menos custo por artigo', 'diferença entre faturação e custo por artigo', 'margem por artigo'],
    not: 'faturação e custo por artigo',
  },
  {
    name: 'a column and its limit',
    table: 'docentes',
    steps: [{ verb: 'filter', where: { operator: '<', left: column('horas'), right: column('horas_previstas') } }],
    wishes: ['docentes abaixo das horas previstas', 'horas inferiores às horas previstas'],
    not: 'horas acima das horas previstas',
  },
  {
    name: 'columns dropped',
    table: 'encomendas',
    steps: [{ verb: 'drop', columns: ['custo'] }],
    wishes: ['remove a coluna custo', 'apaga o custo', 'elimine a coluna Custo', 'tira a coluna do custo'],
    not: 'deixa só o custo',
  },
  {
    name: 'columns kept',
    table: 'docentes',
    steps: [{ verb: 'select', columns: ['docente', 'ordenado'] }],
    wishes: ['só as colunas docente e ordenado', 'deixa ficar apenas as colunas docente e ordenado'],
    not: 'sem as colunas docente e ordenado',
  },
  {
    name: 'a column renamed',
    table: 'encomendas',
    steps: [{ verb: 'rename', column: 'artigo', label: 'Produto' }],
    wishes: ['muda o nome de Artigo para Produto', 'renomeia a coluna Artigo para Produto'],
    not: 'tira a coluna Artigo',
  },
  {
    name: 'rounding',
    table: 'encomendas',
    steps: [{ verb: 'round', columns: [SALES], decimals: 0 }],
    wishes: ['arredonda a faturação às unidades', 'arredondar a faturação', 'arredonda a faturação a 0 casas decimais'],
    not: 'arredonda a faturação a 1 casa decimal',
  },
  {
    name: 'filling gaps',
    table: 'docentes',
    steps: [{ verb: 'fillEmpty', columns: ['avalia_o'], method: 'mean' }],
    wishes: ['preenche a avaliação em falta com a média', 'preencha os vazios da avaliação com a média'],
    not: 'preenche a avaliação em falta com zeros',
  },
  {
    name: 'duplicates',
    table: 'encomendas',
    steps: [{ verb: 'distinct' }],
    wishes: ['remove os duplicados', 'tira as linhas repetidas', 'elimina duplicados'],
    not: 'remove os totais',
  },
  {
    name: 'rows and columns swapped',
    table: 'docentes',
    steps: [{ verb: 'transpose' }],
    wishes: ['troca linhas por colunas', 'troca as linhas pelas colunas', 'transpõe linhas e colunas'],
    not: 'só as colunas docente e ordenado',
  },
  {
    name: 'a sample',
    table: 'encomendas',
    steps: [{ verb: 'sample', count: 20 }],
    wishes: ['amostra aleatória de 20 linhas', '20 linhas ao acaso'],
    not: 'as primeiras 20 linhas',
  },
];

describe.each(CONSTRUCTS)('in Portuguese, $name', ({ table, steps, wishes, not }) => {
  test.each(wishes)('is understood from "%s"', (wish) => {
    expect(stepsOf(table, wish).slice(0, steps.length)).toMatchObject(steps);
  });

  test(`is not what "${not}" means`, () => {
    expect(stepsOf(table, not).slice(0, steps.length)).not.toMatchObject(steps);
  });
});

describe('a Portuguese wish that names what is not there', () => {
  test.each([
    ['média da felicidade por escola', 'felicidade'],
    ['só o Algarve', 'Algarve'],
  ])('"%s" does nothing and says which word', (wish, word) => {
    const { readings, unknown } = understand(wish, TABLES.docentes);
    expect(readings).toEqual([]);
    expect(unknown.map(({ text }) => text)).toContain(word);
  });
});

describe('politeness', () => {
  test.each([
    'podes mostrar-me a faturação total por distrito, por favor?',
    'gostava de ver a faturação total por distrito',
    'olá, queria a faturação total por distrito, obrigado',
  ])('changes nothing: "%s"', (wish) => {
    expect(stepsOf('encomendas', wish)).toEqual(stepsOf('encomendas', 'faturação total por distrito'));
  });
});
