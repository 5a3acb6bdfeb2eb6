import type { FoundOrder, SortedBy } from '../../plan/transform/facts.ts';
import type { DatePart, FillMethod, WindowOperation } from '../../plan/transform/transform.ts';
import type { TimeGrain } from '../../table/column.ts';
import type { PlanTexts, StepSay } from './plan-texts.ts';
import { PORTUGUESE_CONDITIONS } from './portuguese-conditions.ts';

/** Rows, counted. */
export const ROWS = { one: '# linha', other: '# linhas' };
const IN_CELLS = { one: '# célula', other: '# células' };
const COLUMNS = { one: '# coluna', other: '# colunas' };
export const MORE = { one: 'mais uma', other: 'mais #' };
const GROUPS = { one: '# grupo', other: '# grupos' };

const ORDERS: Readonly<Record<FoundOrder, Readonly<Record<SortedBy['direction'], string>>>> = {
  number: { ascending: 'do menor para o maior', descending: 'do maior para o menor' },
  time: { ascending: 'do mais antigo para o mais recente', descending: 'do mais recente para o mais antigo' },
  letters: { ascending: 'de A a Z', descending: 'de Z a A' },
  ordinal: { ascending: 'pela ordem natural', descending: 'pela ordem natural inversa' },
  stages: { ascending: 'pela ordem das etapas', descending: 'da última etapa para a primeira' },
  ranges: {
    ascending: 'do intervalo mais baixo para o mais alto',
    descending: 'do intervalo mais alto para o mais baixo',
  },
  own: { ascending: 'pela ordem pedida', descending: 'pela ordem pedida, invertida' },
};

const TOPS: Readonly<Partial<Record<FoundOrder, Readonly<Record<SortedBy['direction'], string>>>>> = {
  number: { ascending: 'menor', descending: 'maior' },
  time: { ascending: 'data mais antiga em', descending: 'data mais recente em' },
};

const MEASURES = PORTUGUESE_CONDITIONS.aggregates;

const PARTS: Readonly<Record<DatePart, string>> = {
  year: 'o ano',
  half: 'o semestre',
  quarter: 'o trimestre',
  month: 'o mês',
  week: 'a semana',
  day: 'o dia',
  hour: 'a hora',
  quarterOfYear: 'o trimestre do ano',
  monthOfYear: 'o mês do ano',
  weekday: 'o dia da semana',
  dayOfMonth: 'o dia do mês',
  hourOfDay: 'a hora do dia',
  fiscalYear: 'o ano fiscal',
  fiscalQuarter: 'o trimestre fiscal',
};

const GRAINS: Readonly<Record<TimeGrain, { readonly one: string; readonly other: string }>> = {
  year: { one: 'Acrescentou-se # ano', other: 'Acrescentaram-se # anos' },
  half: { one: 'Acrescentou-se # semestre', other: 'Acrescentaram-se # semestres' },
  quarter: { one: 'Acrescentou-se # trimestre', other: 'Acrescentaram-se # trimestres' },
  month: { one: 'Acrescentou-se # mês', other: 'Acrescentaram-se # meses' },
  week: { one: 'Acrescentou-se # semana', other: 'Acrescentaram-se # semanas' },
  day: { one: 'Acrescentou-se # dia', other: 'Acrescentaram-se # dias' },
  hour: { one: 'Acrescentou-se # hora', other: 'Acrescentaram-se # horas' },
  minute: { one: 'Acrescentou-se # minuto', other: 'Acrescentaram-se # minutos' },
  second: { one: 'Acrescentou-se # segundo', other: 'Acrescentaram-se # segundos' },
};

const WINDOWS: Readonly<Record<WindowOperation, (column: string) => string>> = {
  runningTotal: (column) => `o total acumulado de ${column}`,
  movingAverage: (column) => `a média móvel de ${column}`,
  rank: (column) => `a posição por ${column}`,
  difference: (column) => `a diferença de ${column} de linha para linha`,
  percentChange: (column) => `a variação percentual de ${column} de linha para linha`,
  shareOfTotal: (column) => `a percentagem de cada valor de ${column} no total`,
  indexTo100: (column) => `${column} como índice com base 100`,
  differenceFromMean: (column) => `a diferença entre cada valor de ${column} e a média`,
  lag: (column) => `o valor de ${column} de uma linha anterior`,
};

const FILLS: Readonly<Record<FillMethod, string>> = {
  zero: 'com zero',
  previous: 'com o valor anterior',
  next: 'com o valor seguinte',
  linear: 'em linha reta entre os valores vizinhos',
  mean: 'com a média',
  median: 'com a mediana',
  value: 'com o valor pedido',
};

const KINDS = { number: 'números', text: 'texto', date: 'datas', percentage: 'percentagens' } as const;

function order(by: readonly SortedBy[], say: StepSay): string {
  return by
    .map(({ column, direction, order: found }) => `${say.name(column)}, ${ORDERS[found][direction]}`)
    .join(', e depois por ');
}

function per(columns: readonly string[] | undefined, groups: number, say: StepSay): string {
  if (columns === undefined || columns.length === 0) return '';
  return groups === 1 ? ' no único grupo' : ` em cada um de ${say.count(groups, GROUPS)}`;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What was done to the data, in Portuguese of Portugal. */
export const PORTUGUESE_TRANSFORMS: PlanTexts['transforms'] = {
  filter: ({ rowsBefore, rowsAfter, undecided }, { where }, say) => {
    const condition = say.condition(where);
    if (rowsAfter === rowsBefore)
      return `Mantiveram-se todas as linhas (${say.number(rowsBefore)}), pois em todas ${condition}.`;
    const unsure =
      undecided === 0
        ? ''
        : ` ${say.count(undecided, { one: 'Ficou de fora # linha', other: 'Ficaram de fora # linhas' })} por falta de valor para decidir.`;
    if (rowsBefore === 1) return `Não se manteve a única linha, por não ser uma em que ${condition}.${unsure}`;
    const all = `das ${say.count(rowsBefore, ROWS)}`;
    if (rowsAfter === 0) return `Não se manteve nenhuma ${all}, pois em nenhuma ${condition}.${unsure}`;
    const kept = say.count(rowsAfter, {
      one: `Manteve-se # ${all}, aquela`,
      other: `Mantiveram-se # ${all}, aquelas`,
    });
    return `${kept} em que ${condition}.${unsure}`;
  },
  derive: ({ column, isReplaced, empty }, { expression }, say) => {
    const verb = isReplaced ? 'Recalculou-se' : 'Acrescentou-se';
    const left =
      empty === 0 ? '' : ` ${say.count(empty, { one: '# linha ficou', other: '# linhas ficaram' })} sem valor.`;
    return `${verb} ${say.name(column)}: ${say.condition(expression)}.${left}`;
  },
  group: ({ by, measures, rowsAfter }, { measures: asked }, say) => {
    const figures = measures.map(({ operation, column }, index) => {
      const { percentile, where } = asked[index] ?? {};
      const of = where === undefined ? '' : ` em que ${say.condition(where)}`;
      if (column === undefined) return `o número de linhas${of}`;
      if (percentile !== undefined) return `o percentil ${say.number(percentile)} de ${say.name(column)}`;
      return `${MEASURES[operation](say.name(column))}${of}`;
    });
    const groups =
      by.length === 0 ? ' no conjunto das linhas' : ` por ${say.names(by, MORE)} (${say.count(rowsAfter, GROUPS)})`;
    if (figures.length === 0) return `Juntaram-se as linhas${groups}.`;
    const [only] = measures;
    if (measures.length === 1 && only?.operation === 'sum' && only.column !== undefined) {
      return `Somaram-se os valores de ${say.name(only.column)}${groups}.`;
    }
    return `${figures.length === 1 ? 'Calculou-se' : 'Calcularam-se'} ${say.list(figures)}${groups}.`;
  },
  sort: ({ by }, _transform, say) => `Ordenaram-se as linhas por ${order(by, say)}.`,
  limit: ({ rowsBefore, cut, groups, by, rest }, { from, count, per: columns, offset = 0 }, say) => {
    if (cut === 0) return `Mantiveram-se todas as linhas (${say.number(rowsBefore)}): não havia mais.`;
    const ofEach = columns === undefined ? undefined : count;
    const kept = ofEach ?? rowsBefore - cut;
    const turned = by?.direction === 'ascending' ? 'descending' : 'ascending';
    const top = by === undefined ? undefined : TOPS[by.order]?.[from === 'start' ? by.direction : turned];
    const first =
      from === 'start'
        ? { one: 'Manteve-se a primeira linha', other: 'Mantiveram-se as primeiras # linhas' }
        : { one: 'Manteve-se a última linha', other: 'Mantiveram-se as últimas # linhas' };
    const which =
      by === undefined || top === undefined
        ? `${say.count(kept, first)}${by === undefined ? '' : ` por ${say.name(by.column)}`}`
        : `${say.count(kept, { one: 'Manteve-se a linha', other: 'Mantiveram-se as # linhas' })} com ${top} ${say.name(by.column)}`;
    const skipped =
      offset === 0 ? '' : `, sem contar ${say.count(offset, { one: 'a primeira', other: 'as primeiras #' })}`;
    const others =
      rest === undefined || rest.rows === 0
        ? ''
        : ` ${say.count(rest.rows, { one: 'A outra linha passou', other: 'As outras # linhas passaram' })} a ${say.name(rest.label)}.`;
    return `${which}${per(columns, groups, say)}${skipped}.${others}`;
  },
  pivotWider: ({ names, values, made, met }, _transform, say) => {
    const combined =
      met === 0
        ? ''
        : ` ${say.count(met, { one: '# célula coincidia com outra e foi combinada', other: '# células coincidiam com outras e foram combinadas' })}.`;
    return `Distribuiu-se ${say.name(values)} por uma coluna para cada valor de ${say.name(names)} (${say.count(made.length, COLUMNS)}).${combined}`;
  },
  pivotLonger: ({ columns, nameAs, valueAs }, _transform, say) =>
    `Reuniram-se ${say.names(columns, MORE)} em ${say.name(nameAs)} e ${say.name(valueAs)}.`,
  bin: ({ column, edges, outside }, _transform, say) => {
    const left =
      outside === 0 ? '' : ` ${say.count(outside, { one: '# valor fica', other: '# valores ficam' })} de fora.`;
    return `Dividiu-se ${say.name(column)} em ${say.count(Math.max(0, edges.length - 1), { one: '# intervalo', other: '# intervalos' })}.${left}`;
  },
  truncateTime: ({ column, part, periods }, _transform, say) =>
    `De cada data de ${say.name(column)} ficou ${PARTS[part]} (${say.count(periods, { one: '# valor', other: '# valores diferentes' })}).`,
  window: ({ operation, column, groups, empty }, { size, per: columns }, say) => {
    const width = operation === 'movingAverage' && size !== undefined ? ` em ${say.count(size, ROWS)}` : '';
    const left = empty === 0 ? '' : ` ${say.count(empty, { one: '# linha fica', other: '# linhas ficam' })} sem valor.`;
    return `Acrescentou-se ${WINDOWS[operation](say.name(column))}${width}${per(columns, groups, say)}.${left}`;
  },
  fillEmpty: ({ method, columns }, _transform, say) => {
    const filled = sumOf(columns.map((each) => each.filled));
    const names = say.names(
      columns.map(({ column }) => column),
      MORE,
    );
    if (filled === 0) return `Não havia células vazias para preencher em ${names}.`;
    return `${say.count(filled, { one: 'Preencheu-se # célula vazia', other: 'Preencheram-se # células vazias' })} em ${names} ${FILLS[method]}.`;
  },
  completeDates: ({ column, grain, added, first, last }, _transform, say) => {
    const range = `entre ${say.moment(first)} e ${say.moment(last)}`;
    if (added === 0) return `Não faltava nada em ${say.name(column)} ${range}.`;
    return `${say.count(added, GRAINS[grain])} em falta em ${say.name(column)}, ${range}.`;
  },
  rename: ({ from, to }, _transform, say) => `${say.name(from)} passou a chamar-se ${say.name(to)}.`,
  select: ({ kept, dropped }, _transform, say) =>
    dropped.length === 0
      ? `As colunas ficaram por esta ordem: ${say.names(kept, MORE)}.`
      : `Só ficou o seguinte: ${say.names(kept, MORE)} (${say.count(dropped.length, { one: 'retirou-se # coluna', other: 'retiraram-se # colunas' })}).`,
  drop: ({ dropped }, _transform, say) =>
    `${dropped.length === 1 ? 'Retirou-se a coluna' : 'Retiraram-se as colunas'} ${say.names(dropped, MORE)}.`,
  distinct: ({ removed }, _transform, say) =>
    removed === 0
      ? 'Não havia linhas repetidas.'
      : `${say.count(removed, { one: 'Retirou-se # linha repetida', other: 'Retiraram-se # linhas repetidas' })}.`,
  splitText: ({ column, into, split }, _transform, say) =>
    `Dividiu-se ${say.name(column)} em ${say.names(into, MORE)} (${say.count(split, IN_CELLS)}).`,
  mergeText: ({ columns, as }, _transform, say) => `Juntaram-se ${say.names(columns, MORE)} em ${say.name(as)}.`,
  replace: ({ column, replaced }, { from, to }, say) => {
    const value = (cell: string | number | null) =>
      cell === null ? 'vazio' : typeof cell === 'number' ? say.number(cell) : say.name(cell);
    if (replaced === 0) return `Em ${say.name(column)} não havia ${value(from)} para substituir.`;
    return `Em ${say.name(column)}, substituiu-se ${value(from)} por ${value(to)} (${say.count(replaced, IN_CELLS)}).`;
  },
  round: ({ columns, decimals }, _transform, say) =>
    `Arredondaram-se os valores de ${say.names(columns, MORE)} ${
      decimals < 0
        ? `ao múltiplo de ${say.number(10 ** -decimals)} mais próximo`
        : decimals === 0
          ? 'às unidades'
          : `a ${say.count(decimals, { one: '# casa decimal', other: '# casas decimais' })}`
    }.`,
  convert: ({ columns }, { to }, say) => {
    const failed = sumOf(columns.map((each) => each.failed));
    const left =
      failed === 0
        ? ''
        : ` ${say.count(failed, { one: '# célula não pôde ser convertida e ficou vazia', other: '# células não puderam ser convertidas e ficaram vazias' })}.`;
    return `Converteram-se os valores de ${say.names(
      columns.map(({ column }) => column),
      MORE,
    )} em ${KINDS[to]}.${left}`;
  },
  transpose: ({ made }, _transform, say) =>
    `As linhas passaram a colunas e as colunas a linhas (${say.count(made.length, { one: 'há agora # coluna', other: 'há agora # colunas' })}).`,
  removeOutliers: ({ column, removed, bounds }, _transform, say) => {
    const [bound] = bounds;
    const range =
      bounds.length === 1 && bound !== undefined
        ? `, fora do intervalo de ${say.number(tidy(bound.low))} a ${say.number(tidy(bound.high))}`
        : '';
    if (removed === 0) return `Não havia valores atípicos em ${say.name(column)}.`;
    return `${say.count(removed, { one: 'Retirou-se # linha com um valor atípico', other: 'Retiraram-se # linhas com valores atípicos' })} em ${say.name(column)}${range}.`;
  },
  sample: ({ rowsBefore, rowsAfter }, _transform, say) =>
    `${say.count(rowsAfter, { one: 'Sorteou-se #', other: 'Sortearam-se #' })} de ${say.count(rowsBefore, ROWS)}.`,
  dropEmpty: ({ columns, removed }, { columns: asked }, say) => {
    if (asked === undefined) {
      return removed === 0
        ? 'Não havia linhas vazias.'
        : `${say.count(removed, { one: 'Retirou-se # linha vazia', other: 'Retiraram-se # linhas vazias' })}.`;
    }
    const where = `em ${say.names(columns, MORE)}`;
    return removed === 0
      ? `Não faltavam valores ${where}.`
      : `${say.count(removed, { one: 'Retirou-se # linha sem valor', other: 'Retiraram-se # linhas sem valor' })} ${where}.`;
  },
  dropTotals: ({ removed, labels }, _transform, say) => {
    if (removed === 0) return 'Não havia linhas de totais.';
    const names = labels.length === 0 ? '' : ` (${say.names(labels, MORE)})`;
    return `${say.count(removed, { one: 'Retirou-se # linha de totais', other: 'Retiraram-se # linhas de totais' })}${names}.`;
  },
  addTotals: ({ label, operation, columns }, _transform, say) =>
    operation === 'sum'
      ? `Acrescentou-se uma linha de totais, ${say.name(label)}.`
      : `Acrescentou-se uma linha, ${say.name(label)}, com ${MEASURES[operation](say.names(columns, MORE))}.`,
  parseValues: ({ columns }, _transform, say) => {
    const parsed = sumOf(columns.map((each) => each.parsed));
    if (parsed === 0) return 'Não havia números nem datas escritos como texto.';
    return `${say.count(parsed, { one: 'Leu-se # célula de texto', other: 'Leram-se # células de texto' })} em ${say.names(
      columns.map(({ column }) => column),
      MORE,
    )} como números e datas.`;
  },
};

/** A bound that was computed, to four digits that matter. */
function tidy(value: number): number {
  return Number(value.toPrecision(4));
}
