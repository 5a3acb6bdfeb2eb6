import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { createLook } from '../../src/render/look/create-look.ts';
import type { Mode } from '../../src/render/look/theme.ts';
import type { Version } from './page-state.ts';
import { shownConfig } from './shown-config.ts';

/** Parts of a chart, in the order of their colours, by the names of those out of sight. */
export type PartNames = readonly string[];

/**
 * The chart as it is drawn: what stays in sight keeps the colour it had among all, which palettes give by place. Only charts
 * with something out of sight are changed.
 */
export function coloredConfig(version: Version, parts: PartNames, mode: Mode): GraphConfig {
  const shown = shownConfig(version);
  // The stages of a funnel share one colour.
  if (version.hidden.size === 0 || shown.type === 'funnel') return shown;
  const look = createLook({ ...version.config, type: shown.type }, { mode, width: 800 });
  const { appearance } = version.config;
  const own = maybeRecord(maybeRecord(appearance).seriesStyles);
  const styles = parts
    .map((name, index) => ({ name, index }))
    .filter(({ name }) => !version.hidden.has(name))
    .map(({ index }, place) => {
      const style = maybeRecord(own[`series${index + 1}`]);
      return [`series${place + 1}`, { ...style, customColor: look.seriesLook(index).color }] as const;
    });
  const others = Object.entries(own).filter(([name]) => !/^series\d+$/.test(name));
  const seriesStyles = Object.fromEntries([...others, ...styles]);
  return { ...shown, appearance: { ...maybeRecord(appearance), seriesStyles } };
}

function maybeRecord(value: unknown): Readonly<Record<string, unknown>> {
  // An object of JSON has texts for keys, and nothing is assumed of its values.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
