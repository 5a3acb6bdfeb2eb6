import type { AnnotationType } from './edit.ts';
import type { EditSetting } from './edit-error.ts';
import type { FieldValues } from './edit-fields.ts';

/** One field of a remark: the setting it is checked and named as, what it takes, and whether a remark is complete without it. */
type AnnotationField = { readonly setting: EditSetting; readonly takes: FieldValues; readonly isOptional?: boolean };

const share = { setting: 'annotation.position', takes: { kind: 'number', least: 0, most: 1 } } as const;
const writing = { setting: 'annotation.text', takes: { kind: 'text', longest: 2000 } } as const;
const paint = { setting: 'annotation.color', takes: { kind: 'colour' }, isOptional: true } as const;

function style<const Choice extends string>(...choices: readonly Choice[]): AnnotationField {
  return { setting: 'annotation.style', takes: { kind: 'choice', choices }, isOptional: true };
}

/** The stickers of the format. */
const STICKERS = ['rocket', 'clapping-hands', 'thumbs-up', 'thumbs-down', 'grinning-face'] as const;

/** What the fields of each kind of remark take; anchors are checked against the data. */
const ANNOTATION_FIELDS = {
  sticker: { sticker: { setting: 'annotation.sticker', takes: { kind: 'choice', choices: STICKERS } } },
  tooltip: { caption: writing },
  highlight: {
    highlight: {
      setting: 'annotation.highlight',
      takes: { kind: 'choice', choices: ['data-point', 'series', 'x-value'] },
    },
  },
  text: {
    content: writing,
    x: share,
    y: share,
    width: { ...share, isOptional: true },
    backgroundColor: paint,
    backgroundColorStyle: style('fade', 'opaque'),
  },
  arrow: {
    startX: share,
    startY: share,
    endX: share,
    endY: share,
    color: paint,
    thickness: style('thin', 'medium', 'thick'),
    lineStyle: style('solid', 'dashed'),
    startArrowheadStyle: style('none', 'line-arrow'),
    endArrowheadStyle: style('none', 'line-arrow'),
  },
  shape: {
    shape: { ...style('rectangle'), isOptional: false },
    layer: style('abovePlot', 'belowPlot'),
    x: share,
    y: share,
    width: share,
    height: share,
    fillColor: paint,
    fillOpacity: { ...share, isOptional: true },
    strokeWidth: {
      setting: 'annotation.strokeWidth',
      takes: { kind: 'number', least: 0, most: 50 },
      isOptional: true,
    },
  },
  'difference-arrow': {
    show: { ...style('absolute-difference', 'relative-difference', 'proportion'), isOptional: false },
    size: style('small', 'medium', 'large'),
    color: paint,
  },
} as const satisfies Record<AnnotationType, Readonly<Record<string, AnnotationField>>>;

/** The kinds of remark that a plan may add. */
export const ANNOTATION_TYPES = Object.keys(ANNOTATION_FIELDS) as readonly AnnotationType[];

/** True for the name of a kind of remark. */
export function isAnnotationType(value: unknown): value is AnnotationType {
  return typeof value === 'string' && Object.hasOwn(ANNOTATION_FIELDS, value);
}

/** The fields of a kind of remark. */
export function fieldsOf(type: AnnotationType): Readonly<Record<string, AnnotationField>> {
  return ANNOTATION_FIELDS[type];
}
