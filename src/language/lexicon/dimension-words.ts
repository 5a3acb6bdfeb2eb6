/** What adjectives speak of: "oldest" of age, "heaviest" of weight. */
export const DIMENSIONS = [
  'age',
  'price',
  'pay',
  'wealth',
  'speed',
  'weight',
  'length',
  'height',
  'elevation',
  'width',
  'depth',
  'thickness',
  'size',
  'temperature',
  'rain',
  'population',
  'power',
  'rating',
  'popularity',
  'frequency',
  'satisfaction',
] as const;

/** One of the things that adjectives speak of. */
export type Dimension = (typeof DIMENSIONS)[number];

/** Dimensions whose words mostly say no more than "much": "highest" of sales, "largest" of orders. */
export const VAGUE_DIMENSIONS: ReadonlySet<Dimension> = new Set(['elevation', 'size']);

/** Dimensions of money: the dearest orders come to the most. */
export const MONEY_DIMENSIONS: ReadonlySet<Dimension> = new Set(['price', 'pay', 'wealth']);

/** Dimensions of which a thing has all that its rows have: what rains adds up, and who is old is no older for each visit. */
export const SUMMED_DIMENSIONS: ReadonlySet<Dimension> = new Set([
  'elevation',
  'size',
  'rain',
  'population',
  'popularity',
  'frequency',
]);

/** `Most` and `Least` are superlatives, `More` and `Less` comparatives. */
const DEGREES = ['Most', 'Least', 'More', 'Less'] as const;

/** A superlative or a comparative of a dimension: "heaviest", "heavier". */
export type DimensionSense = `${Dimension}${(typeof DEGREES)[number]}`;

/** The senses of all adjectives of dimension. */
export const DIMENSION_SENSES: readonly DimensionSense[] = DIMENSIONS.flatMap((dimension) =>
  DEGREES.map((degree) => `${dimension}${degree}` as const),
);

type Words = Readonly<Record<Dimension, readonly [most: string, least: string, more: string, less: string]>>;

const ENGLISH: Words = {
  age: ['oldest|eldest', 'youngest', 'older|elder', 'younger|newer|more modern'],
  price: [
    'most expensive|priciest|costliest|dearest|most costly',
    'cheapest|least expensive|least costly|most affordable',
    'more expensive|pricier|costlier|dearer|more costly',
    'cheaper|less expensive|less costly|more affordable',
  ],
  pay: [
    'best paid|highest paid|most paid|top paid|top earning|best earning|highest earning',
    'worst paid|lowest paid|least paid|lowest earning',
    'better paid|higher paid',
    'worse paid|lower paid|less well paid',
  ],
  wealth: ['richest|wealthiest', 'poorest', 'richer|wealthier', 'poorer'],
  speed: [
    'fastest|quickest|speediest',
    'slowest',
    'faster|quicker|speedier|more quickly|more rapidly',
    'slower|more slowly',
  ],
  weight: ['heaviest', 'lightest', 'heavier', 'lighter'],
  length: ['longest|lengthiest|farthest|furthest', 'shortest|nearest', 'longer|lengthier|farther', 'shorter|nearer'],
  height: ['tallest', 'shortest', 'taller', 'shorter'],
  elevation: ['highest', 'lowest', 'higher', 'lower'],
  width: ['widest|broadest', 'narrowest', 'wider|broader', 'narrower'],
  depth: ['deepest', 'shallowest', 'deeper', 'shallower'],
  thickness: ['thickest', 'thinnest', 'thicker', 'thinner'],
  size: ['biggest|largest|hugest', 'smallest|tiniest', 'bigger|larger', 'smaller'],
  temperature: ['hottest|warmest', 'coldest|coolest', 'hotter|warmer', 'colder|cooler'],
  rain: ['wettest|rainiest', 'driest', 'wetter|rainier', 'drier'],
  population: [
    'most populous|most populated',
    'least populous|least populated',
    'more populous|more populated',
    'less populous|less populated',
  ],
  power: ['most powerful|strongest', 'least powerful|weakest', 'more powerful|stronger', 'less powerful|weaker'],
  rating: [
    'best rated|highest rated|top rated|best reviewed',
    'worst rated|lowest rated|worst reviewed',
    'better rated|higher rated',
    'worse rated|lower rated',
  ],
  popularity: ['most popular|busiest', 'least popular|quietest', 'more popular|busier', 'less popular|quieter'],
  frequency: [
    'most common|commonest|most frequent|most frequently|most often|most repeated',
    'least common|rarest|least frequent|least frequently|least often',
    'more common|more frequent',
    'less common|rarer|less frequent',
  ],
  satisfaction: [
    'most satisfied|happiest|most content',
    'least satisfied|unhappiest|most dissatisfied|least happy',
    'more satisfied|happier',
    'less satisfied|unhappier|more dissatisfied',
  ],
};

/** "Velho, velha, velhos, velhas" after "mais": the forms of Portuguese adjectives in -o, -e, -z and -m. */
function inflected(adverb: 'mais' | 'menos', adjectives: string): string {
  return adjectives
    .split('|')
    .flatMap((one) => {
      const stem = one.slice(0, -1);
      if (one.endsWith('o')) return [one, `${stem}a`, `${stem}os`, `${stem}as`];
      if (one.endsWith('m')) return [one, `${stem}ns`];
      return one.endsWith('z') ? [one, `${one}es`] : [one, `${one}s`];
    })
    .map((form) => `${adverb} ${form}`)
    .join('|');
}

/** In Portuguese and Arabic a superlative is a comparative with an article. */
const both = (most: string, least: string): Words[Dimension] => [most, least, most, least];

const PORTUGUESE: Words = {
  age: both(inflected('mais', 'velho|idoso'), inflected('mais', 'novo|jovem')),
  price: both(
    inflected('mais', 'caro|dispendioso|valioso'),
    `${inflected('mais', 'barato')}|${inflected('menos', 'caro')}|mais em conta`,
  ),
  pay: both(
    'mais bem pago|mais bem paga|mais bem pagos|mais bem pagas|mais bem remunerado|mais bem remunerados|melhor remunerado|melhor remunerados',
    'mais mal pago|mais mal paga|mais mal pagos|mais mal pagas|pior remunerado|pior remunerados',
  ),
  wealth: both(inflected('mais', 'rico|abastado'), inflected('mais', 'pobre')),
  speed: both(
    `${inflected('mais', 'rápido|veloz')}|mais depressa|mais rapidamente`,
    `${inflected('mais', 'lento|demorado')}|mais devagar|mais lentamente`,
  ),
  weight: both(inflected('mais', 'pesado'), inflected('mais', 'leve')),
  length: both(
    `${inflected('mais', 'longo|comprido|extenso')}|mais longe|mais distante|mais distantes`,
    `${inflected('mais', 'curto|próximo')}|mais perto`,
  ),
  height: both(inflected('mais', 'alto'), inflected('mais', 'baixo')),
  elevation: both(inflected('mais', 'alto|elevado'), inflected('mais', 'baixo')),
  width: both(inflected('mais', 'largo'), inflected('mais', 'estreito')),
  depth: both(inflected('mais', 'profundo|fundo'), inflected('mais', 'raso')),
  thickness: both(inflected('mais', 'grosso|espesso'), inflected('mais', 'fino|delgado')),
  size: both(`maior|maiores|${inflected('mais', 'vasto')}`, `menor|menores|${inflected('mais', 'pequeno')}`),
  temperature: both(`${inflected('mais', 'quente')}|mais calor`, inflected('mais', 'frio|fresco')),
  rain: both(
    `${inflected('mais', 'chuvoso|húmido')}|choveu mais|mais choveu|mais chuva`,
    `${inflected('mais', 'seco')}|choveu menos|menos choveu|menos chuva`,
  ),
  population: both(
    inflected('mais', 'populoso|povoado|habitado'),
    `${inflected('menos', 'populoso|povoado|habitado')}`,
  ),
  power: both(inflected('mais', 'potente|forte|poderoso'), inflected('mais', 'fraco')),
  rating: both(
    'melhor classificado|melhor classificada|melhor classificados|melhor classificadas|melhor avaliado|melhor avaliada|melhor avaliados|melhor avaliadas|mais bem avaliado|mais bem avaliada|mais bem avaliados|mais bem avaliadas|mais bem classificado|mais bem classificada',
    'pior classificado|pior classificada|pior classificados|pior avaliado|pior avaliada|pior avaliados|pior avaliadas',
  ),
  popularity: both('mais popular|mais populares', 'menos popular|menos populares'),
  frequency: both(
    'mais comum|mais comuns|mais frequente|mais frequentes|mais habitual|mais habituais|mais movimentado|mais movimentada|mais movimentados|mais movimentadas|mais repetido|mais repetida|mais repetidos|mais repetidas',
    'menos comum|menos comuns|menos frequente|menos frequentes|mais raro|mais rara|mais raros|mais raras|menos movimentado|menos movimentada',
  ),
  satisfaction: both(
    `${inflected('mais', 'satisfeito|contente')}|mais feliz|mais felizes`,
    `${inflected('menos', 'satisfeito')}|${inflected('mais', 'insatisfeito')}|menos feliz|menos felizes`,
  ),
};

const ARABIC: Words = {
  age: both('أكبر سنا|أكبر عمرا|أكبرهم سنا|أسن|أطول عمرا', 'أصغر سنا|أصغر عمرا|أصغرهم سنا|أحدث سنا'),
  price: both('أغلى|أعلى سعرا|أكثر كلفة|أكثر تكلفة|أعلى تكلفة', 'أرخص|أقل سعرا|أقل تكلفة|أقل كلفة|أدنى سعرا'),
  pay: both('أعلى أجرا|أعلى راتبا|أكثر أجرا|أكبر راتبا', 'أقل أجرا|أقل راتبا|أدنى أجرا|أدنى راتبا'),
  wealth: both('أغنى|أثرى|أكثر ثراء', 'أفقر|أكثر فقرا'),
  speed: both('أسرع', 'أبطأ'),
  weight: both('أثقل|أكثر وزنا|أكبر وزنا', 'أخف|أقل وزنا|أخف وزنا'),
  length: both('أطول|أبعد', 'أقصر|أقرب'),
  height: both('أطول|أطول قامة|أكثر ارتفاعا|أعلى ارتفاعا', 'أقصر|أقصر قامة|أقل ارتفاعا'),
  elevation: both('أعلى', 'أدنى|أخفض'),
  width: both('أكثر عرضا|أوسع عرضا', 'أضيق|أقل عرضا'),
  depth: both('أعمق|أكثر عمقا', 'أضحل|أقل عمقا'),
  thickness: both('أسمك|أثخن', 'أرق|أنحف'),
  size: both('أكبر|أضخم|أوسع|أكبر مساحة|أكبر حجما', 'أصغر|أصغر مساحة|أصغر حجما'),
  temperature: both('أحر|أسخن|أدفأ|أكثر حرارة', 'أبرد|أكثر برودة'),
  rain: both('أمطر|أكثر مطرا|أكثر أمطارا', 'أجف|أكثر جفافا|أقل مطرا'),
  population: both('أكثر سكانا|أكبر سكانا|أكثف سكانا|أكثر اكتظاظا', 'أقل سكانا'),
  power: both('أقوى', 'أضعف'),
  rating: both('أعلى تقييما|أفضل تقييما|أحسن تقييما', 'أقل تقييما|أسوأ تقييما|أدنى تقييما'),
  popularity: both('أكثر شعبية|أكثر شهرة|أشهر', 'أقل شعبية|أقل شهرة'),
  frequency: both(
    'أكثر شيوعا|أشيع|أكثر تكرارا|أكثر ازدحاما|أكثر انشغالا|أكثر انتشارا',
    'أقل شيوعا|أندر|أقل تكرارا|أقل ازدحاما|أقل انتشارا|أكثر ندرة',
  ),
  satisfaction: both('أكثر رضا|أسعد|أكثر سعادة|أعلى رضا', 'أقل رضا|أقل سعادة|أدنى رضا'),
};

/** Forms by their senses. */
type DimensionLexicon = Readonly<Partial<Record<DimensionSense, string>>>;

function lexiconOf(words: Words): DimensionLexicon {
  return Object.fromEntries(
    DIMENSIONS.flatMap((dimension) =>
      words[dimension].map((forms, at) => [`${dimension}${DEGREES[at] ?? ''}`, forms] as const),
    ),
  );
}

/** English adjectives of dimension. */
export const ENGLISH_DIMENSIONS: DimensionLexicon = lexiconOf(ENGLISH);

/** Portuguese adjectives of dimension. */
export const PORTUGUESE_DIMENSIONS: DimensionLexicon = lexiconOf(PORTUGUESE);

/** Arabic adjectives of dimension. */
export const ARABIC_DIMENSIONS: DimensionLexicon = lexiconOf(ARABIC);
