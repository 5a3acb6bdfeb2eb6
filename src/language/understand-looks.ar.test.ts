import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const columns = [
  { key: 'year', label: 'السنة' },
  { key: 'rice', label: 'الأرز' },
  { key: 'wheat', label: 'القمح' },
  { key: 'dates', label: 'التمور' },
];
const rows = Array.from({ length: 9 }, (_, at) => ({
  year: 2015 + at,
  rice: 100 + at * 7,
  wheat: 250 - at * 5,
  dates: 90 + ((at * 37) % 50),
}));
const harvests = createSituation({ type: 'line', data: { columns, rows } }, { locale: 'AR', purpose: 'chart' });

const stepsOf = (wish: string) => understand(wish, harvests).readings[0]?.plan.steps ?? [];
const field = (name: string, value: unknown) => ({ verb: 'setField', field: name, value });
const style = (column: string, look: object) => ({ verb: 'styleSeries', target: { kind: 'series', column }, look });

describe('in Arabic a wish about the drawing', () => {
  test.each([
    ['حوّل المخطط إلى أعمدة مكدسة', [{ verb: 'setType', type: 'stackedColumn' }]],
    ['أريده مخططا دائريا', [{ verb: 'setType', type: 'pie' }]],
    ['العنوان: إنتاج المحاصيل في المملكة', [{ verb: 'setContent', part: 'title', text: 'إنتاج المحاصيل في المملكة' }]],
    ['غيّر العنوان إلى إنتاج الغذاء السنوي', [{ verb: 'setContent', part: 'title', text: 'إنتاج الغذاء السنوي' }]],
    ['أضف مصدرا: هيئة الإحصاء', [{ verb: 'setSource', label: 'هيئة الإحصاء' }]],
    ['انقل وسيلة الإيضاح إلى اليمين', [field('legend.position', 'right')]],
    ['بدون وسيلة إيضاح', [field('legend.position', 'none')]],
    ['لوّن القمح بالأحمر', [style('wheat', { customColor: '#d62728' })]],
    [
      'اجعل الأرز أخضر والتمور بنيا',
      [style('rice', { customColor: '#2ca02c' }), { verb: 'styleSeries', target: { column: 'dates' } }],
    ],
    ['اجعل الخط أحمر', [{ verb: 'styleSeries', look: { customColor: '#d62728' } }]],
    ['الأرز بخط منقط', [style('rice', { lineStyle: 'dotted' })]],
    ['ابدأ المحور الصادي من الصفر', [field('axes.y.min', 0)]],
    ['المحور الرأسي من ٥٠ إلى ٣٠٠', [field('axes.y.min', 50), field('axes.y.max', 300)]],
    ['أزل خطوط الشبكة', [field('axes.showGridLines', false)]],
    ['ضع خط هدف على ٢٠٠', [{ verb: 'setReferenceLine', referenceLine: { line: 'goalLine', value: 200 } }]],
    ['أضف خطا للمتوسط', [{ verb: 'setReferenceLine', referenceLine: { line: 'averageLine' } }]],
    ['الأرقام بالملايين', [field('appearance.numberFormat.abbreviation', 'm')]],
    ['بدون كسور', [field('appearance.numberFormat.decimalPlaces', 0)]],
    ['اعرض المتوسط كرقم بارز', [field('headlineNumbers.show', 'average')]],
    ['أعد كل شيء إلى الأصل', [{ verb: 'resetLook' }]],
  ])('"%s" makes its edits', (wish, steps) => {
    expect(stepsOf(wish)).toMatchObject(steps);
  });

  test.each(['القمح فقط', 'القمح أكثر من 200', 'أعلى ثلاث سنوات'])('is not what "%s" is', (wish) => {
    expect(stepsOf(wish).some(({ verb }) => verb === 'setField' || verb === 'styleSeries')).toBe(false);
  });
});
