import { BROKEN_PLURALS } from './arabic-plurals.ts';

/** Folded words whose first two letters look like the article and are none. */
const NO_ARTICLE: ReadonlySet<string> = new Set(
  'الغ الف الو الوان الاف الات اليات الغاء الي اليه اليها الم الان الفا الفان الفين البوم المانيا الماني الكتروني الكترونيات التزام التقاط التهاب الا الذي التي الذين اللي الله الياف'.split(
    ' ',
  ),
);

/** Words that keep their last letters though these look like an ending. */
const NO_ENDING: ReadonlySet<string> = new Set(
  'هذا هنا ماذا لماذا متي علي الي حتي هات نبات وفات فلسطين بساتين تشرين حزيران نيسان السودان عمان لبنان ايران عنوان مكان بيان زمان ميزان انسان حيوان قران برلمان'.split(
    ' ',
  ),
);

const LEAST_BESIDE_ENDING = 4;
const LEAST_BESIDE_LETTER = 3;

/** The folded word without the article ال. */
export function withoutArticle(folded: string): string {
  return folded.startsWith('ال') && folded.length > 3 && !NO_ARTICLE.has(folded) ? folded.slice(2) : folded;
}

/**
 * A folded Arabic word without what definiteness, number, gender and case add: broken plurals by a list, "-ات", "-ون", "-ين",
 * "-ان", the final alef of "شهرًا" and the ta marbuta by their letters. Both labels and wishes are brought down so, which makes
 * them meet; it is no dictionary form.
 */
export function stemArabic(folded: string): string {
  const bare = withoutArticle(folded);
  const whole = singularOf(bare);
  return withoutLast(whole, 'ه');
}

/** True for a folded Arabic word in the plural or dual. */
export function isArabicPlural(folded: string): boolean {
  const bare = withoutArticle(folded);
  return withoutLast(singularOf(bare), 'ه') !== withoutLast(bare, 'ه');
}

function singularOf(bare: string): string {
  const known = BROKEN_PLURALS.get(bare);
  if (known !== undefined) return known;
  if (NO_ENDING.has(bare)) return bare;
  if (bare.endsWith('ات') && bare.length > LEAST_BESIDE_LETTER) return feminineOf(bare.slice(0, -2));
  if (/(?:تين|تان)$/.test(bare) && bare.length > LEAST_BESIDE_ENDING) return `${bare.slice(0, -3)}ه`;
  if (/(?:ين|ون|ان)$/.test(bare) && bare.length >= LEAST_BESIDE_ENDING + 2) return singularOf(bare.slice(0, -2));
  if (/[^ه]ا$/.test(bare) && bare.length >= LEAST_BESIDE_LETTER) return singularOf(bare.slice(0, -1));
  if (bare.endsWith('و') && bare.length > LEAST_BESIDE_ENDING) return bare.slice(0, -1);
  return byShape(bare);
}

/** "فئات" is of "فئة", "إيرادات" of "إيراد": the ta marbuta of longer words goes anyway. */
function feminineOf(stem: string): string {
  return `${stem}ه`;
}

/** Plurals of the shapes "فواعل" and "مفاعل": "فواصل" of "فاصل", "مقاطع" of "مقطع". */
function byShape(word: string): string {
  if (word.length !== 5 || word[2] !== 'ا') return word;
  if (word[1] === 'و') return `${word[0]}ا${word.slice(3)}`;
  return word[0] === 'م' && !/[هيا]$/.test(word) ? `م${word[1]}${word.slice(3)}` : word;
}

function withoutLast(word: string, letter: string): string {
  return word.endsWith(letter) && word.length > LEAST_BESIDE_LETTER ? word.slice(0, -1) : word;
}
