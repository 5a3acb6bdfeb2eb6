import { writeCount } from '../plural.ts';
import type { NarrateTexts } from './narrate-texts.ts';

/** European Portuguese. */
export const PORTUGUESE_NARRATE: NarrateTexts = {
  writing: 'A escrever a história',
  none: 'Não foi escrita nenhuma narrativa: o nível de narrativa é «none». O gráfico não foi alterado.',
  field: { title: 'o título', subtitle: 'o subtítulo', caption: 'a legenda' },
  wrote: (fields) => `Texto escrito: ${fields}.`,
  took: (fields) => `Tal como foi dado: ${fields}.`,
  nothing: 'Não foi escrito nenhum texto; o gráfico não foi alterado.',
  noData: 'O gráfico não tem números de que falar.',
  unknownNames: (names, known, say) => `Os dados não têm nada com o nome ${say.any(names)}. Existe ${say.all(known)}.`,
  nothingFound: 'Os dados não mostram nada do que foi pedido; o texto conta o que sobressai.',
  tooLong: (field, length) => `Não foi possível encurtar ${field} para menos de ${length} caracteres.`,
  tooManyWords: (field, words, locale) =>
    `Não foi possível dizer ${field} em menos de ${writeCount(words, { one: '# palavra', other: '# palavras' }, locale)}.`,
  tooShort: (field, length) => `Só foi possível escrever ${field} com ${length} caracteres, menos do que o pedido.`,
  tooFewWords: (field, words, locale) =>
    `Só foi possível escrever ${field} com ${writeCount(words, { one: '# palavra', other: '# palavras' }, locale)}, menos do que o pedido.`,
  fewerSentences: (sentences, locale) =>
    `A legenda tem ${writeCount(sentences, { one: '# frase', other: '# frases' }, locale)}: nada mais sobressai nos dados.`,
  clashingTones: (taken, left, say) =>
    `Os textos não podem ser ao mesmo tempo ${say.all([taken, left])}; seguem ${say.all([taken])}.`,
  percentages: 'Os próprios dados são percentagens, e por isso os textos incluem-nas.',
  otherLanguage: (names, say) => `Os textos são escritos em inglês, português ou árabe, e não em ${say.any(names)}.`,
  manySeries: (told, all) => `Só se compararam as primeiras ${told} das ${all} séries.`,
  noCauses: 'Os dados mostram o que aconteceu, mas não porquê.',
  noForecast: 'Não se fazem previsões: os textos contam o que está nos dados.',
  noBullets: 'A legenda é escrita em frases, não em tópicos.',
  unread: (words, say) => `Não se percebeu o que ${say.all(words)} pede dos textos, e nada mudou por isso.`,
  noEmoji: 'Os gráficos não levam emojis.',
  stale: (field, words, say) =>
    `Ficou como estava ${field}, mas os dados já não confirmam o que aí se lê: ${say.all(words)}.`,
  unborne: (field, words, say) =>
    `Ficou como estava ${field}, mas os dados não confirmam o que aí se lê: ${say.all(words)}.`,
};
