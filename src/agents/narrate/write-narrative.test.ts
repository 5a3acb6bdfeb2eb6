import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { type Narrative, writeNarrative } from './write-narrative.ts';

const chartOf = (labels: readonly string[], rows: readonly (readonly unknown[])[]): GraphConfig => ({
  type: 'column',
  data: {
    columns: labels.map((label, at) => ({ key: `c${at}`, label })),
    rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
  },
});
const COUNTRIES = chartOf(
  ['Country', 'Sales (€)'],
  [
    ['Spain', 320],
    ['France', 280],
    ['Italy', 900],
    ['Portugal', 150],
    ['Germany', 610],
  ],
);
const CHANNELS = chartOf(
  ['Month', 'Online', 'Shops'],
  [20, 26, 31, 40, 52, 60, 71, 85].map((online, at) => [
    `2023-0${at + 1}`,
    online,
    [90, 88, 85, 80, 78, 70, 66, 60][at],
  ]),
);

function narrate(prompt: string, chart: GraphConfig = COUNTRIES, locale: Locale = 'EN_US'): Narrative {
  return writeNarrative(chart, { fields: ['title', 'caption'], locale, prompt });
}
const titleOf = (...args: Parameters<typeof narrate>): string => narrate(...args).texts.title?.text ?? '';
const captionOf = (...args: Parameters<typeof narrate>): string => narrate(...args).texts.caption?.text ?? '';

describe('a narrative', () => {
  test('tells a measure over the numbers of another column, and no time', () => {
    const yields = [12, 20, 31, 45, 60, 71, 66, 52, 40, 25].map((value, at) => [(at + 1) * 10, value]);
    const along = (labels: readonly string[]): GraphConfig => ({ ...chartOf(labels, yields), type: 'line' });
    const english = along(['Temperature (°C)', 'Output (kg)']);
    expect(titleOf('Tell it', english)).toMatch(/^Output (?:rose|climbed) up to 60°C, then (?:fell|dropped)$/);
    expect(captionOf('Tell it', english)).toMatch(/12 kg at 10°C to 71 kg at 60°C, then to 25 kg at 100°C/);
    expect(titleOf('no numbers', english)).not.toMatch(/\d/);
    expect(titleOf('Conta', along(['Idade', 'Produção']), 'PT_PT')).toBe(
      'A produção subiu até 60 de idade e depois desceu',
    );
    expect(titleOf('احك القصة', along(['العمر', 'الإنتاج']), 'AR')).toMatch(
      /^ارتفع الإنتاج حتى بلوغ العمر ٦٠ ثم انخفض$/,
    );
  });

  test.each([
    ['EN_US', ['Date', 'Wait', 'Arrivals'], 'Arrivals averaged', 'Arrivals followed'],
    ['PT_PT', ['Data', 'Espera', 'Chegadas'], 'média de Chegadas foi de', 'Chegadas segue'],
    ['AR', ['التاريخ', 'الانتظار', 'الحجوزات'], 'بلغ متوسط الحجوزات', 'الحجوزات'],
  ] as const)('names a second measure that has seasons of its own, in %s', (locale, labels, told, bare) => {
    const WAITS = [40, 48, 44, 38, 33, 28, 30];
    const ARRIVALS = [140, 150, 160, 148, 135, 119, 124];
    const days = Array.from({ length: 91 }, (_, at) => [
      new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10),
      (WAITS[at % 7] ?? 0) + ((at * 5) % 3),
      (ARRIVALS[at % 7] ?? 0) + ((at * 3) % 4),
    ]);
    const chart: GraphConfig = { ...chartOf(labels, days), type: 'line' };
    expect(captionOf('', chart, locale)).toContain(told);
    const NO_NUMBERS = { EN_US: 'no numbers', PT_PT: 'sem números', AR: 'بدون أرقام' };
    expect(captionOf(NO_NUMBERS[locale], chart, locale)).toContain(bare);
  });

  test('writes the grammar of its language, whatever the labels', () => {
    const two = (labels: readonly string[]): GraphConfig =>
      chartOf(
        labels,
        [2018, 2019, 2020, 2021].map((year, at) => [`${year}`, 90 - at, [20, 35, 52, 80][at]]),
      );
    expect(titleOf('Tell it', two(['Year', 'Subscribers', 'Cancellations']))).toMatch(/cancellations|^Cancellations/);
    expect(captionOf('Tell it', two(['Year', 'Subscribers', 'Cancellations']))).not.toMatch(/ Cancellations/);
    expect(titleOf('Conta', two(['Ano', 'Encomendas', 'Devoluções']), 'PT_PT')).toMatch(/[Aa]s devoluções .*ram/);
    expect(
      titleOf(
        'احك القصة',
        chartOf(
          ['القسم', 'الموظفون'],
          [
            ['التقنية', 25],
            ['الدعم', 11],
            ['المالية', 2],
          ],
        ),
        'AR',
      ),
    ).toContain('عدد الموظفين');
  });

  test('names tied places, weeks, tiny numbers and stages as a reader does', () => {
    const tie = chartOf(
      ['Team', 'Points'],
      [
        ['Reds', 64],
        ['Blues', 64],
        ['Greens', 41],
        ['Whites', 30],
      ],
    );
    expect(titleOf('Tell it', tie)).toMatch(/64 each$/);
    const weeks = [41, 44, 39, 46, 43, 120, 45, 40, 42, 44].map((value, at) => [`2024-W${at + 10}`, value]);
    expect(titleOf('Tell it', chartOf(['Week', 'Tickets'], weeks))).toContain('in week 15 of 2024');
    const masses = chartOf(
      ['Particle', 'Mass (kg)'],
      [
        ['Electron', 9.1e-31],
        ['Proton', 1.67e-27],
      ],
    );
    expect(titleOf('Tell it', masses)).toContain('1.67E-27 kg');
    const funnel: GraphConfig = {
      ...chartOf(
        ['Step', 'People'],
        [
          ['Seen', 900],
          ['Tried', 300],
          ['Paid', 18],
        ],
      ),
      type: 'funnel',
    };
    expect(titleOf('Tell it', funnel)).toMatch(/98%.*Seen.*Paid/);
    expect(captionOf('Tell it', funnel)).not.toContain('total');
    const votes = chartOf(
      ['Party', 'Share of vote'],
      [
        ['Greens', '22%'],
        ['Labour', '47%'],
        ['Others', '31%'],
      ],
    );
    expect(titleOf('Tell it', votes)).toMatch(/Labour.*47%/);
    expect(titleOf('Tell it', votes)).not.toContain('of share');
  });

  test.each([
    ['do not mention Italy', 'EN_US'],
    ["don't mention Italy", 'EN_US'],
    ['não menciones Italy', 'PT_PT'],
    ['لا تذكر Italy', 'AR'],
  ] as const)('leaves out what it is told to: %s', (prompt, locale) => {
    expect(`${titleOf(prompt, COUNTRIES, locale)} ${captionOf(prompt, COUNTRIES, locale)}`).not.toContain('Italy');
    expect(narrate(prompt, COUNTRIES, locale).notes).toEqual([]);
  });

  test('keeps a bound to the text that it is said of, and says what it did not understand', () => {
    const short = narrate('title of max 5 words');
    expect(short.texts.title?.text.split(' ').length).toBeLessThanOrEqual(5);
    expect(short.texts.caption?.text.split(' ').length).toBeGreaterThan(12);
    expect(short.notes).toEqual([]);
    expect(narrate('at most 2 words').notes).toMatchObject([
      { kind: 'too-many-words', field: 'title' },
      { kind: 'too-many-words' },
    ]);
    expect(narrate('as a weathered pirate').notes).toEqual([{ kind: 'unread', words: ['weathered pirate'] }]);
  });

  test.each([
    ['without percentages', 'EN_US'],
    ['no numbers of visitors, and no percentages or emoji', 'EN_GB'],
    ['sem percentagens', 'PT_PT'],
    ['بدون نسب مئوية', 'AR'],
  ] as const)('tells changes in their own unit where percentages are not wanted: %s', (prompt, locale) => {
    const texts = `${titleOf(prompt, CHANNELS, locale)} ${captionOf(prompt, CHANNELS, locale)}`;
    expect(texts).not.toMatch(/[%٪]/);
    expect(`${titleOf('tell it', CHANNELS, locale)} ${captionOf('tell it', CHANNELS, locale)}`).toMatch(/[%٪]/);
  });

  test('says that data in percent are told in percent whatever is asked', () => {
    const shares = chartOf(
      ['Team', 'Share (%)'],
      [
        ['Red', '38%'],
        ['Blue', '22%'],
        ['Green', '40%'],
      ],
    );
    expect(narrate('no percentages', shares).notes).toEqual([{ kind: 'percentages' }]);
  });

  test.each([
    ['title in at most seven words, caption in no more than 90 characters', 'EN_US', 7, 90],
    ['a seven-word title and a caption of 90 characters or fewer', 'EN_GB', 7, 90],
    ['título até sete palavras; legenda com 90 caracteres no máximo', 'PT_PT', 7, 90],
    ['العنوان في سبع كلمات، والتعليق لا يتجاوز ٩٠ حرفًا', 'AR', 7, 90],
    ['العنوان لا يزيد على اثنتي عشرة كلمة، والتعليق لا يزيد على تسعين حرفًا', 'AR', 12, 90],
  ] as const)('keeps each text to the bound that is said of it: %s', (prompt, locale, words, letters) => {
    const told = narrate(prompt, CHANNELS, locale);
    expect(told.texts.title?.text.split(' ').length).toBeLessThanOrEqual(words);
    expect(told.texts.title?.text.length).toBeGreaterThan(10);
    expect(told.texts.caption?.text.length).toBeLessThanOrEqual(letters);
    expect(told.texts.caption?.text.length).toBeGreaterThan(30);
    expect(told.notes).toEqual([]);
  });

  test.each([
    ['from ten words to fifteen words', 'EN_GB'],
    ['de dez a quinze palavras', 'PT_PT'],
    ['من عشر كلمات إلى خمس عشرة كلمة', 'AR'],
  ] as const)('reads both ends of a range: %s', (prompt, locale) => {
    const { notes, texts } = narrate(`${prompt}`, CHANNELS, locale);
    const words = texts.caption?.text.split(' ').length;
    expect(words).toBeLessThanOrEqual(15);
    expect(words).toBeGreaterThanOrEqual(10);
    expect(notes.filter((note) => 'field' in note && note.field === 'caption')).toEqual([]);
  });

  test('keeps a bound for all texts beside one of another kind for a text by itself', () => {
    const { texts } = narrate('title of 9 words, at most 30 characters', CHANNELS);
    expect(texts.title?.text.length).toBeLessThanOrEqual(30);
  });

  test.each([
    ['in exactly three sentences', 'EN_US', 3],
    ['caption of four sentences', 'EN_US', 4],
    ['em quatro frases', 'PT_PT', 4],
    ['في أربع جمل', 'AR', 4],
    ['no máximo duas frases', 'PT_PT', 2],
  ] as const)('has the sentences that are asked for: %s', (prompt, locale, sentences) => {
    const told = narrate(prompt, CHANNELS, locale);
    expect(told.texts.caption?.text.match(/\.(?: |$)/g)).toHaveLength(sentences);
    expect(told.notes).toEqual([]);
  });

  test('takes "between" before lengths for no comparison, and says where a text stays under its bound', () => {
    const told = narrate('between 10 and 15 words', CHANNELS);
    expect(told.texts.caption?.text.split(' ').length).toBeLessThanOrEqual(15);
    expect(told.notes.map(({ kind }) => kind)).toEqual(['too-few-words']);
    expect(narrate('in twenty sentences', CHANNELS).notes).toMatchObject([{ kind: 'fewer-sentences' }]);
    expect(narrate('in at most twenty sentences', CHANNELS).notes).toEqual([]);
  });

  test.each([
    ['formal and playful', 'EN_US', ['formal', 'playful']],
    ['divertido mas profissional', 'PT_PT', ['divertido', 'profissional']],
    ['بأسلوب رسمي ومرح', 'AR', ['رسمي', 'مرح']],
  ] as const)('says which of two tones that exclude each other it took: %s', (prompt, locale, [taken, left]) => {
    expect(narrate(prompt, CHANNELS, locale).notes).toEqual([{ kind: 'clashing-tones', taken, left }]);
  });

  test('takes a tone or a kind of fact that is refused for none that is asked for', () => {
    expect(narrate('not too formal, playful', CHANNELS).notes).toEqual([]);
    expect(titleOf('playful', CHANNELS)).toBe(titleOf('not too formal, playful', CHANNELS));
    const told = narrate('nothing about the gap or the growth', CHANNELS);
    expect(`${told.texts.title?.text} ${told.texts.caption?.text}`).not.toMatch(/gap|%|rose|grew|fell/);
  });

  test.each([
    ['do not mention Italy, Spain or France', COUNTRIES, /Italy|Spain|France/],
    ['sem falar de Italy', COUNTRIES, /Italy/],
    ["don't mention March, focus on growth", CHANNELS, /March/],
    ['nothing about March, please', CHANNELS, /March/],
  ] as const)('leaves out every name of a list and every date: %s', (prompt, chart, names) => {
    const { texts, notes } = narrate(prompt, chart);
    expect(`${texts.title?.text} ${texts.caption?.text}`).not.toMatch(names);
    expect(notes).toEqual([]);
  });

  test('has no numbers in the text that they are refused for', () => {
    for (const prompt of ['headline without numbers, caption with numbers', 'no numbers in the title']) {
      expect(titleOf(prompt)).not.toMatch(/\d/);
      expect(captionOf(prompt)).toMatch(/\d/);
    }
    expect(titleOf('عنوان بدون أرقام', COUNTRIES, 'AR')).not.toMatch(/[٠-٩]/);
    expect(captionOf('عنوان بدون أرقام', COUNTRIES, 'AR')).toMatch(/[٠-٩]/);
  });

  test.each([
    ['why did shops decline?', 'EN_US', { kind: 'no-causes' }],
    ['porque caíram as lojas?', 'PT_PT', { kind: 'no-causes' }],
    ['لماذا حدث ذلك؟', 'AR', { kind: 'no-causes' }],
    ['write it in French', 'EN_US', { kind: 'other-language', names: ['French'] }],
    ['escreve em espanhol', 'PT_PT', { kind: 'other-language', names: ['espanhol'] }],
    ['اكتبه بالألمانية', 'AR', { kind: 'other-language', names: ['الألمانية'] }],
    ['two short sentences, no dates', 'EN_US', { kind: 'unread', words: ['dates'] }],
  ] as const)('says what no text of the data can give: %s', (prompt, locale, note) => {
    expect(narrate(prompt, CHANNELS, locale).notes).toContainEqual(note);
  });

  test('takes the superlative that its measure has', () => {
    const rivers = chartOf(
      ['River', 'Length (km)'],
      [
        ['Nile', 6650],
        ['Danube', 2850],
        ['Rhine', 1230],
      ],
    );
    const told = ['neutral', 'formal', 'punchy', 'executive'].map(
      (tone) => `${titleOf(tone, rivers)} ${captionOf(`caption only, ${tone}`, rivers)}`,
    );
    expect(told.join(' ')).toContain('greatest length');
    expect(told.join(' ')).not.toMatch(/(?:highest|lowest) length/);
    expect(titleOf('which is the shortest river?', rivers)).toMatch(/Rhine .*smallest length/);
  });

  test('tells a change into the thousands of percent by its values', () => {
    const chart = chartOf(
      ['Year', 'Users'],
      [2019, 2020, 2021, 2022].map((year, at) => [`${year}`, [2, 900, 7000, 16_000][at]]),
    );
    expect(`${titleOf('Tell it', chart)} ${captionOf('Tell it', chart)}`).not.toMatch(/[\d,]{4}%/);
  });

  test('tells in its title the one thing that matters', () => {
    expect(titleOf('Tell it')).toMatch(/Italy.*€900/);
    expect(titleOf('اكتب القصة', COUNTRIES, 'AR')).toMatch(/Italy.*٩٠٠ يورو/);
    expect(titleOf('Conta a história', COUNTRIES, 'PT_PT')).toMatch(/Italy.*900 euros/);
  });

  test('is about the name that the prompt asks for', () => {
    expect(titleOf('mention Spain')).toContain('Spain');
    expect(titleOf('write about the shops', CHANNELS)).toMatch(/Shops .*33%/);
    expect(titleOf('compare Spain and France')).toMatch(/Spain.*ahead of France/);
    expect(titleOf('menciona março', CHANNELS, 'PT_PT')).toMatch(/Março de 2023/);
    expect(titleOf('what happened in May?', CHANNELS)).toContain('May 2023');
    expect(titleOf('ماذا حدث في مايو؟', CHANNELS, 'AR')).toContain('مايو ٢٠٢٣');
  });

  test('is about the kind of fact that the prompt asks for', () => {
    expect(titleOf('focus on the drop', CHANNELS)).toMatch(/Shops (?:fell|dropped|declined|decreased)/);
    expect(titleOf('who has the lowest sales?')).toMatch(/Portugal.*€150/);
    expect(titleOf('what happened last month?', CHANNELS)).toMatch(/July to August|August/);
  });

  test('takes a word of one label alone for that column', () => {
    const sales = chartOf(
      ['Month', 'Online sales ($)', 'Store sales ($)'],
      [20, 26, 31, 40, 52].map((online, at) => [`2023-0${at + 1}`, online, [90, 88, 85, 80, 78][at]]),
    );
    expect(narrate('focus on store', sales).notes).toEqual([]);
    expect(titleOf('focus on store', sales)).toMatch(/Store sales .*13%/i);
    expect(captionOf('as a question, no numbers', sales).match(/2023/g)).toHaveLength(1);
  });

  test('says which name of the prompt the data do not hold, and what they hold', () => {
    expect(narrate('mention Greece').notes).toEqual([
      { kind: 'unknown-name', names: ['Greece'], known: ['Spain', 'France', 'Italy', 'Portugal', 'Germany'] },
    ]);
    expect(narrate('focus on seasonality', CHANNELS).notes).toEqual([{ kind: 'nothing-found' }]);
  });

  test('has the form that the prompt asks for', () => {
    expect(titleOf('as a question')).toMatch(/\?$/);
    expect(titleOf('على شكل سؤال', COUNTRIES, 'AR')).toMatch(/؟$/);
    expect(titleOf('no numbers please')).not.toMatch(/\d/);
    expect(captionOf('no numbers please')).not.toMatch(/\d/);
    expect(captionOf('in one sentence').match(/\.(?: |$)/g)).toHaveLength(1);
    expect(titleOf('max 32 characters').length).toBeLessThanOrEqual(32);
    expect(titleOf('in Portuguese')).toMatch(/Italy (?:teve|liderou)/);
  });

  test('has the fields that the prompt leaves it', () => {
    expect(Object.keys(narrate('only a title').texts)).toEqual(['title']);
    expect(Object.keys(narrate('just the caption').texts)).toEqual(['caption']);
    expect(Object.keys(narrate('keep my title').texts)).toEqual(['caption']);
  });

  test('differs in tone', () => {
    const titles = ['neutral', 'punchy', 'playful'].map((tone) => titleOf(`make it ${tone}`));
    expect(new Set(titles).size).toBe(3);
  });

  test('is the same for the same chart and prompt', () => {
    expect(narrate('punchy', CHANNELS)).toEqual(narrate('punchy', CHANNELS));
  });

  test('says what is shown where nothing can be told', () => {
    expect(titleOf('Tell it', chartOf(['Name', 'Note'], [['a', 'b']]))).toBe('The data by name');
    expect(narrate('Tell it', chartOf([], [])).notes).toEqual([{ kind: 'no-data' }]);
  });

  test('takes millimetres for no millions', () => {
    expect(
      titleOf(
        'Tell it',
        chartOf(
          ['City', 'Rainfall (mm)'],
          [
            ['Bergen', 2250],
            ['Oslo', 763],
            ['Alta', 420],
          ],
        ),
      ),
    ).toMatch(/2,250 mm/);
  });
});
