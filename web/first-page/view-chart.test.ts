import { expect, it } from 'vitest';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { coloredConfig } from './colored-config.ts';
import type { Version } from './page-state.ts';
import { nameOfRow } from './shown-config.ts';
import { viewChart } from './view-chart.ts';

const config: GraphConfig = {
  type: 'funnel',
  data: {
    columns: [
      { key: 'step', label: 'Step' },
      { key: 'users', label: 'Users' },
    ],
    rows: [
      { step: 'Visits', users: 900 },
      { step: 'Signups', users: 300 },
      { step: 'Paid', users: 90 },
    ],
  },
};

function versionOf(hidden: ReadonlySet<string>): Version {
  // Only what is drawn is read of a version here.
  return { config, type: 'funnel', hidden } as Version;
}

const WISH = { width: 800, height: 500, mode: 'light', locale: 'EN_US' } as const;

it('names the stages of a funnel in the one colour that they are drawn in, whichever are hidden', () => {
  const { parts, svg } = viewChart(versionOf(new Set()), WISH);
  const [color = '', ...others] = new Set(parts.map((part) => part.color));
  expect([parts.length, others]).toEqual([3, []]);
  expect(svg).toContain(color);
  const names = parts.map(({ name }) => name);
  expect(coloredConfig(versionOf(new Set([nameOfRow(0)])), names, 'light').appearance).toBeUndefined();
});
