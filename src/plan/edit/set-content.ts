import { toDocument, toPlainText } from '../../chart/rich-text.ts';
import type { ChartView } from './chart-view.ts';
import { checkValue } from './check-value.ts';
import type { EditOf } from './edit.ts';
import type { Edited } from './edit-facts.ts';
import { readPath, removePath, setPath } from './patch.ts';

/** The texts a chart carries. */
const LONGEST_TEXT = 5000;

const HIDING_FIELD = {
  title: 'content.isTitleHidden',
  subtitle: 'content.isSubtitleHidden',
  caption: 'content.isCaptionHidden',
} as const;

/** Writes the title, subtitle or caption as a document, or removes it. A text that reads the same keeps its marks. */
export function setContent({ config }: ChartView, { part, text }: EditOf<'setContent'>): Edited<'setContent'> {
  if (text !== null) checkValue('content.text', { kind: 'text', longest: LONGEST_TEXT }, text);
  const path = `content.${part}`;
  const isHidden = readPath(config, HIDING_FIELD[part]) === true;
  const isSame = text !== null && toPlainText(readPath(config, path)) === text.trim();
  const changed = isSame
    ? config
    : text === null
      ? removePath(config, path)
      : setPath(config, path, toDocument(text.trim()));
  return { config: changed, facts: { verb: 'setContent', part, text, isHidden, isAlready: changed === config } };
}
