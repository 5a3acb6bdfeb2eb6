import type { EditFieldPath } from '../../plan/edit/edit-fields.ts';

/**
 * How a language speaks of a field. `name` is a noun phrase of the singular with its article, as it stands within a sentence;
 * `is` holds a whole sentence, in the past tense, for each value of a choice and for "true" and "false".
 */
export type FieldText = { readonly name: string; readonly is?: Readonly<Record<string, string>> };

/** The words of every field in one language. */
export type FieldTexts = Readonly<Record<EditFieldPath, FieldText>>;

/** The settings of one axis. */
type AxisSetting = 'label' | 'min' | 'max' | 'scaleType' | 'isReversed' | 'isHidden' | 'tickDisplayMode';

/** The words of the settings of one axis. */
export type AxisTexts = Readonly<Record<AxisSetting, FieldText>>;
