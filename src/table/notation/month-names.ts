/**
 * Names of months, folded (`foldWords`), one line per month: English, Portuguese, then Arabic as said in Egypt and the Gulf,
 * in the Levant, in Tunisia and Algeria, and in Morocco.
 */
const NAMES: readonly string[] = [
  'january jan janeiro يناير كانون_الثاني جانفي',
  'february feb febr fevereiro fev فبراير شباط فيفري',
  'march mar marco مارس اذار',
  'april apr abril abr ابريل نيسان افريل',
  'may maio mai مايو ايار ماي',
  'june jun junho يونيو يونيه حزيران جوان',
  'july jul julho يوليو يوليه تموز جويليه يوليوز',
  'august aug agosto ago اغسطس اب اوت غشت',
  'september sep sept setembro set سبتمبر ايلول شتنبر',
  'october oct outubro out اكتوبر تشرين_الاول',
  'november nov novembro نوفمبر تشرين_الثاني نونبر',
  'december dec dezembro dez ديسمبر كانون_الاول دجنبر',
];

/** Month, 1 to 12, of each folded name. Names of two words have one blank between them. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((line, index) => line.split(' ').map((name): [string, number] => [name.replace('_', ' '), index + 1])),
);
