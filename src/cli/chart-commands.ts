import { CHART_FAMILIES } from '../chart/chart-family.ts';
import {
  DRAWING_OPTIONS,
  LOCALE_OPTION,
  parseDestination,
  parseDrawing,
  parseFamily,
  parseLocale,
  parseType,
  parseWish,
  WISH_OPTION,
} from './chart-options.ts';
import type { ChartCommand, ChartRun, CommandArguments } from './command.ts';

const READING =
  'FILE is a workbook (.xlsx), a PDF, a picture (PNG, JPEG, WebP, GIF), or a text: a table as it was copied or saved (.csv, .tsv, Markdown, HTML, JSON), or prose with figures.';
const FROM_PIPE = '"-" reads the standard input.';

/** The commands that make charts, without a server. What they need is loaded when one of them runs. */
export const CHART_COMMANDS: readonly ChartCommand[] = [
  {
    kind: 'chart',
    words: 'extract',
    summary: 'Make a chart out of a file or a text.',
    details: [
      READING,
      `${FROM_PIPE} Without -o the chart is printed as JSON.`,
      'Rows that could only be listed are added up or spread for a picture, or for the type that is named; what was done is told.',
      'What was read, what is doubtful and what is asked goes to the standard error.',
      'Exit code 1 where no figures are found or a wish cannot be carried out; nothing is written then.',
      'Example: chart-agents extract sales.csv -o sales.png --wish "total sales by region, highest first"',
    ],
    positionals: ['FILE'],
    options: {
      output: {
        value: 'FILE',
        short: 'o',
        summary: 'Where to write: .svg or .png for a picture, .json for the chart.',
      },
      ...WISH_OPTION,
      type: { value: 'TYPE', summary: 'Chart type, in place of the one that fits best.' },
      ...LOCALE_OPTION,
      ...DRAWING_OPTIONS,
    },
    prepare: prepareExtract,
  },
  {
    kind: 'chart',
    words: 'render',
    summary: 'Draw a chart that is there as JSON.',
    details: [
      `FILE is a chart as extract prints it. ${FROM_PIPE} Without -o the SVG is printed.`,
      'Exit code 1 where a wish cannot be carried out; nothing is written then.',
      'Example: chart-agents render chart.json -o chart.svg --wish "only 2024, as lines" --width 1200',
    ],
    positionals: ['FILE'],
    options: {
      output: {
        value: 'FILE',
        short: 'o',
        summary: 'Where to write: .svg or .png for a picture, .json for the changed chart.',
      },
      ...WISH_OPTION,
      ...LOCALE_OPTION,
      ...DRAWING_OPTIONS,
    },
    prepare: prepareRender,
  },
  {
    kind: 'chart',
    words: 'evaluate',
    summary: 'Rank all chart types by how well they fit.',
    details: [
      'FILE is a chart as JSON, or anything that extract takes; the ranking is printed as a table.',
      `${FROM_PIPE} Each type stands with the reason that weighs most, for or against.`,
    ],
    positionals: ['FILE'],
    options: {
      family: { value: 'FAMILY', summary: `Prefer a family of charts. Of: ${CHART_FAMILIES.join(', ')}.` },
      ...LOCALE_OPTION,
    },
    prepare: prepareEvaluate,
  },
];

function prepareExtract(args: CommandArguments): ChartRun {
  const task = {
    path: args.positionals[0] ?? '-',
    destination: parseDestination(args, ['svg', 'png', 'json']),
    wish: parseWish(args),
    type: parseType(args),
    drawing: parseDrawing(args),
    ...parseLocale(args),
  };
  return async (context) => (await import('./run-chart-command.ts')).runExtract(task, context);
}

function prepareRender(args: CommandArguments): ChartRun {
  const task = {
    path: args.positionals[0] ?? '-',
    destination: parseDestination(args, ['svg', 'png', 'json']),
    wish: parseWish(args),
    drawing: parseDrawing(args),
    ...parseLocale(args),
  };
  return async (context) => (await import('./run-chart-command.ts')).runRender(task, context);
}

function prepareEvaluate(args: CommandArguments): ChartRun {
  const task = { path: args.positionals[0] ?? '-', chartFamily: parseFamily(args), ...parseLocale(args) };
  return async (context) => (await import('./run-chart-command.ts')).runEvaluate(task, context);
}
