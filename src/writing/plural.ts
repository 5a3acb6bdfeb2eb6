import { type Locale, WRITTEN_LOCALE_OF } from '../chart/locale.ts';
import { writeNumber } from './number.ts';

/**
 * The forms of a counted noun by CLDR's plural categories; `#` stands for the number. A form without `#` says the
 * number by itself, as the Arabic dual does: `{one: 'صف واحد', two: 'صفان', few: '# صفوف', many: '# صفًا', other: '# صف'}`.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const rules = new Map<Locale, Intl.PluralRules>();
const smallCategories = new Map<Locale, Intl.LDMLPluralRule[]>();
const SMALL = 1000;

/** The plural category of a count in a locale, by CLDR. Small counts are remembered: they are asked for all the time. */
export function pluralCategory(count: number, locale: Locale): Intl.LDMLPluralRule {
  let known = smallCategories.get(locale);
  if (known === undefined) {
    known = [];
    smallCategories.set(locale, known);
  }
  const category = known[count];
  if (category !== undefined) return category;
  let rule = rules.get(locale);
  if (rule === undefined) {
    rule = new Intl.PluralRules(WRITTEN_LOCALE_OF[locale]);
    rules.set(locale, rule);
  }
  const selected = rule.select(count);
  if (Number.isInteger(count) && count >= 0 && count < SMALL) known[count] = selected;
  return selected;
}

/** A count with its noun in the right form: `1 row`, `2 rows`, `صفان`. */
export function writeCount(count: number, forms: PluralForms, locale: Locale): string {
  const form = forms[pluralCategory(count, locale)] ?? forms.other;
  return form.includes('#') ? form.replace('#', () => writeNumber(count, locale)) : form;
}
