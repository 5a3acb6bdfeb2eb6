import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { Cell, GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

/** A table as it is written: a line of labels, then lines of cells; figures are numbers, nothing is an empty cell. */
function tableOf(text: string): GraphConfig {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split('|').map((label, at) => ({ key: `c${at}`, label: label.trim() }));
  const rows = lines.map((line) =>
    Object.fromEntries(line.split('|').map((cell, at) => [`c${at}`, toCell(cell.trim())])),
  );
  return { type: 'table', data: { columns, rows } };
}

const toCell = (text: string): string | number | null =>
  text === '' ? null : /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;

type Answer = {
  readonly labels: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly isSame: boolean;
};

async function ask(wish: string, config: GraphConfig, locale: Locale): Promise<Answer> {
  const answer = await askAgent(mutate, wish, config, { locale, isLocaleExplicit: true });
  const { columns, rows } = answer.config.data;
  return {
    labels: columns.map(({ key, label }) => label ?? key),
    rows: rows.map((row) => columns.map(({ key }) => toCell(String(row[key] ?? '')))),
    isSame: answer.config === config,
  };
}

const PARCELS = tableOf(`
Parcel No | Sender | Depot | Weight | Sent | Class
701 | Iris | Oslo | 4 | 2024-01-03 | 1
702 | Jon | Bergen | 9 | 2024-01-19 | 2
703 | Iris | Oslo | 12 | 2024-02-11 | 3
704 | Kai | Tromso | 2 | 2024-02-25 | 1
705 | Jon | Oslo | 7 | 2024-03-08 | 2
706 | Lea | Bergen | 5 | 2024-03-30 | 3
`);

describe('rows that are named by what they are', () => {
  it.each([
    'parcels of the last two months',
    'parcels sent after January 2024',
    'parcels from Oslo with weight above 5',
  ])('stay whole: %s', async (wish) => {
    const { labels, isSame } = await ask(wish, PARCELS, 'EN_US');
    expect(isSame).toBe(false);
    expect(labels).toHaveLength(6);
  });

  it('are not reduced to a column that a verb comes from', async () => {
    const { labels, rows } = await ask('keep the parcels sent from Oslo', PARCELS, 'EN_US');
    expect(labels).toHaveLength(6);
    expect(rows).toHaveLength(3);
  });

  it('give way to columns that are asked for', async () => {
    expect((await ask('show only the column sender', PARCELS, 'EN_US')).labels).toEqual(['Sender']);
  });
});

const firsts = ({ rows }: Answer): readonly (Cell | undefined)[] => rows.map(([first]) => first);

const STALLS = tableOf(`
Ref | Vendor | Market | Given name | Family name | Size | Takings | Visits | Opened | Ward
A | Fig | Souk | Amal | Nur | M | 40 | 4 | 2024-01-02 | 1
B | Oil | Souk | Bela | Kis | S | 90 | 3 | 2024-02-02 | 2
C | Fig | Quay | Cora | Lund | L | 70 | 2 | 2024-03-02 | 3
D | Oil | Quay | Dag | Moe | S | 20 | 5 | 2024-04-02 | 1
E | Fig | Quay | Esra | Oz | M | 60 | 1 | 2024-05-02 | 2
F | Rug | Souk | Finn | Poe | L | 10 | 6 | 2023-12-02 | 2
`);

const BANCAS = tableOf(`
Ref | Banca | Mercado | Nome | Apelido | Vendas | Visitas | Aberta em | Zona
A | Figo | Norte | Ana | Sá | 40 | 4 | 2024-01-02 | 1
B | Mel | Norte | Rui | Paz | 90 | 3 | 2024-02-02 | 2
C | Figo | Sul | Eva | Luz | 70 | 2 | 2024-03-02 | 3
D | Mel | Sul | Ivo | Mar | 20 | 5 | 2024-04-02 | 1
E | Figo | Sul | Zoe | Rio | 60 | 1 | 2024-05-02 | 2
F | Lã | Norte | Gil | Sol | 10 | 6 | 2023-12-02 | 2
`);

const AKSHAK = tableOf(`
الرمز | البائع | السوق | المبيعات | الزيارات | تاريخ الافتتاح | المنطقة
A | تين | الشمال | 40 | 4 | 2024-01-02 | 1
B | عسل | الشمال | 90 | 3 | 2024-02-02 | 2
C | تين | الجنوب | 70 | 2 | 2024-03-02 | 3
D | عسل | الجنوب | 20 | 5 | 2024-04-02 | 1
E | تين | الجنوب | 60 | 1 | 2024-05-02 | 2
F | صوف | الشمال | 10 | 6 | 2023-12-02 | 2
`);

const BY_NAME = tableOf(`
البائع | السوق | المبيعات
سمير | الشمال | 40
هالة | الشمال | 90
نور | الجنوب | 70
باسم | الجنوب | 20
ليث | الجنوب | 60
رند | الشمال | 10
`);

describe('of rows that repeat', () => {
  it.each([
    ['remove duplicate vendors', STALLS, 'EN_US', 'ABF'],
    ['remove duplicate vendors, keep the last one', STALLS, 'EN_US', 'DEF'],
    ['remove duplicates by vendor keeping the newest', STALLS, 'EN_US', 'DEF'],
    ['remove as bancas repetidas', BANCAS, 'PT_PT', 'ABF'],
    ['remove as bancas repetidas ficando com a mais recente', BANCAS, 'PT_PT', 'DEF'],
    ['احذف البائعين المكررين', AKSHAK, 'AR', 'ABF'],
    ['احذف البائعين المكررين واحتفظ بالأخير', AKSHAK, 'AR', 'DEF'],
  ] as const)('the asked for stay: %s', async (wish, table, locale, refs) => {
    expect(
      firsts(await ask(wish, table, locale))
        .toSorted()
        .join(''),
    ).toBe(refs);
  });
});

describe('groups that are called by numbers', () => {
  it.each([
    ['only ward 1 and 3', STALLS, 'EN_US', 'ACD'],
    ['remove ward 2', STALLS, 'EN_US', 'ACD'],
    ['só a zona 1 e 3', BANCAS, 'PT_PT', 'ACD'],
    ['المنطقة 1 و3 فقط', AKSHAK, 'AR', 'ACD'],
  ] as const)('are told from figures: %s', async (wish, table, locale, refs) => {
    expect(firsts(await ask(wish, table, locale)).join('')).toBe(refs);
  });

  it('are left alone where no cell has the number', async () => {
    expect((await ask('only ward 7', STALLS, 'EN_US')).isSame).toBe(true);
  });
});

describe('figures of rows', () => {
  it.each([
    ['rank the stalls by takings within each market', STALLS, 'EN_US'],
    ['classificação por vendas dentro de cada mercado', BANCAS, 'PT_PT'],
    ['رتبة كل بائع حسب المبيعات داخل السوق', BY_NAME, 'AR'],
  ] as const)('are ranked anew in each group: %s', async (wish, table, locale) => {
    const { rows } = await ask(wish, table, locale);
    expect(rows.map((row) => row.at(-1))).toEqual([2, 1, 1, 3, 2, 3]);
  });

  it.each([
    ['raise the takings of Souk by 10%', STALLS, 'EN_US', 'Takings'],
    ['aumenta as vendas do Norte em 10%', BANCAS, 'PT_PT', 'Vendas'],
    ['aumento de 10% nas vendas do Norte', BANCAS, 'PT_PT', 'Vendas'],
    ['زد مبيعات الشمال بنسبة 10%', AKSHAK, 'AR', 'المبيعات'],
  ] as const)('grow where the wish says so alone: %s', async (wish, table, locale, label) => {
    const { labels, rows } = await ask(wish, table, locale);
    const sales = rows.map((row) => Number(row[labels.indexOf(label)]));
    expect(sales.map((figure) => Math.round(figure))).toEqual([44, 99, 70, 20, 60, 11]);
  });

  it.each([
    ['takings times visits by market', STALLS, 'EN_US'],
    ['vendas vezes visitas por mercado', BANCAS, 'PT_PT'],
  ] as const)('are multiplied before they are added up: %s', async (wish, table, locale) => {
    const { rows } = await ask(wish, table, locale);
    expect(rows.map((row) => row.at(-1))).toEqual([160 + 270 + 60, 140 + 100 + 60]);
  });

  it('of what many rows share are added up before they are ranked', async () => {
    const { rows } = await ask('classificação das bancas por vendas dentro de cada mercado', BANCAS, 'PT_PT');
    expect(rows).toContainEqual(['Sul', 'Figo', 130, 1]);
    expect(rows).toContainEqual(['Norte', 'Figo', 40, 2]);
  });

  it('stand by the name that has them', async () => {
    const { labels, rows } = await ask('highest takings in each market with the given name', STALLS, 'EN_US');
    const at = labels.indexOf('Given name');
    expect(rows.map((row) => row[at]).toSorted()).toEqual(['Bela', 'Cora']);
  });
});

describe('tables with things along both sides', () => {
  it.each([
    ['vendors as rows, markets as columns, total takings', STALLS, 'EN_US'],
    ['bancas nas linhas e mercados nas colunas com o total de vendas', BANCAS, 'PT_PT'],
    ['اجعل البائعين صفوفا والأسواق أعمدة مع مجموع المبيعات', AKSHAK, 'AR'],
  ] as const)('have a cell for each pair: %s', async (wish, table, locale) => {
    const { rows } = await ask(wish, table, locale);
    expect(rows.map((row) => row.slice(1))).toEqual([
      [40, 130],
      [90, 20],
      [10, null],
    ]);
  });

  it.each([
    ['markets as columns, vendors as rows, takings and visits', STALLS, 'EN_US'],
    ['mercados nas colunas, bancas nas linhas, vendas e visitas', BANCAS, 'PT_PT'],
  ] as const)('hold several figures beside each other: %s', async (wish, table, locale) => {
    const { labels, rows } = await ask(wish, table, locale);
    expect(labels).toHaveLength(5);
    expect(rows[0]?.slice(1)).toEqual([40, 4, 130, 3]);
  });

  it('have periods along a side', async () => {
    const { labels, rows } = await ask('years as columns, vendors as rows, total takings', STALLS, 'EN_US');
    expect(labels.slice(1)).toEqual(['2023', '2024']);
    expect(rows.find(([vendor]) => vendor === 'Fig')?.slice(1)).toEqual([null, 170]);
  });
});

describe('weekdays and months without their years', () => {
  const days = tableOf('Kiosk | Day | Sales\nP | Sunday | 3\nQ | Monday | 4\nR | Sunday | 13\nS | Tuesday | 14');
  it.each([
    ['only Sunday', 'EN_US', 'PR'],
    ['remove Sunday', 'EN_US', 'QS'],
    ['só domingo', 'PT_PT', 'PR'],
    ['sem domingo', 'PT_PT', 'QS'],
  ] as const)('are conditions: %s', async (wish, locale, refs) => {
    expect(firsts(await ask(wish, days, locale)).join('')).toBe(refs);
  });
});

describe('shares and changes', () => {
  it.each([
    ['share of takings by market', STALLS, 'EN_US'],
    ['proporção das vendas por mercado', BANCAS, 'PT_PT'],
  ] as const)('stand beside what they are of: %s', async (wish, table, locale) => {
    const { rows } = await ask(wish, table, locale);
    expect(rows.map((row) => Math.round(Number(row.at(-1))))).toEqual([48, 52]);
  });

  it('are in percent where the wish says so', async () => {
    const { rows } = await ask('takings per month with percent change from the previous month', STALLS, 'EN_US');
    expect(rows.slice(1, 3).map((row) => row.at(-1))).toEqual([300, 125]);
  });
});

describe('the first of an order', () => {
  it.each([
    ['sort by takings and keep only the first 2', STALLS, 'EN_US'],
    ['ordena por vendas e deixa só os 2 primeiros', BANCAS, 'PT_PT'],
  ] as const)('are taken once the rows are in it: %s', async (wish, table, locale) => {
    expect(firsts(await ask(wish, table, locale)).join('')).toBe('FD');
  });
});

describe('figures of groups', () => {
  const years = tableOf('Vila | Distrito | 2022 | 2023\nP | A | 5 | 6\nQ | B | 7 | 8\nR | A | 1 | 2');
  it('are those that are kept', async () => {
    expect((await ask('só 2023, por distrito', years, 'PT_PT')).rows).toEqual([
      ['A', 8],
      ['B', 8],
    ]);
  });

  it.each([
    ['takings and visits by market', STALLS, 'EN_US'],
    ['vendas e visitas por mercado', BANCAS, 'PT_PT'],
    ['المبيعات والزيارات حسب السوق', AKSHAK, 'AR'],
  ] as const)('are all that are listed, few as their values may be: %s', async (wish, table, locale) => {
    expect((await ask(wish, table, locale)).rows.map((row) => row.slice(1))).toEqual([
      [140, 13],
      [150, 8],
    ]);
  });
});

describe('texts', () => {
  it('are parted where a name is written together with "and"', async () => {
    const table = tableOf('الاسم | القسم\nسعاد نجم | أ\nماهر بدر | ب');
    const { rows } = await ask('افصل الاسم إلى الاسم الأول واسم العائلة', table, 'AR');
    expect(rows[1]).toEqual(expect.arrayContaining(['ماهر', 'بدر']));
  });

  it.each([
    ['merge given name and family name into one column', STALLS, 'EN_US', 'Amal Nur'],
    ['junta o nome e o apelido numa coluna nova', BANCAS, 'PT_PT', 'Ana Sá'],
  ] as const)('of several columns become one: %s', async (wish, table, locale, text) => {
    expect((await ask(wish, table, locale)).rows[0]).toContain(text);
  });

  it('that have an order of their own are sorted by it, unless letters are asked for', async () => {
    const sizes = async (wish: string): Promise<string> => {
      const { labels, rows } = await ask(wish, STALLS, 'EN_US');
      return rows.map((row) => row[labels.indexOf('Size')]).join('');
    };
    expect(await sizes('sort by size')).toBe('SSMMLL');
    expect(await sizes('sort alphabetically by size')).toBe('LLMMSS');
  });
});

describe('a number that no part of a reading takes', () => {
  it.each([
    ['how many different clients per market', STALLS, 'EN_US'],
    ['quantos clientes diferentes por mercado', BANCAS, 'PT_PT'],
    ['كم زبونا مختلفا في كل سوق', AKSHAK, 'AR'],
  ] as const)('and a thing that the table has not lead to no answer: %s', async (wish, table, locale) => {
    expect((await ask(wish, table, locale)).isSame).toBe(true);
  });
});

describe('a superlative that no part of a reading takes', () => {
  it('leads to no count', async () => {
    expect((await ask('أكبر حقل لكل بائع', AKSHAK, 'AR')).isSame).toBe(true);
  });
});

describe('a number in another unit than the column', () => {
  it.each([
    ['trips with a duration above 0.5 hours', 'Trip | Duration (min)', 'EN_US'],
    ['viagens com duração superior a meia hora', 'Viagem | Duração (min)', 'PT_PT'],
    ['الرحلات التي مدتها أكثر من نصف ساعة', 'الرحلة | المدة (دقيقة)', 'AR'],
  ] as const)('is brought into it: %s', async (wish, head, locale) => {
    const table = tableOf(`${head}\nP | 20\nQ | 45\nR | 10\nS | 90`);
    expect(firsts(await ask(wish, table, locale)).join('')).toBe('QS');
  });
});

describe('words of data that are words of charts too', () => {
  it('do not change the type', async () => {
    expect((await ask('put the bar takings into one line', STALLS, 'EN_US')).isSame).toBe(true);
  });
});
