import { expect, test } from 'vitest';
import { measureLabel } from './labels.ts';

test('a label says what was done to a figure, and says it once', () => {
  expect(measureLabel('EN_US', 'sum', 'Sales ($)')).toBe('Total Sales ($)');
  expect(measureLabel('EN_US', 'sum', 'Total')).toBe('Total');
  expect(measureLabel('EN_US', 'sum', 'Totalled hours')).toBe('Total Totalled hours');
  expect(measureLabel('EN_GB', 'mean', 'Wait (min)')).toBe('Average Wait (min)');
  expect(measureLabel('EN_GB', 'mean', 'Median wait (min)')).toBe('Average of Median wait (min)');
  expect(measureLabel('PT_PT', 'mean', 'Preço médio (€)')).toBe('Média dos valores de Preço médio (€)');
  expect(measureLabel('PT_PT', 'sum', 'Total de vendas')).toBe('Total de vendas');
  expect(measureLabel('AR', 'mean', 'متوسط الأجر')).toBe('متوسط قيم متوسط الأجر');
  expect(measureLabel('AR', 'sum', 'إجمالي المبيعات')).toBe('إجمالي المبيعات');
  expect(measureLabel('AR', 'sum', 'المبلغ')).toBe('إجمالي المبلغ');
});
