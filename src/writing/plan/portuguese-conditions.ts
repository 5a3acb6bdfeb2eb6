import type { ConditionTexts } from './condition-texts.ts';

/** "a" before a phrase: "à média", "ao 1.º trimestre", "a 100". Quoted names and numbers have no article to join. */
function withA(phrase: string): string {
  if (phrase.startsWith('a ')) return `à ${phrase.slice(2)}`;
  return phrase.startsWith('o ') ? `ao ${phrase.slice(2)}` : `a ${phrase}`;
}

/** "De" before a period: "de 2024", "do 1.º trimestre de 2024". A day of the week or a month by itself has none. */
function withDe(period: string): string {
  if (!/\d/.test(period)) return period;
  return /^[oa] /.test(period) ? `d${period}` : `de ${period}`;
}

/** Conditions and computations in Portuguese of Portugal. The gender of a column's name is not known: no adjective refers to it. */
export const PORTUGUESE_CONDITIONS: ConditionTexts = {
  compare: {
    '=': (left, right) => `${left} é ${right}`,
    '!=': (left, right) => `${left} não é ${right}`,
    '<': (left, right) => `${left} é inferior ${withA(right)}`,
    '<=': (left, right) => `${left} não é superior ${withA(right)}`,
    '>': (left, right) => `${left} é superior ${withA(right)}`,
    '>=': (left, right) => `${left} não é inferior ${withA(right)}`,
    contains: (left, right) => `${left} contém ${right}`,
    startsWith: (left, right) => `${left} começa por ${right}`,
    endsWith: (left, right) => `${left} acaba em ${right}`,
  },
  compareMoments: {
    '=': (left, right) => `${left} é ${withDe(right)}`,
    '!=': (left, right) => `${left} não é ${withDe(right)}`,
    '<': (left, right) => `${left} é anterior ${withA(right)}`,
    '<=': (left, right) => `${left} não é posterior ${withA(right)}`,
    '>': (left, right) => `${left} é posterior ${withA(right)}`,
    '>=': (left, right) => `${left} não é anterior ${withA(right)}`,
  },
  isEmpty: (value) => `${value} não tem valor`,
  isFilled: (value) => `${value} tem valor`,
  isOneOf: (value, values) => `${value} é ${values}`,
  isNoneOf: (value, values) => `${value} não é ${values.join(' nem ')}`,
  between: (value, low, high) => `${value} está entre ${low} e ${high}`,
  notBetween: (value, low, high) => `${value} não está entre ${low} e ${high}`,
  holds: (value) => `${value} é verdade`,
  not: (condition) => `não se verifica que ${condition}`,
  and: ' e ',
  or: ' ou ',
  truth: { true: 'verdadeiro', false: 'falso', null: 'vazio' },
  functions: {
    abs: 'o valor absoluto de {0}',
    round: '{0} com arredondamento',
    floor: '{0} com arredondamento por defeito',
    ceil: '{0} com arredondamento por excesso',
    sqrt: 'a raiz quadrada de {0}',
    ln: 'o logaritmo natural de {0}',
    log10: 'o logaritmo de {0}',
    exp: 'e elevado a {0}',
    least: 'o menor valor entre {values}',
    greatest: 'o maior valor entre {values}',
    if: '{1} quando {0}, caso contrário {2}',
    coalesce: 'o primeiro valor existente entre {values}',
    isEmpty: '{0} não tem valor',
    lower: '{0} em minúsculas',
    upper: '{0} em maiúsculas',
    trim: '{0} sem espaços nas pontas',
    length: 'o comprimento de {0}',
    left: 'os primeiros {1} caracteres de {0}',
    right: 'os últimos {1} caracteres de {0}',
    replace: '{0} com {2} em vez de {1}',
    concat: 'o texto de {values}',
    year: 'o ano de {0}',
    quarter: 'o trimestre de {0}',
    month: 'o mês de {0}',
    week: 'a semana de {0}',
    day: 'o dia de {0}',
    weekday: 'o dia da semana de {0}',
    hour: 'a hora de {0}',
    daysBetween: 'o número de dias de {0} a {1}',
    toNumber: '{0} como número',
    toText: '{0} como texto',
  },
  aggregates: {
    sum: (column) => `a soma de ${column}`,
    mean: (column) => `a média de ${column}`,
    median: (column) => `a mediana de ${column}`,
    min: (column) => `o mínimo de ${column}`,
    max: (column) => `o máximo de ${column}`,
    count: (column) => `o número de valores de ${column}`,
    countDistinct: (column) => `o número de valores diferentes de ${column}`,
    standardDeviation: (column) => `o desvio-padrão de ${column}`,
    variance: (column) => `a variância de ${column}`,
    first: (column) => `o primeiro valor de ${column}`,
    last: (column) => `o último valor de ${column}`,
    percentile: (column) => `o percentil de ${column}`,
    share: (column) => `a percentagem de ${column} no total`,
  },
};
