import { foldWords } from '../../../table/notation/characters.ts';
import { peopleColumn } from '../../holes/who-column.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isAbout } from './extremes.ts';

/** Words for a person, whoever it is. */
const PERSON: ReadonlySet<string> = new Set(
  ['person', 'people', 'pessoa', 'pessoas', 'شخص', 'أشخاص', 'الأشخاص', 'للشخص'].map(foldWords),
);

/** "Tickets per person": a group for each of the people that the only column of people names. Inhabitants are a figure, and no names. */
function perPerson(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const word = foldWords(parts.lastText).split(' ').at(-1) ?? '';
  const column = PERSON.has(word) ? peopleColumn(context.profile) : undefined;
  const hasInhabitants = context.table.columns.some((_, at) => isAbout(at, ['population'], context));
  return column === undefined || hasInhabitants
    ? undefined
    : { groups: [{ column }], role: 'group', isOverEach: parts.has('each') };
}

/** Groups of what is told of each person, where people have names. */
export const PER_PERSON_RULES: readonly Rule[] = [
  defineRule({ id: 'per-person', gives: 'By', pattern: 'perHead', weight: 0.2, build: perPerson }),
  defineRule({ id: 'by-person', gives: 'By', pattern: 'by|per rows', weight: 0.2, build: perPerson }),
  defineRule({
    id: 'each-person',
    gives: 'By',
    pattern: 'by|per|for|of|from? each rows',
    weight: 0.3,
    build: perPerson,
  }),
];
