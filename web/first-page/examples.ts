import type { Locale } from '../../src/chart/locale.ts';
import type { ExampleName } from './page-texts.ts';

type Examples = Readonly<Record<ExampleName, string>>;

const ENGLISH: Examples = {
  table: `Quarter\tStores\tOnline\tPartners
Q1 2025\t$1.2M\t$0.6M\t$0.4M
Q2 2025\t$1.3M\t$0.9M\t$0.4M
Q3 2025\t$1.1M\t$1.4M\t$0.5M
Q4 2025\t$1.6M\t$1.9M\t$0.7M`,
  prose: `Rainfall by city in 2025: Braga 1,465 mm, Porto 1,254 mm, Coimbra 905 mm, Lisbon 774 mm and Faro 509 mm.`,
  config: toConfig('Where the profit of 2025 came from', 'Step', 'Amount', [
    ['Profit 2024', 420],
    ['New customers', 180],
    ['Prices', 65],
    ['Energy', -90],
    ['Wages', -45],
    ['One-off costs', -30],
  ]),
};

const PORTUGUESE: Examples = {
  table: `Trimestre\tLojas\tOnline\tParceiros
1.º trim. 2025\t1,2 M€\t0,6 M€\t0,4 M€
2.º trim. 2025\t1,3 M€\t0,9 M€\t0,4 M€
3.º trim. 2025\t1,1 M€\t1,4 M€\t0,5 M€
4.º trim. 2025\t1,6 M€\t1,9 M€\t0,7 M€`,
  prose: `Chuva por cidade em 2025: Braga 1465 mm, Porto 1254 mm, Coimbra 905 mm, Lisboa 774 mm e Faro 509 mm.`,
  config: toConfig('De onde veio o lucro de 2025', 'Parcela', 'Valor', [
    ['Lucro de 2024', 420],
    ['Novos clientes', 180],
    ['Preços', 65],
    ['Energia', -90],
    ['Salários', -45],
    ['Custos pontuais', -30],
  ]),
};

const ARABIC: Examples = {
  table: `الشهر\tالمتاجر\tالإنترنت\tالشركاء
يناير 2025\t١٢٠\t٦٠\t٤٠
فبراير 2025\t١٣٠\t٩٠\t٤٠
مارس 2025\t١١٠\t١٤٠\t٥٠
أبريل 2025\t١٦٠\t١٩٠\t٧٠`,
  prose: `الأمطار حسب المدينة في 2025: الرياض 110 ملم، جدة 60 ملم، أبها 280 ملم، الدمام 95 ملم.`,
  config: toConfig('من أين جاء ربح عام 2025', 'البند', 'المبلغ', [
    ['ربح 2024', 420],
    ['عملاء جدد', 180],
    ['الأسعار', 65],
    ['الطاقة', -90],
    ['الأجور', -45],
    ['تكاليف عارضة', -30],
  ]),
};

/** What the examples put into the page, in each language. */
export const EXAMPLES = {
  EN_US: ENGLISH,
  EN_GB: ENGLISH,
  PT_PT: PORTUGUESE,
  AR: ARABIC,
} as const satisfies Record<Locale, Examples>;

function toConfig(title: string, step: string, amount: string, rows: readonly (readonly [string, number])[]): string {
  const config = {
    type: 'waterfall',
    content: { title },
    data: {
      columns: [
        { key: 'step', label: step },
        { key: 'amount', label: amount },
      ],
      rows: rows.map(([name, value]) => ({ step: name, amount: value })),
    },
  };
  return JSON.stringify(config, undefined, 2);
}
