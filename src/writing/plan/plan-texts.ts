import type { ChartType } from '../../chart/chart-type.ts';
import type { EditVerb } from '../../plan/edit/edit.ts';
import type { EditFault, EditSetting } from '../../plan/edit/edit-error.ts';
import type { EditFactsOf } from '../../plan/edit/edit-facts.ts';
import type { EditFieldPath, FieldValues } from '../../plan/edit/edit-fields.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { PlanNotice } from '../../plan/follow/notice.ts';
import type { PlanFault } from '../../plan/plan-error.ts';
import type { DataNote, FactsOf } from '../../plan/transform/facts.ts';
import type { TransformOf, TransformVerb } from '../../plan/transform/transform.ts';
import type { FieldTexts } from './field-text.ts';
import type { Say } from './say.ts';

/** The parts of sentences, and what needs the whole of a step: conditions and colours in words. */
export type StepSay = Say & {
  readonly condition: (expression: Expression) => string;
  readonly colour: (hex: string) => string;
  /** What a field or setting is called. */
  readonly setting: (setting: EditFieldPath | EditSetting) => string;
  /** What a field takes. */
  readonly takes: (values: FieldValues) => string;
};

/** A transform as asked and as done. */
export type TransformSentence<Verb extends TransformVerb> = (
  facts: FactsOf<Verb>,
  transform: TransformOf<Verb>,
  say: StepSay,
) => string;

/** An edit as done. */
export type EditSentence<Verb extends EditVerb> = (facts: EditFactsOf<Verb>, say: StepSay) => string;

type Kinds<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: (of: Extract<Union, { readonly kind: Kind }>, say: StepSay) => string;
};

/** Every sentence that explains a plan in one language. Sentences end with their full stop. */
export type PlanTexts = {
  /** Chart types as they follow "Made it": with their article, where the language has one. */
  readonly types: Readonly<Record<ChartType, string>>;
  readonly transforms: { readonly [Verb in TransformVerb]: TransformSentence<Verb> };
  readonly edits: { readonly [Verb in EditVerb]: EditSentence<Verb> };
  readonly notes: Kinds<DataNote>;
  readonly notices: Kinds<PlanNotice>;
  readonly faults: Kinds<PlanFault | EditFault>;
  /** A faulty value: what the setting is called. */
  readonly settings: Readonly<Record<EditSetting, string>>;
  readonly takes: (values: FieldValues, say: Say) => string;
  readonly fields: FieldTexts;
  /** The edit left the chart as it was. */
  readonly already: (name: string) => string;
  readonly alreadyDone: string;
  readonly notShown: (type: string) => string;
  /** For a message as a whole. */
  readonly done: Readonly<Record<'nothing' | 'unchanged', string>> & {
    readonly left: (rows: number, columns: number, say: StepSay) => string;
    /** Steps between those that are told. */
    readonly more: (steps: number, say: StepSay) => string;
    /** The chart was made anew of the rows it was first made of. */
    readonly remade: (rows: number, say: StepSay) => string;
    /** The last change of the data was taken back. */
    readonly undone: (rows: number, say: StepSay) => string;
    /** The rows behind the chart are too many to be carried along. */
    readonly leftBehind: (rows: number, say: StepSay) => string;
  };
};
