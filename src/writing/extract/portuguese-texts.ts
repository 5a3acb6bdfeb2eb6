import type { ExtractTexts } from './extract-texts.ts';
import { writePictureLack } from './picture-texts.ts';

const COLUMNS = { one: '# coluna', other: '# colunas' };
const ROWS = { one: '# linha', other: '# linhas' };
const HAVE = { one: '# linha tem', other: '# linhas têm' };
const IGNORED_LINES = { one: 'Foi ignorada # linha', other: 'Foram ignoradas # linhas' };
const FOR_EXAMPLE = { one: '', other: 'por exemplo, ' };

/** Portuguese of Portugal. */
export const PORTUGUESE_TEXTS: ExtractTexts = {
  progress: {
    reading: () => 'A ler o texto',
    found: ({ count }, say) =>
      count === 0
        ? 'Nenhuma tabela encontrada'
        : `${say.count(count, { one: '# tabela encontrada', other: '# tabelas encontradas' })}`,
    checking: () => 'A conferir cada número com a sua origem',
  },
  read: ({ rows, columns, names }, say) =>
    `${say.count(rows, { one: 'Foi lida # linha', other: 'Foram lidas # linhas' })} com ${say.count(columns, COLUMNS)}: ${names}.`,
  more: { one: 'mais uma', other: 'mais #' },
  nothingFound:
    'Não se encontraram neste texto dados para um gráfico. Pode colar os dados, como tabela de uma folha de cálculo, CSV, Markdown, HTML ou JSON, ou em frases que indiquem os valores?',
  nothingFoundInFiles:
    'Não foram encontrados dados para um gráfico no que foi enviado. Pode enviar um ficheiro com uma tabela ou colar os dados como texto?',
  questions: {
    'unread-picture': ({ lacks }) => writePictureLack(lacks, 'PT_PT').question,
    'which-table': ({ first, second }, say) =>
      `${say.name(first)} e ${say.name(second)} dariam gráficos igualmente bons; foi usada a primeira tabela. Qual prefere?`,
    delimiter: ({ joined }, say) =>
      joined === undefined
        ? 'Que carácter separa as células?'
        : `${say.name(joined)} é um só número ou são duas células?`,
    'header-row': ({ headerRows }, say) =>
      headerRows === 0
        ? 'Nenhuma linha parece dar nome às colunas, por isso todas foram lidas como dados. A primeira linha é um cabeçalho?'
        : `${say.count(headerRows, { one: 'A primeira linha foi lida', other: 'As primeiras # linhas foram lidas' })} como nomes das colunas. Está certo, ou os dados começam aí?`,
    'date-order': ({ column, text, first, second }, say) =>
      `Em ${say.name(column)}, ${say.name(text)} significa ${say.day(first)} ou ${say.day(second)}?`,
    'decimal-separator': ({ column, text, first, second }, say) =>
      `Em ${say.name(column)}, ${say.name(text)} quer dizer ${say.number(first)} ou ${say.number(second)}?`,
    'clock-or-length': ({ column, text }, say) =>
      `Em ${say.name(column)}, ${say.name(text)} é uma hora do dia ou uma duração?`,
    'hedged-figures': () => 'Alguns valores são indicados como aproximados. Devem ser usados tal como estão?',
    unit: ({ column }, say) => `Qual é a unidade de ${say.name(column)}?`,
    'ragged-rows': ({ count }, say) =>
      `${say.count(count, HAVE)} mais células do que nomes de colunas. Os valores estão nas colunas certas?`,
  },
  doubts: {
    'unread-picture': ({ lacks }) => writePictureLack(lacks, 'PT_PT').doubt,
    'which-table': ({ second }, say) => `Outra tabela, ${say.name(second)}, daria um gráfico igualmente bom.`,
    delimiter: () => 'O texto também poderia ser dividido em células por outro carácter.',
    'header-row': () => 'Não é certo que a primeira linha dê nome às colunas.',
    'date-order': ({ column }, say) =>
      `As datas em ${say.name(column)} podem ter primeiro o dia ou o mês; foi seguida a leitura mais comum.`,
    'decimal-separator': ({ column }, say) =>
      `Em ${say.name(column)}, não é claro se o ponto e a vírgula separam milhares ou decimais; foi seguida a leitura mais comum.`,
    'clock-or-length': ({ column }, say) =>
      `Os valores em ${say.name(column)} podem ser horas do dia ou durações; foram lidos como horas do dia. Um título como «Duração» esclarece.`,
    'hedged-figures': ({ count, example }, say) =>
      `${say.count(count, { one: '# valor é indicado como aproximado', other: '# valores são indicados como aproximados' })} (${say.count(count, FOR_EXAMPLE)}${say.name(example)}).`,
    unit: () => 'A unidade de alguns valores não é indicada.',
    'ragged-rows': ({ count }, say) => `${say.count(count, HAVE)} mais células do que nomes de colunas.`,
  },
  notices: {
    'other-table': ({ name }, say) =>
      name === '' ? 'Outra tabela não foi usada.' : `Outra tabela não foi usada: ${say.name(name)}.`,
    'lines-above': ({ count }, say) => `${say.count(count, IGNORED_LINES)} acima da tabela.`,
    'notes-below': ({ count }, say) => `${say.count(count, IGNORED_LINES)} de notas abaixo da tabela.`,
    'notes-beside': ({ count }, say) =>
      `${say.count(count, { one: 'Foi ignorada # nota', other: 'Foram ignoradas # notas' })} ao lado da tabela.`,
    'repeated-header': ({ count }, say) =>
      `${say.count(count, { one: 'Foi ignorado # cabeçalho repetido', other: 'Foram ignorados # cabeçalhos repetidos' })}.`,
    'carried-sums': ({ count }, say) =>
      `${say.count(count, { one: 'Foi ignorada # linha que só transporta somas', other: 'Foram ignoradas # linhas que só transportam somas' })} de uma página para a seguinte.`,
    'list-unfolded': ({ count }, say) =>
      `A lista estava em ${say.count(count, { one: '# parte', other: '# partes' })} lado a lado, com os mesmos nomes de colunas; ficaram umas por baixo das outras.`,
    'letters-unread': ({ count }, say) =>
      `O ficheiro não diz que letras são alguns dos seus sinais: faltam letras em ${say.count(count, { one: '# célula', other: '# células' })}, onde está “\ufffd”.`,
    'text-unused': ({ count, text }, say) =>
      `O texto enviado com o ficheiro não foi usado: tem ${say.count(count, { one: '# número que não está', other: '# números que não estão' })} nos dados (por exemplo, ${say.name(text)}).`,
    'names-in-steps': ({ count }, say) =>
      `Os nomes que estavam em ${say.count(count, { one: '# coluna', other: '# colunas' })}, recuados por nível, ficaram numa só.`,
    'column-numbers': () => 'Foi ignorada uma linha que apenas numera as colunas.',
    turned: () => 'A tabela estava transposta: as linhas passaram a colunas e as colunas a linhas.',
    'ragged-rows': ({ count }, say) => `${say.count(count, HAVE)} mais ou menos células do que o cabeçalho.`,
    'section-rows': ({ count }, say) =>
      `${say.count(count, { one: 'Foi ignorado # título ou nota', other: 'Foram ignorados # títulos ou notas' })} a toda a largura da tabela.`,
    'empty-columns': ({ count }, say) =>
      `${say.count(count, { one: 'Foi ignorada # coluna vazia', other: 'Foram ignoradas # colunas vazias' })}.`,
    'unnamed-columns': ({ count }, say) =>
      `${say.count(count, { one: '# coluna não tem', other: '# colunas não têm' })} nome.`,
    'totals-rows': ({ count }, say) =>
      `Os dados incluem ${say.count(count, { one: '# linha de totais ou médias', other: '# linhas de totais ou médias' })}.`,
    'source-joined': ({ name, rows, columns }, say) =>
      `Juntaram-se os dados de outra fonte: ${name === '' ? 'o texto' : name} (${say.count(rows, ROWS)} e ${say.count(columns, COLUMNS)} a mais).`,
    'sources-disagree': ({ count, column, row, taken, left, winner, loser }, say) =>
      `${say.count(count, { one: '# valor difere', other: '# valores diferem' })} entre duas fontes: ${winner === '' ? 'o texto' : winner} e ${loser === '' ? 'o texto' : loser} (por exemplo, ${say.name(column)} de ${say.name(row)}: ${taken} e ${left}). Seguiu-se a primeira.`,
    'measured-values': () => 'Os valores foram medidos no eixo de um gráfico, por isso são aproximados e não exatos.',
    'gaps-in-lines': ({ count }, say) =>
      `As linhas do gráfico têm falhas: ${say.count(count, { one: '# valor ficou', other: '# valores ficaram' })} por preencher.`,
    'level-lines': ({ count }, say) =>
      `${say.count(count, { one: '# linha horizontal que atravessa o gráfico assinala um valor e ficou', other: '# linhas horizontais que atravessam o gráfico assinalam um valor e ficaram' })} de fora.`,
    'bars-left-out': ({ count }, say) =>
      `${say.count(count, { one: '# barra ficou', other: '# barras ficaram' })} de fora: não se conseguiu ler o que está por baixo, por isso o comprimento não é o valor.`,
    'series-left-out': ({ count }, say) =>
      `${say.count(count, { one: '# série da legenda não tem marcas que se pudessem distinguir e ficou', other: '# séries da legenda não têm marcas que se pudessem distinguir e ficaram' })} de fora.`,
    'places-left-out': () =>
      'As linhas do gráfico também mudam de direção entre os pontos com nome. O que lá está ficou de fora.',
    'two-value-axes': () =>
      'O gráfico tem dois eixos de valores. Cada série foi lida pelo eixo que a sua cor ou o seu nome indica.',
    'pages-left': ({ count }, say) =>
      `${say.count(count, { one: '# página ficou', other: '# páginas ficaram' })} por ler.`,
    'hidden-columns': ({ count }, say) =>
      `${say.count(count, { one: '# coluna está oculta', other: '# colunas estão ocultas' })} na folha e, por isso, também no gráfico.`,
    'hidden-rows': ({ count }, say) =>
      `Os dados incluem ${say.count(count, { one: '# linha oculta', other: '# linhas ocultas' })} na folha.`,
    'hidden-sheet': ({ name }, say) => `Os dados são da folha ${say.name(name)}, que está oculta no livro.`,
    'filtered-rows': ({ count }, say) =>
      `${say.count(count, { one: 'Foi ignorada # linha oculta', other: 'Foram ignoradas # linhas ocultas' })} por um filtro.`,
    'error-values': ({ count, text }, say) =>
      `${say.count(count, { one: '# célula tem um erro', other: '# células têm erros' })} em vez de um valor (${say.count(count, FOR_EXAMPLE)}${say.name(text)}).`,
    'unsaved-formulas': ({ count }, say) =>
      `${say.count(count, { one: '# célula tem uma fórmula cujo resultado não foi guardado', other: '# células têm fórmulas cujo resultado não foi guardado' })} no ficheiro e por isso ${say.count(count, { one: 'ficou vazia', other: 'ficaram vazias' })}. Abra o livro num programa de folhas de cálculo, guarde-o e envie-o de novo.`,
    'sheets-joined': ({ count, name }, say) =>
      `${say.count(count, { one: 'Foi reunida # folha', other: 'Foram reunidas # folhas' })} com a mesma estrutura; a coluna ${say.name(name)} indica de que folha vem cada linha.`,
    'lists-left-out': ({ count, text }, say) =>
      `${say.count(count, { one: '# lista dentro dos registos ficou', other: '# listas dentro dos registos ficaram' })} de fora (${say.name(text)}).`,
    'texts-among-numbers': ({ column, count, text }, say) =>
      `Em ${say.name(column)}, ${say.count(count, { one: '# célula ficou', other: '# células ficaram' })} como texto (${say.count(count, FOR_EXAMPLE)}${say.name(text)}).`,
    placeholders: ({ column, count, text }, say) =>
      `Em ${say.name(column)}, ${say.count(count, { one: '# célula foi lida como vazia', other: '# células foram lidas como vazias' })} (${say.name(text)}).`,
    'marks-left-out': ({ column, count, text }, say) =>
      `Em ${say.name(column)}, ${say.count(count, { one: '# célula foi lida', other: '# células foram lidas' })} sem o sinal de «cerca de», «ou mais» ou de nota (${say.count(count, FOR_EXAMPLE)}${say.name(text)}).`,
    'amounts-as-text': ({ column, text }, say) =>
      `${say.name(column)} ficou como texto, porque nem todas as suas células são simples números (por exemplo, ${say.name(text)}).`,
    'may-be-codes': ({ column, text }, say) =>
      `${say.name(column)} pode conter números de telefone ou códigos, e não valores (por exemplo, ${say.name(text)}).`,
    'may-be-two-columns': ({ column, text }, say) =>
      `${say.name(column)} podem ser duas colunas separadas por um só espaço (por exemplo, ${say.name(text)}).`,
    'may-be-of-name': ({ text }, say) =>
      `${say.name(text)} foi lido como um só número; os primeiros algarismos podem pertencer ao nome anterior.`,
    'mixed-currencies': ({ column }, say) => `${say.name(column)} contém valores em mais de uma moeda.`,
    'mixed-percentages': ({ column, text }, say) =>
      `${say.name(column)} contém percentagens (como ${say.name(text)}) entre outros números: convém mostrá-las à parte.`,
    'open-shares': ({ column, text }, say) =>
      `${say.name(column)} não tem números acima de 1 (como ${say.name(text)}): foram tomados por partes de um, em que 1 é 100%.`,
    'names-carried-down': ({ column, count }, say) =>
      `${say.name(column)} só indica cada grupo uma vez; o nome foi repetido em ${say.count(count, { one: '# linha', other: '# linhas' })} abaixo.`,
    'titles-in-column': ({ count }, say) =>
      `A tabela estava em ${say.number(count)} partes; o título de cada parte está na primeira coluna.`,
    'mixed-names': ({ column }, say) => `Só alguns dos nomes em ${say.name(column)} indicam tempo.`,
    'compared-figures': ({ text }, say) =>
      `${say.name(text)} é uma diferença em relação a outro valor, e não um valor por si.`,
    'scale-elsewhere': ({ text }, say) =>
      `O texto dá outro valor em milhares, milhões ou mais; ${say.name(text)} pode estar na mesma escala.`,
    'may-be-time': ({ text }, say) => `${say.name(text)} pode ser uma hora do dia.`,
    'words-unread': ({ text }, say) => `As frases dizem mais do que a tabela mostra (por exemplo, ${say.name(text)}).`,
    'title-unit': ({ unit }, say) => `O título indica ${say.name(unit)}; os valores ficaram como estão escritos.`,
    'footnote-marks': ({ count }, say) =>
      `${say.count(count, { one: 'Foi ignorada # chamada', other: 'Foram ignoradas # chamadas' })} de nota.`,
    'wrapped-rows': ({ count }, say) =>
      `${say.count(count, { one: 'Foi junta # linha que continuava a anterior', other: 'Foram juntas # linhas que continuavam a anterior' })}.`,
    'row-numbers': () => 'Foi ignorada uma primeira coluna sem nome que apenas numera as linhas.',
    'rows-not-shown': () => 'O próprio texto omite linhas desta tabela.',
    'may-be-two-tables': () =>
      'Uma coluna vazia separa nomes de linhas de ambos os lados: podem ser duas tabelas, e foram lidas como uma só.',
    'figures-elsewhere': ({ count }, say) =>
      `${say.count(count, { one: '# valor não está', other: '# valores não estão' })} em nenhuma tabela.`,
    'figures-left-out': ({ count, examples }, say) =>
      `${say.count(count, { one: '# valor do texto não cabe', other: '# valores do texto não cabem' })} em nenhuma coluna (${say.name(examples)}).`,
    'derived-rest': ({ value }, say) =>
      `${say.name(value)} não consta do texto: foi calculado como o que resta do todo.`,
    'derived-multiple': ({ value }, say) =>
      `${say.name(value)} não consta do texto: foi calculado como múltiplo de outro valor.`,
    'laid-out-by-model': () =>
      'Um modelo de linguagem indicou esta tabela; cada célula foi encontrada na fonte e lida a partir dela.',
    'cells-not-found': ({ count }, say) =>
      `Células indicadas pelo modelo de linguagem que não foram encontradas na fonte e ficaram vazias: ${say.number(count)}.`,
    'cells-read-again': ({ count }, say) =>
      `Células lidas de duas formas, em que decidiu o que o modelo de linguagem viu na imagem: ${say.number(count)}. Confirme-as, por favor.`,
    'names-by-model': ({ text }, say) => `Nomes de colunas dados pelo modelo de linguagem: ${say.name(text)}.`,
  },
  issues: {
    untraced: ({ count, text }, say) =>
      `${say.count(count, { one: '# número não foi encontrado', other: '# números não foram encontrados' })} na origem (${say.count(count, FOR_EXAMPLE)}${say.name(text)}).`,
    'read-otherwise': ({ count, text }, say) =>
      `${say.count(count, { one: '# número foi lido', other: '# números foram lidos' })} de outra forma por um segundo método (${say.count(count, FOR_EXAMPLE)}${say.name(text)}).`,
    'total-off': ({ column, stated, sum }, say) =>
      `${say.name(column)}: o total indicado é ${say.number(stated)}, mas as linhas somam ${say.number(sum)}.`,
    'shares-off': ({ column, sum }, say) =>
      `${say.name(column)}: as percentagens somam ${say.number(sum)}%, e não 100%.`,
    'unread-lines': ({ count }, say) =>
      `${say.count(count, { one: '# linha dentro da tabela não foi lida', other: '# linhas dentro da tabela não foram lidas' })}.`,
  },
  checked: ({ numbers, found, rows, recomputed }, say) =>
    `Números encontrados na origem: ${say.number(found)} de ${say.number(numbers)}, em ${say.count(rows, ROWS)}.${
      recomputed === 0 ? '' : ` Somas recalculadas: ${say.number(recomputed)}.`
    }`,
  readTwice: ({ numbers, found, rows, recomputed }, say) =>
    `Números que um segundo método leu da mesma forma: ${say.number(found)} de ${say.number(numbers)}, em ${say.count(rows, ROWS)}.${
      recomputed === 0 ? '' : ` Somas recalculadas: ${say.number(recomputed)}.`
    }`,
  columnName: ({ position }, say) => `Coluna ${say.number(position)}`,
  listNames: ['Item', 'Valor'],
  groupName: 'Grupo',
  sheetName: 'Folha',
  periodNames: { year: 'Ano', quarter: 'Trimestre', month: 'Mês', date: 'Data', time: 'Hora' },
};
