import type { ExtractTexts } from './extract-texts.ts';

const COLUMNS = { one: '# coluna', other: '# colunas' };
const CELLS = { one: '# célula', other: '# células' };
const NUMBERS = { one: '# número', other: '# números' };

/** Portuguese of Portugal. */
export const PORTUGUESE_TEXTS: ExtractTexts = {
  progress: {
    reading: () => 'A ler o texto',
    found: ({ count }, say) =>
      count === 0
        ? 'Nenhuma tabela encontrada'
        : `${say.count(count, { one: '# tabela encontrada', other: '# tabelas encontradas' })}`,
    checking: () => 'A conferir cada número com o texto',
  },
  read: ({ rows, columns, names }, say) =>
    `${say.count(rows, { one: 'Foi lida # linha', other: 'Foram lidas # linhas' })} em ${say.count(columns, COLUMNS)}: ${names}.`,
  more: { one: 'mais uma', other: 'mais #' },
  nothingFound:
    'Este texto não tem tabelas nem números. Pode colar os dados, como tabela de uma folha de cálculo, CSV, Markdown, HTML ou JSON, ou em frases que indiquem os valores?',
  questions: {
    'which-table': ({ first, second }, say) =>
      `${say.name(first)} e ${say.name(second)} dariam gráficos igualmente bons; foi usada a primeira. Qual prefere?`,
    delimiter: () => 'Que sinal separa as células?',
    'header-row': ({ headerRows }) =>
      headerRows === 0
        ? 'Nenhuma linha parece dar nome às colunas, por isso todas foram lidas como dados. A primeira linha é um cabeçalho?'
        : 'A primeira linha foi lida como nomes das colunas. É um cabeçalho ou são dados?',
    'date-order': ({ column, text, first, second }, say) =>
      `Em ${say.name(column)}, ${say.name(text)} significa ${say.day(first)} ou ${say.day(second)}?`,
    'decimal-separator': ({ column, text, first, second }, say) =>
      `Em ${say.name(column)}, ${say.name(text)} quer dizer ${say.number(first)} ou ${say.number(second)}?`,
    'hedged-figures': () => 'Alguns valores são indicados como aproximados. Devem ser usados tal como estão?',
    unit: ({ column }, say) => `Em que unidade está ${say.name(column)}?`,
    'ragged-rows': ({ count }, say) =>
      `${say.count(count, { one: '# linha tem', other: '# linhas têm' })} mais células do que nomes de colunas. Os valores estão nas colunas certas?`,
  },
  doubts: {
    'which-table': ({ second }, say) => `Outra tabela, ${say.name(second)}, também daria um bom gráfico.`,
    delimiter: () => 'O texto também poderia ser dividido em células por outro sinal.',
    'header-row': () => 'Não é certo que a primeira linha dê nome às colunas.',
    'date-order': ({ column }, say) =>
      `As datas em ${say.name(column)} podem ter primeiro o dia ou o mês; foi seguido o uso mais comum.`,
    'decimal-separator': ({ column }, say) =>
      `Em ${say.name(column)} não é claro se o ponto e a vírgula separam milhares ou decimais; foi seguido o uso mais comum.`,
    'hedged-figures': () => 'Alguns valores são indicados como aproximados.',
    unit: () => 'A unidade de alguns valores não é indicada.',
    'ragged-rows': ({ count }, say) =>
      `${say.count(count, { one: '# linha tem', other: '# linhas têm' })} mais células do que nomes de colunas.`,
  },
  notices: {
    'other-table': ({ name }, say) =>
      name === '' ? 'Outra tabela do texto não foi usada.' : `Outra tabela não foi usada: ${say.name(name)}.`,
    'lines-above': ({ count }, say) => `Linhas acima da tabela deixadas de fora: ${say.number(count)}.`,
    'notes-below': ({ count }, say) => `Linhas de notas abaixo da tabela deixadas de fora: ${say.number(count)}.`,
    'repeated-header': ({ count }, say) => `Cabeçalhos repetidos deixados de fora: ${say.number(count)}.`,
    turned: () => 'A tabela estava deitada: as linhas passaram a colunas.',
    'ragged-rows': ({ count }, say) => `Linhas com mais ou menos células do que o cabeçalho: ${say.number(count)}.`,
    'section-rows': ({ count }, say) =>
      `Títulos e notas a toda a largura da tabela deixados de fora: ${say.number(count)}.`,
    'empty-columns': ({ count }, say) => `Colunas sem texto deixadas de fora: ${say.number(count)}.`,
    'unnamed-columns': ({ count }, say) => `Colunas sem nome no texto: ${say.number(count)}.`,
    'totals-rows': ({ count }, say) =>
      `Os dados incluem ${say.count(count, { one: '# linha de totais', other: '# linhas de totais' })}.`,
    'texts-among-numbers': ({ column, count, text }, say) =>
      `${say.count(count, CELLS)} em ${say.name(column)} ${say.count(count, { one: 'mantida', other: 'mantidas' })} como texto, por exemplo ${say.name(text)}.`,
    placeholders: ({ column, count, text }, say) =>
      `${say.count(count, CELLS)} em ${say.name(column)} ${say.count(count, { one: 'lida', other: 'lidas' })} como vazias (${say.name(text)}).`,
    'figures-left-out': ({ count, examples }, say) =>
      `Valores do texto que não cabem em nenhuma coluna: ${say.number(count)} (${say.name(examples)}).`,
    'hedged-figures': ({ count, example }, say) =>
      `Valores indicados como aproximados: ${say.number(count)}, por exemplo ${say.name(example)}.`,
  },
  issues: {
    untraced: ({ count, text }, say) =>
      `Não foi possível reencontrar ${say.count(count, NUMBERS)} no texto, por exemplo ${say.name(text)}.`,
    'total-off': ({ column, stated, sum }, say) =>
      `${say.name(column)}: o total indicado é ${say.number(stated)}, mas as linhas somam ${say.number(sum)}.`,
    'shares-off': ({ column, sum }, say) => `${say.name(column)}: as percentagens somam ${say.number(sum)}.`,
    'unread-lines': ({ count }, say) => `Linhas dentro da tabela que não foram lidas: ${say.number(count)}.`,
  },
  checked: ({ numbers, found, rows, recomputed }, say) =>
    `${say.number(found)} de ${say.count(numbers, NUMBERS)} reencontrados no texto, ${say.count(rows, { one: '# linha comparada', other: '# linhas comparadas' })}${
      recomputed === 0
        ? ''
        : `, ${say.count(recomputed, { one: '# total recalculado', other: '# totais recalculados' })}`
    }.`,
  columnName: ({ position }, say) => `Coluna ${say.number(position)}`,
  listNames: ['Item', 'Valor'],
};
