import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { ColumnName } from '../plan-error.ts';
import type {
  AnnotationType,
  FieldValue,
  NewReferenceLine,
  ReferenceLineName,
  SeriesLook,
  WaterfallPart,
} from './edit.ts';
import type { EditFieldPath } from './edit-fields.ts';

/** A place in the data as a reader knows it: the value along the axis, and the column. */
export type AnchorName = { readonly row: string; readonly column: ColumnName };

/** What was styled: series by their columns, slices by their names, parts of a waterfall, or everything there is. */
export type StyledParts =
  | { readonly kind: 'series'; readonly column: ColumnName }
  | { readonly kind: 'slice'; readonly name: string }
  | { readonly kind: 'waterfall'; readonly part: WaterfallPart }
  | { readonly kind: 'every'; readonly count: number };

/** What each edit did: the material of the sentence that explains it. Keyed as `EditVerb`. */
export type EditFactsByVerb = {
  readonly setType: { readonly from: ChartType; readonly to: ChartType };
  /** `before` is absent where the field was not set; `isShown` is false where the chart's `type` does not draw it. */
  readonly setField: {
    readonly field: EditFieldPath;
    readonly value: FieldValue | null;
    readonly before?: FieldValue;
    readonly type: ChartType;
    readonly isShown: boolean;
  };
  /** `isHidden`: the part is set not to be drawn. */
  readonly setContent: {
    readonly part: 'title' | 'subtitle' | 'caption';
    readonly text: string | null;
    readonly isHidden: boolean;
  };
  readonly setSource: { readonly label?: string | null; readonly url?: string | null };
  readonly styleSeries: { readonly parts: StyledParts; readonly look: SeriesLook };
  readonly addAnnotation: {
    readonly type: AnnotationType;
    readonly id: string;
    readonly anchors: readonly AnchorName[];
  };
  readonly removeAnnotations: { readonly type?: string; readonly count: number };
  readonly setReferenceLine: { readonly referenceLine: NewReferenceLine; readonly column?: ColumnName };
  readonly removeReferenceLines: { readonly lines: readonly ReferenceLineName[] };
  /** `columns` are those that changed places, where columns did. */
  readonly swapAxes: {
    readonly from: ChartType;
    readonly to: ChartType;
    readonly columns?: readonly [ColumnName, ColumnName];
  };
  /** The settings that were taken back. */
  readonly resetLook: { readonly fields: readonly string[] };
};

/** What one edit did. `isAlready`: the chart was so before, and nothing was changed. */
export type EditFactsOf<Verb extends keyof EditFactsByVerb> = {
  readonly verb: Verb;
  readonly isAlready: boolean;
} & EditFactsByVerb[Verb];

/** What any edit did, told apart by `verb`. */
export type EditFacts = { readonly [Verb in keyof EditFactsByVerb]: EditFactsOf<Verb> }[keyof EditFactsByVerb];

/** A chart after an edit, and what the edit did. */
export type Edited<Verb extends keyof EditFactsByVerb = keyof EditFactsByVerb> = {
  readonly config: GraphConfig;
  readonly facts: { readonly [Each in Verb]: EditFactsOf<Each> }[Verb];
};
