/** Names of weekdays, folded (`foldWords`), one line per day from Monday: English, Portuguese, Arabic with and without article. */
const NAMES: readonly string[] = [
  'monday mon segunda-feira segunda seg الاثنين اثنين',
  'tuesday tue tues terca-feira terca ter الثلاثاء ثلاثاء',
  'wednesday wed quarta-feira quarta qua الاربعاء اربعاء',
  'thursday thu thur thurs quinta-feira quinta qui الخميس خميس',
  'friday fri sexta-feira sexta sex الجمعه جمعه',
  'saturday sat sabado sab السبت سبت',
  'sunday sun domingo dom الاحد احد',
];

/** Weekday, 0 for Monday to 6 for Sunday, of each folded name. */
export const WEEKDAY_NAMES: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((line, index) => line.split(' ').map((name): [string, number] => [name, index])),
);

/** Weekday, 0 for Monday, of a day given in milliseconds since 1970 UTC (a Thursday). */
export function weekdayOf(time: number): number {
  return (((Math.floor(time / 86_400_000) + 3) % 7) + 7) % 7;
}
