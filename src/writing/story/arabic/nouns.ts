import { foldWords } from '../../../table/notation/characters.ts';
/** The gender of a noun, which verbs before it agree with. Plurals of things are feminine singulars. */
export type Gender = 'm' | 'f';

/** Letters alone: a year takes no article. */
const ARABIC = /[\u0620-\u065f\u066e-\u06d3]/u;

/** Heads of labels that are feminine without saying so by their ending: plurals of things, mostly. */
const FEMININE: ReadonlySet<string> = new Set(
  'أرباح أسعار تكاليف رواتب أعداد نسب مصاريف درجات حصص قيم أجور ديون أسهم أرقام ساعات أيام مدن دول خسائر عوائد رسوم ضرائب موارد طلبيات أوزان أحجام مشاهد كلف'.split(
    ' ',
  ),
);

/** The commonest pattern of broken plurals: أسعار, أمطار, أرقام. */
const PLURAL_OF_THINGS = /^أ\p{L}{2}ا\p{L}$/u;

/** Heads of labels that measure something, which need no "قيمة" before them even beside others. */
const MEASURES: ReadonlySet<string> = new Set(
  'مبيعات تكاليف تكلفة أرباح ربح خسائر خسارة إيرادات مصروفات مصاريف نفقات صادرات واردات عدد متوسط نسبة معدل سعر أسعار إنتاج استهلاك درجة درجات كمية قيمة دخل راتب رواتب أجور ميزانية زيارات زوار عملاء مستخدمون موظفون طلاب سياح مرتجعات مواليد وفيات نقاط إنفاق طلبات وحدات ناتج سكان مساحة وزن طول عمر سرعة حصة ديون'.split(
    ' ',
  ),
);

/** True for an Arabic label whose head measures something. */
export function isMeasureLabel(label: string): boolean {
  return MEASURES.has(bareHead(label));
}

/** True for a text in Arabic letters. */
export function isArabic(text: string): boolean {
  return ARABIC.test(text);
}

function bareHead(label: string): string {
  const [head = ''] = label.split(' ');
  return head.startsWith('ال') ? head.slice(2) : head;
}

/** Heads that speak of people: what a chart tells of them is their number. */
const PEOPLE: ReadonlySet<string> = new Set(
  'زوار سياح عملاء طلاب طلبة سكان ركاب عمال مرضى أطفال ضيوف أشخاص زبائن موظفون مستخدمون مشتركون متابعون ناخبون لاعبون معلمون عاملون مسافرون مهندسون مشاهدون مرضى قراء أعضاء تلاميذ رجال نساء'.split(
    ' ',
  ),
);

const isOfPeople = (label: string): boolean => PEOPLE.has(bareHead(label));

/** "عدد الموظفين": the number of people, which a verb agrees with as one, in the genitive that it needs. */
function asNumber(label: string): string {
  const words = definite(label)
    .split(' ')
    .map((word) => word.replace(/(?<=\p{L}{3})ون$/u, 'ين'));
  return `عدد ${words.join(' ')}`;
}

/** The gender of a label's head; the number of people is masculine. */
export function genderOf(label: string): Gender {
  if (isOfPeople(label)) return 'm';
  const head = bareHead(label);
  return /(?:ة|ات|اء|ى)$/u.test(head) || PLURAL_OF_THINGS.test(head) || FEMININE.has(head) ? 'f' : 'm';
}

/** A label made definite: with the article where it is one word; a construct ("عدد الزوار") is so by its second. */
function definite(label: string): string {
  if (!isArabic(label) || label.startsWith('ال') || label.includes(' ')) return label;
  return `ال${label}`;
}

/** A label as it is written within a sentence: definite, so that one may speak of it. */
export function writeArabicLabel(label: string, isName: boolean): string {
  if (isName) return label;
  return isOfPeople(label) ? asNumber(label) : definite(label);
}

/** Words of labels of which nobody wants more: nobody takes the top in waits, prices or deaths. Folded, without the article. */
const NO_CONTEST: ReadonlySet<string> = new Set(
  foldWords(
    'انتظار مدة زمن وقت تأخير تكلفة تكاليف كلفة سعر أسعار إيجار إيجارات خطأ أخطاء شكوى شكاوى وفيات حالات دين ديون خسارة خسائر جريمة جرائم حوادث حرارة أمطار ' +
      'انبعاثات بطالة تضخم فقر عمر غرامات ضريبة ضرائب مصروفات نفقات ميزانية موازنة معدل نسبة أيام ساعات دقائق استهلاك',
  ).split(' '),
);

/** True for a measure in which one is at the top: goals, sales, votes. */
export function isContest(label: string): boolean {
  return !foldWords(label)
    .split(' ')
    .some((word) => NO_CONTEST.has(word.replace(/^ال/, '')));
}
