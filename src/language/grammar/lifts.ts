import { DIMENSIONS } from '../lexicon/dimension-words.ts';
import type { Sense } from '../lexicon/senses.ts';
import type { Category, MeaningOf } from './meaning.ts';

type Lift = { [Name in Category]: { readonly category: Name; readonly meaning: MeaningOf[Name] } }[Category];

const operation = (name: MeaningOf['Operation']['operation']): Lift => ({
  category: 'Operation',
  meaning: { operation: name },
});
const unit = (part: MeaningOf['Unit']['part']): Lift => ({ category: 'Unit', meaning: { part } });
const comparison = (operator: MeaningOf['Comparison']['operator']): Lift => ({
  category: 'Comparison',
  meaning: { operator },
});
const direction = (name: MeaningOf['Direction']['direction']): Lift => ({
  category: 'Direction',
  meaning: { direction: name },
});
const superlative = (name: MeaningOf['Superlative']['direction']): Lift => ({
  category: 'Superlative',
  meaning: { direction: name },
});
const typeWord = (word: MeaningOf['TypeWord']['word']): Lift => ({ category: 'TypeWord', meaning: { word } });

const ordinal = (place: number): Lift => ({ category: 'Ordinal', meaning: { place } });
const extreme = (dimension: MeaningOf['Extreme']['dimension'], name: MeaningOf['Extreme']['direction']): Lift => ({
  category: 'Extreme',
  meaning: { dimension, direction: name },
});

/** Senses that are one word of a category: an average is an operation, "above" a comparison. */
export const LIFTS: Partial<Readonly<Record<Sense, Lift>>> = {
  average: operation('mean'),
  sum: operation('sum'),
  median: operation('median'),
  minimum: operation('min'),
  maximum: operation('max'),
  deviation: operation('standardDeviation'),
  year: unit('year'),
  half: unit('half'),
  quarter: unit('quarter'),
  month: unit('month'),
  week: unit('week'),
  weekday: unit('weekday'),
  day: unit('day'),
  hour: unit('hour'),
  hourOfDay: unit('hourOfDay'),
  monthOfYear: unit('monthOfYear'),
  yearly: unit('year'),
  quarterly: unit('quarter'),
  monthly: unit('month'),
  weekly: unit('week'),
  daily: unit('day'),
  above: comparison('>'),
  below: comparison('<'),
  atLeast: comparison('>='),
  atMost: comparison('<='),
  equal: comparison('='),
  unequal: comparison('!='),
  ascending: direction('ascending'),
  descending: direction('descending'),
  most: superlative('descending'),
  least: superlative('ascending'),
  top: superlative('descending'),
  bottom: superlative('ascending'),
  secondPlace: ordinal(2),
  thirdPlace: ordinal(3),
  fourthPlace: ordinal(4),
  fifthPlace: ordinal(5),
  latest: extreme('time', 'descending'),
  earliest: extreme('time', 'ascending'),
  ...dimensionLifts(),
  xAxis: { category: 'Axis', meaning: { axis: 'x' } },
  yAxis: { category: 'Axis', meaning: { axis: 'y' } },
  chartLine: typeWord('line'),
  chartArea: typeWord('area'),
  chartBar: typeWord('bar'),
  chartColumn: typeWord('column'),
  columnShapes: typeWord('column'),
  areaShape: typeWord('area'),
  chartPie: typeWord('pie'),
  chartDonut: typeWord('donut'),
  chartScatter: typeWord('scatter'),
  chartBubble: typeWord('bubble'),
  chartHeatmap: typeWord('heatmap'),
  chartFunnel: typeWord('funnel'),
  chartWaterfall: typeWord('waterfall'),
  chartTable: typeWord('table'),
  chartMekko: typeWord('mekko'),
  chartCombo: typeWord('combo'),
  histogram: typeWord('histogram'),
  stacked: typeWord('stacked'),
  grouped: typeWord('grouped'),
  sideBySide: typeWord('grouped'),
  hundred: typeWord('hundred'),
  horizontal: typeWord('horizontal'),
  vertical: typeWord('vertical'),
};

function dimensionLifts(): Partial<Readonly<Record<Sense, Lift>>> {
  return Object.fromEntries(
    DIMENSIONS.flatMap((dimension): readonly (readonly [Sense, Lift])[] => [
      [`${dimension}Most`, extreme(dimension, 'descending')],
      [`${dimension}Least`, extreme(dimension, 'ascending')],
      [`${dimension}More`, { category: 'Comparative', meaning: { dimension, operator: '>' } }],
      [`${dimension}Less`, { category: 'Comparative', meaning: { dimension, operator: '<' } }],
    ]),
  );
}
