import type { Transform } from '../../../plan/transform/transform.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { partBeside } from '../../holes/parts-beside.ts';
import { titled } from '../../text/titled.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** A column for each part of a date, called as the wish calls it. */
function splitDate(parts: Parts, { columnOf }: BuildContext): { readonly steps: readonly Transform[] } | undefined {
  const column = parts.get('Column')?.column;
  const all = parts.get('PartNames')?.parts ?? [];
  // "Split by month" is a group for each.
  if (column === undefined || all.length < (parts.has('addVerb') ? 1 : 2)) return undefined;
  const profile = columnOf(column);
  if (!isTimelike(profile) || profile.time?.isCyclic !== false) return undefined;
  const steps = all.map(({ part, name }): Transform => {
    const own = partBeside(
      part,
      all.map((other) => other.part),
    );
    return {
      verb: 'truncateTime',
      column: profile.key,
      part: own,
      as: { key: `${profile.key}_${own}`, label: titled(name) },
    };
  });
  return { steps };
}

/** Dates taken apart: "split the date into year and month". */
export const DATE_PART_RULES: readonly Rule[] = [
  defineRule({
    id: 'part-name',
    gives: 'PartNames',
    pattern: 'Unit',
    weight: 0,
    build: (parts) => {
      const part = parts.get('Unit')?.part;
      return part && { parts: [{ part, name: parts.text }] };
    },
  }),
  defineRule({
    id: 'part-names',
    gives: 'PartNames',
    pattern: 'PartNames and and? PartNames',
    weight: 0.05,
    build: (parts) => {
      const [one, other] = parts.all('PartNames');
      return one && other && { parts: [...one.parts, ...other.parts] };
    },
  }),
  ...['PartNames columnWord?', 'columnWord for|with|of PartNames'].map((named, at) =>
    defineRule({
      id: `add-date-part-${at}`,
      gives: 'Steps',
      pattern: `addVerb ${named} from|of|to Column`,
      weight: 0.6,
      build: splitDate,
    }),
  ),
  ...['into|in|to|by|as', 'columnWord? into|in|to|by columnWord of|for?'].map((joint, at) =>
    defineRule({
      id: `split-date-${at}`,
      gives: 'Steps',
      pattern: `splitVerb|splitBy columnWord? Column ${joint} PartNames columnWord?`,
      weight: 0.8,
      build: splitDate,
    }),
  ),
];
