import type { Locale } from '../../chart/locale.ts';
import type { Look } from '../look/look.ts';
import type { UnusableModel, UnusableReason } from '../model/chart-model.ts';
import type { Box } from '../svg/box.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { LINE_HEIGHT } from '../text/measure-text.ts';
import { wrapText } from '../text/wrap-text.ts';

/** Why a picture shows no plot, in each language. `{type}` is the name of the chart type. */
const SENTENCES = {
  'no-rows': {
    EN: 'There is nothing to draw: the data has no rows.',
    PT_PT: 'Não há nada para desenhar: os dados não têm linhas.',
    AR: 'لا يوجد ما يُرسم: البيانات بلا صفوف.',
  },
  'no-numbers': {
    EN: 'There is nothing to draw: no visible column holds numbers.',
    PT_PT: 'Não há nada para desenhar: nenhuma coluna visível tem números.',
    AR: 'لا يوجد ما يُرسم: لا يحوي أي عمود ظاهر أرقامًا.',
  },
  'too-few-numbers': {
    EN: 'A {type} chart needs more columns of numbers than the data has.',
    PT_PT: 'Um gráfico {type} precisa de mais colunas de números do que os dados têm.',
    AR: 'يحتاج الرسم {type} إلى أعمدة أرقام أكثر مما في البيانات.',
  },
  'negative-parts': {
    EN: 'A {type} chart shows the parts of a whole, so it can’t show values below zero. Bars can.',
    PT_PT:
      'Um gráfico {type} mostra as partes de um todo, por isso não pode mostrar valores negativos. As barras podem.',
    AR: 'يعرض الرسم {type} أجزاء من كل، فلا يمكنه عرض قيم سالبة. الأعمدة تستطيع ذلك.',
  },
  'no-parts': {
    EN: 'There is nothing to draw: a {type} chart needs values above zero.',
    PT_PT: 'Não há nada para desenhar: um gráfico {type} precisa de valores acima de zero.',
    AR: 'لا يوجد ما يُرسم: يحتاج الرسم {type} إلى قيم أكبر من الصفر.',
  },
} as const satisfies Record<UnusableReason, Record<'EN' | 'PT_PT' | 'AR', string>>;

/** The sentence that stands in place of a plot, in the middle of its room. */
export function explainUnusable(
  { reason, type, locale }: UnusableModel,
  look: Look,
  box: Box,
): { readonly texts: readonly PlacedText[]; readonly svg: string; readonly problem: string } {
  const problem = SENTENCES[reason][languageOf(locale)].replace('{type}', type);
  const size = look.type.subtitle;
  const lines = wrapText(problem, Math.max(40, box.width - 40), { size, mostLines: 6 });
  const top = box.y + (box.height - lines.length * size * LINE_HEIGHT) / 2 + size;
  const texts = lines.map(
    (text, index): PlacedText => ({
      text,
      x: box.x + box.width / 2,
      y: top + index * size * LINE_HEIGHT,
      size,
      color: look.theme.textMuted,
      role: 'note',
      anchor: 'middle',
    }),
  );
  return { texts, svg: '', problem };
}

function languageOf(locale: Locale): 'EN' | 'PT_PT' | 'AR' {
  return locale === 'EN_GB' || locale === 'EN_US' ? 'EN' : locale;
}
