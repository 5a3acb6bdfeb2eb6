/** The languages whose months and weekdays are known as axes write them. */
const LANGUAGES = ['en', 'pt', 'es', 'fr', 'de', 'it', 'ar'] as const;
/** A Sunday: the seven days from here on, and the months of its year, in their order. */
const [YEAR, SUNDAY] = [2023, 1];

/** A name as it stands in a cycle: small letters, and no point that shortens it. */
export const bareName = (text: string): string => text.normalize('NFC').replace(/\.$/u, '').toLowerCase();

function namesOf(language: string, style: 'short' | 'long'): readonly (readonly string[])[] {
  const write = (part: 'month' | 'weekday', dates: readonly Date[]): readonly string[] => {
    const format = new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' });
    return dates.map((date) => bareName(format.format(date)));
  };
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(YEAR, month, 15)));
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(YEAR, 0, SUNDAY + day)));
  return [write('month', months), write('weekday', days)];
}

/** The months and the weekdays of each language, short and in full, in their order. */
export const CYCLES: readonly (readonly string[])[] = LANGUAGES.flatMap((language) => [
  ...namesOf(language, 'short'),
  ...namesOf(language, 'long'),
]);
