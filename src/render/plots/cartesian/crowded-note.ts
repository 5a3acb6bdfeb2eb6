import type { Locale } from '../../../chart/locale.ts';
import { PLAIN_NUMBERS } from '../../format/number-style.ts';
import { writeNumber } from '../../format/write-number.ts';
import type { Look } from '../../look/look.ts';
import type { ChartModel } from '../../model/chart-model.ts';
import { type Box, inset } from '../../svg/box.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { LINE_HEIGHT } from '../../text/measure-text.ts';
import { wrapText } from '../../text/wrap-text.ts';

/** What a picture of more categories than pixels says. `{count}` is the number of rows. */
const SENTENCES = {
  EN_US: '{count} rows, more than can be told apart here: of neighbors only the highest and the lowest are seen.',
  EN_GB: '{count} rows, more than can be told apart here: of neighbours only the highest and the lowest are seen.',
  PT_PT: '{count} linhas, mais do que aqui se distinguem: das vizinhas só se veem a mais alta e a mais baixa.',
  AR: 'عدد الصفوف {count}، وهو أكثر مما يمكن تمييزه هنا: لا يظهر من الصفوف المتجاورة إلا الأعلى والأدنى.',
} as const satisfies Record<Locale, string>;

/** Categories narrower than this many pixels can't be told apart. */
const LEAST_STEP = 1;
const MOST_LINES = 3;

/** A sentence below the plot where its categories can't be told apart, and the room that is left above it; no sentence where they can. */
export function placeCrowdedNote(
  model: ChartModel,
  look: Look,
  { box, isHorizontal }: { readonly box: Box; readonly isHorizontal: boolean },
): { readonly texts: readonly PlacedText[]; readonly rest: Box } {
  const count = model.categories.length;
  const room = isHorizontal ? box.height : box.width;
  if (model.axisKind !== 'words' || room / Math.max(1, count) >= LEAST_STEP) return { texts: [], rest: box };
  const size = look.type.small;
  const isRtl = model.direction === 'rtl';
  const written = writeNumber(count, { style: PLAIN_NUMBERS, locale: model.locale });
  const lines = wrapText(SENTENCES[model.locale].replace('{count}', written), box.width, {
    size,
    mostLines: MOST_LINES,
  });
  const height = lines.length * size * LINE_HEIGHT;
  const top = box.y + box.height - height;
  const texts = lines.map(
    (text, line): PlacedText => ({
      text,
      x: isRtl ? box.x + box.width : box.x,
      y: top + (line + 0.75) * size * LINE_HEIGHT,
      size,
      color: look.theme.textMuted,
      anchor: isRtl ? 'right' : 'left',
      role: 'note',
    }),
  );
  return { texts, rest: inset(box, { bottom: height + look.space * 2 }) };
}
