import { writeCount } from '../plural.ts';
import type { NarrateTexts } from './narrate-texts.ts';

const WORDS = { one: 'كلمة واحدة', two: 'كلمتين', few: '# كلمات', many: '# كلمة', other: '# كلمة' } as const;

const SENTENCES = { one: 'جملة واحدة', two: 'جملتين', few: '# جمل', many: '# جملة', other: '# جملة' } as const;

/** Modern standard Arabic. */
export const ARABIC_NARRATE: NarrateTexts = {
  writing: 'جارٍ كتابة النص',
  none: 'لم يُكتب أي نص لأن مستوى السرد هو «none»، ولم يتغير المخطط.',
  field: { title: 'العنوان', subtitle: 'العنوان الفرعي', caption: 'التعليق' },
  wrote: (fields) => `كُتب ${fields}.`,
  took: (fields) => `أُخذ النص كما ورد في الطلب: ${fields}.`,
  nothing: 'لم يُكتب أي نص، ولم يتغير المخطط.',
  noData: 'لا يحتوي المخطط على أرقام يمكن الحديث عنها.',
  unknownNames: (names, known, say) => `لا يوجد في البيانات شيء باسم ${say.any(names)}. الموجود هو ${say.all(known)}.`,
  nothingFound: 'لا تُظهر البيانات شيئًا من النوع المطلوب، فيحكي النص أبرز ما فيها.',
  tooLong: (field, length) => `تعذر اختصار ${field} إلى أقل من ${length} حرفًا.`,
  tooManyWords: (field, words, locale) => `تعذر أن يقل ${field} عن ${writeCount(words, WORDS, locale)}.`,
  tooShort: (field, length) => `تعذر أن يزيد ${field} على ${length} حرفًا، وهو أقل من المطلوب.`,
  tooFewWords: (field, words, locale) =>
    `تعذر أن يزيد ${field} على ${writeCount(words, WORDS, locale)}، وهو أقل من المطلوب.`,
  fewerSentences: (sentences, locale) =>
    `جاء التعليق في ${writeCount(sentences, SENTENCES, locale)}، إذ لا يبرز في البيانات شيء آخر.`,
  clashingTones: (taken, left, say) =>
    `لا يمكن أن تجمع النصوص بين ${say.all([taken, left])} معًا، فاتُّبع في كتابتها ${say.all([taken])}.`,
  percentages: 'البيانات نفسها نسب مئوية، ولذلك وردت في النصوص.',
  otherLanguage: (names, say) => `تُكتب النصوص بالعربية أو الإنجليزية أو البرتغالية، ولا تُكتب بلغة ${say.any(names)}.`,
  manySeries: (told, all) => `قورنت أول ${told} سلسلة فقط من أصل ${all}.`,
  noCauses: 'تُظهر البيانات ما حدث، لا أسبابه.',
  noForecast: 'لا تُكتب توقعات: النصوص تروي ما في البيانات.',
  noBullets: 'يُكتب التعليق في جمل، لا في نقاط.',
  unread: (words, say) => `لم يُفهم ما يُراد من النص بعبارة ${say.all(words)}، ولم يتغير به شيء.`,
  noEmoji: 'لا تُكتب الرموز التعبيرية في المخططات.',
  stale: (field, words, say) => `بقي ${field} كما هو، لكن البيانات لم تعد تؤيد ما ورد فيه: ${say.all(words)}.`,
  unborne: (field, words, say) => `بقي ${field} كما هو، لكن البيانات لا تؤيد ما ورد فيه: ${say.all(words)}.`,
};
