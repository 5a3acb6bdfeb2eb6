import { expect, test } from 'vitest';
import { measureLabel, windowLabel } from './labels.ts';

test('a label says what was done to a figure, and says it once', () => {
  expect(measureLabel('EN_US', 'sum', 'Sales ($)')).toBe('Total Sales ($)');
  expect(measureLabel('EN_US', 'sum', 'Total')).toBe('Total');
  expect(measureLabel('EN_US', 'sum', 'Totalled hours')).toBe('Total Totalled hours');
  expect(measureLabel('EN_GB', 'mean', 'Wait (min)')).toBe('Average Wait (min)');
  expect(measureLabel('EN_GB', 'mean', 'Median wait (min)')).toBe('Average of Median wait (min)');
  expect(measureLabel('PT_PT', 'mean', 'Preço médio (€)')).toBe('Média dos valores de Preço médio (€)');
  expect(measureLabel('PT_PT', 'sum', 'Total de vendas')).toBe('Total de vendas');
  expect(measureLabel('PT_PT', 'sum', 'Valor total (R$)')).toBe('Valor total (R$)');
  expect(measureLabel('AR', 'mean', 'متوسط الأجر')).toBe('متوسط قيم متوسط الأجر');
  expect(measureLabel('AR', 'sum', 'إجمالي المبيعات')).toBe('إجمالي المبيعات');
  expect(measureLabel('AR', 'sum', 'المبلغ')).toBe('إجمالي المبلغ');
});

test('a figure in percent has no other unit', () => {
  expect(windowLabel('EN_GB', 'percentChange', 'Rain (mm)')).toBe('Growth of Rain (%)');
  expect(windowLabel('PT_PT', 'shareOfTotal', 'Valor total (R$)')).toBe('Quota de Valor total (%)');
  expect(windowLabel('AR', 'percentChange', 'الأمطار (مم)')).toBe('نمو الأمطار (%)');
  expect(windowLabel('EN_GB', 'runningTotal', 'Rain (mm)')).toBe('Running total of Rain (mm)');
});

test('a remark in brackets that is no unit stays', () => {
  expect(windowLabel('EN_GB', 'percentChange', 'Visits (web)')).toBe('Growth of Visits (web) (%)');
  expect(windowLabel('PT_PT', 'shareOfTotal', 'Vendas (Norte)')).toBe('Quota de Vendas (Norte) (%)');
  expect(windowLabel('EN_GB', 'shareOfTotal', 'Sales ($ millions)')).toBe('Share of Sales (%)');
});
