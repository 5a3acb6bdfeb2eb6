import type { GatheredWords, MeasureWords, RequestTexts } from './request-texts.ts';

const PARTS = { year: 'ano', quarter: 'trimestre', month: 'mês', week: 'semana', day: 'dia' } as const;

/** Requests in European Portuguese. */
export const PORTUGUESE_REQUESTS: RequestTexts = {
  asIs: ['Manter os dados como estão.', 'Usar os dados tal como estão.'],
  columns: (names) => [`Manter apenas as colunas ${names}.`, `Manter só as colunas ${names}.`, `Selecionar ${names}.`],
  gathered: (words) => {
    const across = words.across === undefined ? '' : `, com uma coluna por ${words.across}`;
    const tail = `${groupOf(words)}${across}${words.isHighestFirst ? ', do maior para o menor' : ''}.`;
    const nouns = words.measures.map(nounOf).join(' e ');
    const records = words.measures.every(({ operation }) => operation === 'count')
      ? [`Contar os registos ${tail}`]
      : [];
    const plain = `${nouns.slice(0, 1).toUpperCase()}${nouns.slice(1)} ${tail}`;
    return [`${verbOf(words.measures)} ${tail}`, ...records, `Mostrar ${nouns} ${tail}`, plain];
  },
  growth: (words) => {
    const [measure] = words.measures;
    const noun = measure === undefined ? '' : nounOf(measure);
    const period = words.part === undefined ? `por ${words.by}` : `por ${PARTS[words.part]} de ${words.by}`;
    return [`Calcular a variação percentual do ${noun} ${period}.`, `Variação percentual da ${noun} ${period}.`];
  },
  topGroups: (by, measure, count) => [
    ...(measure.operation === 'sum' ? [`Mostrar os ${count} ${by} com mais ${measure.column} no total.`] : []),
    `Mostrar o top ${count} de ${by} por ${nounOf(measure)}.`,
    `Top ${count} ${by} por ${nounOf(measure)}.`,
  ],
  topRows: (column, count) => [
    `Mostrar o top ${count} por ${column}.`,
    `Mostrar as ${count} linhas com mais ${column}.`,
  ],
  bins: (column, count) => [
    `Agrupar ${column} em ${count} intervalos e contar os registos de cada um.`,
    `Agrupar ${column} em ${count} intervalos e contar as linhas de cada um.`,
    `Contar os registos por ${column} em ${count} intervalos.`,
  ],
  transposed: ['Trocar as linhas com as colunas.', 'Transpor a tabela.'],
  where: (condition, request) => [
    `Manter apenas as linhas em que ${condition}. ${request}`,
    `Onde ${condition}, ${request.slice(0, 1).toLowerCase()}${request.slice(1)}`,
    `Só onde ${condition}. ${request}`,
  ],
};

function verbOf(measures: readonly MeasureWords[]): string {
  const [first] = measures;
  if (first === undefined) return '';
  if (measures.length > 1) return `Calcular ${measures.map((one) => `${articleOf(one)} ${nounOf(one)}`).join(' e ')}`;
  if (first.operation === 'count') return 'Contar as linhas';
  return first.operation === 'sum' ? `Somar ${first.column}` : `Calcular a média de ${first.column}`;
}

const articleOf = ({ operation }: MeasureWords): string => (operation === 'mean' ? 'a' : 'o');

function nounOf(measure: MeasureWords): string {
  if (measure.operation === 'count') return 'número de linhas';
  return `${measure.operation === 'sum' ? 'total' : 'média'} de ${measure.column}`;
}

const groupOf = ({ by, part }: GatheredWords): string =>
  part === undefined ? `por ${by}` : `por ${PARTS[part]} de ${by}`;
