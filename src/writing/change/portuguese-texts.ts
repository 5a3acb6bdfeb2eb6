import type { ChangeTexts } from './change-texts.ts';

/** European Portuguese. */
export const PORTUGUESE_TEXTS: ChangeTexts = {
  progress: {
    reading: 'A interpretar o pedido',
    changing: 'A executar o pedido',
    checking: 'A verificar o resultado',
  },
  unchanged: 'Nada foi alterado.',
  alreadySo: 'O gráfico já está assim; nada foi alterado.',
  nothingUnderstood: 'Não foi possível compreender o pedido.',
  unknown: (word, say) => `${say.name(word)} não corresponde a nenhuma coluna, valor ou definição deste gráfico.`,
  nearColumns: (labels, say) => `Queria dizer ${say.any(labels)}?`,
  allColumns: (labels, say) => `${labels.length === 1 ? 'A única coluna é' : 'As colunas são'} ${say.all(labels)}.`,
  nearValues: (values, column, say) => `Queria dizer ${say.any(values)}, em ${say.name(column)}?`,
  tidy: { done: 'Os dados foram arrumados.', nothing: 'Os dados já estão arrumados; nada foi alterado.' },
  readAs: (steps) => `O pedido foi entendido assim: ${goingOn(steps)}`,
  otherReading: (steps) => `O pedido também pode ser entendido assim: ${goingOn(steps)}`,
  undo: {
    nothing: 'Não há nenhuma alteração dos dados para anular: o gráfico não traz consigo um estado anterior.',
    look: 'A última alteração foi de aspeto, e o aspeto anterior não é guardado: indique a definição a repor, por exemplo «volta a mostrar a legenda».',
  },
  assumptions: {
    operation: {
      'amounts-add-up': (column, say) =>
        `Somaram-se os valores de ${say.name(column)}, por serem montantes que faz sentido somar.`,
      'levels-average': (column, say) =>
        `Usou-se a média de ${say.name(column)}, por serem valores que não faz sentido somar.`,
      'groups-compared': (column, say) =>
        `Usou-se a média de ${say.name(column)}, para que nenhum grupo fique à frente só por ter mais linhas.`,
    },
    dateColumn: (column, others, say) => `Usou-se ${say.name(column)} como data, e não ${say.any(others)}.`,
    grain: (column, part, say) =>
      `Agrupou-se ${say.name(column)} por ${GRAINS[part]}, para que o gráfico seja legível.`,
    column: (word, column, say) => `Entendeu-se ${say.name(word)} como ${say.name(column)}.`,
    value: (word, value, column, say) =>
      `Entendeu-se ${say.name(word)} como ${say.name(value)}, em ${say.name(column)}.`,
    lowIsGood: (column, say) => `Em ${say.name(column)}, considerou-se melhor o valor mais baixo.`,
    lastPeriod: (column, say) =>
      `${say.name(column)} não se soma ao longo do tempo, por isso usou-se o último período.`,
    spannedRows: (column, say) =>
      `Em ${say.name(column)} faltam períodos, por isso as linhas de uma média podem abranger mais períodos do que elas são.`,
    cutPeriods: (periods, column, say) =>
      `${say.name(column)} só tem uma parte de ${say.all(periods)}: uma variação de ou para esse período pode dever-se a isso.`,
    measure: (column, say) => `Não foi indicada nenhuma medida, por isso usou-se ${say.name(column)}.`,
    category: (column, say) =>
      `O gráfico precisa de mais um agrupamento do que o indicado, por isso usou-se ${say.name(column)}.`,
    rows: (word, say) => `Nada se chama ${say.name(word)} aqui: entendeu-se que são as linhas.`,
    skipped: (word, say) => `Não se compreendeu ${say.name(word)}, que ficou de fora.`,
  },
  unsuited: (type, reason, nearest) =>
    `Estes dados não podem ser mostrados como ${type}: ${reason}${nearest === undefined ? '' : ` Podem ser mostrados como ${nearest}.`}`,
  foreignType: (name, nearest, say) =>
    `${say.name(name)} não é nenhum dos 20 tipos de gráfico.${nearest === undefined ? '' : ` O mais próximo que mostra estes dados é ${nearest}.`}`,
  chosen: (type, reason) => `Escolheu-se ${type}. ${reason}`,
  insist: 'Para avançar na mesma, diga «mesmo assim».',
};

const GRAINS = {
  year: 'ano',
  half: 'semestre',
  quarter: 'trimestre',
  month: 'mês',
  week: 'semana',
  day: 'dia',
  hour: 'hora',
  quarterOfYear: 'trimestre do ano',
  monthOfYear: 'mês do ano',
  weekday: 'dia da semana',
  dayOfMonth: 'dia do mês',
  hourOfDay: 'hora do dia',
  fiscalYear: 'ano fiscal',
  fiscalQuarter: 'trimestre fiscal',
} as const;

/** A sentence behind a colon, where Portuguese writes a small letter. */
function goingOn(text: string): string {
  return text.charAt(0).toLocaleLowerCase('pt') + text.slice(1);
}
