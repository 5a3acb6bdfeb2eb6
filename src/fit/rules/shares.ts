import { axisFacts, labelsOf, type Rule, when } from './rule.ts';

/** When the parts of every bar make one whole. */
export const SHARE_RULES: readonly Rule[] = [
  {
    id: 'shares-across',
    kind: 'pro',
    types: ['100StackedBar', '100StackedColumn'],
    source: 'Abela 2006: composition, static, only relative differences matter',
    check: ({ profile }) =>
      when(profile.rowShares.length > 1, () => ({
        measures: labelsOf(profile.columns.filter(({ index }) => profile.rowShares.includes(index))),
      })),
  },
  {
    id: 'hides-totals',
    kind: 'con',
    types: ['100StackedBar', '100StackedColumn'],
    source: 'FT Visual Vocabulary, "Part-to-whole": bars of one length hide how large each whole is',
    check: (view) =>
      when(view.profile.rowShares.length < 2 && view.seriesCount > 1 && view.axis !== undefined, () => axisFacts(view)),
  },
];
