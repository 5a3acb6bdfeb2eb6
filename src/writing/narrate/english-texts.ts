import { writeCount } from '../plural.ts';
import type { NarrateTexts } from './narrate-texts.ts';

/** English on both sides of the Atlantic. */
export const ENGLISH_NARRATE: NarrateTexts = {
  writing: 'Writing the story',
  none: 'No narrative was written: the narrative level is “none”. The chart is unchanged.',
  field: { title: 'title', subtitle: 'subtitle', caption: 'caption' },
  wrote: (fields) => `Wrote the ${fields}.`,
  took: (fields) => `Took the ${fields} as worded in the request.`,
  nothing: 'No text was written; the chart is unchanged.',
  noData: 'The chart holds no numbers to tell of.',
  unknownNames: (names, known, say) => `The data hold nothing named ${say.any(names)}. There is ${say.all(known)}.`,
  nothingFound: 'The data show nothing of the kind that was asked for; the story tells what stands out instead.',
  tooLong: (field, length) => `The ${field} could not be made shorter than ${length} characters.`,
  tooManyWords: (field, words, locale) =>
    `The ${field} could not be told in fewer than ${writeCount(words, { one: '# word', other: '# words' }, locale)}.`,
  tooShort: (field, length) => `The ${field} could be given ${length} characters only, fewer than were asked for.`,
  tooFewWords: (field, words, locale) =>
    `The ${field} could be given ${writeCount(words, { one: '# word', other: '# words' }, locale)} only, fewer than were asked for.`,
  fewerSentences: (sentences, locale) =>
    `The caption has ${writeCount(sentences, { one: '# sentence', other: '# sentences' }, locale)}: nothing more stands out in the data.`,
  clashingTones: (taken, left, say) =>
    `The texts cannot be both ${say.all([taken, left])}; they follow ${say.all([taken])}.`,
  percentages: 'The data are percentages themselves, so the texts give them.',
  otherLanguage: (names, say) => `Texts are written in English, Portuguese or Arabic, not in ${say.any(names)}.`,
  manySeries: (told, all) => `Only the first ${told} of the ${all} series were compared.`,
  noCauses: 'The data show what happened, not why.',
  noForecast: 'Nothing is forecast: the texts tell what the data hold.',
  noBullets: 'The caption is written in sentences, not in bullet points.',
  unread: (words, say) => `What ${say.all(words)} asks of the texts was not understood and changed nothing.`,
  noEmoji: 'Emoji are not written into charts.',
  stale: (field, words, say) =>
    `The ${field} was left as it is, but the data no longer bear out ${say.all(words)} in it.`,
  unborne: (field, words, say) => `The ${field} was left as it is, but the data do not give its ${say.all(words)}.`,
};
