import type { ChartType } from '../chart/chart-type.ts';
import { foldWords } from '../table/notation/characters.ts';

/** Kinds of charts that are none of the service's types, by the words for them, and the types that show much the same, nearest first. */
const KINDS: readonly {
  readonly words: string;
  readonly nearest: readonly ChartType[];
  /** True for kinds whose words say what is to be seen: they are understood, and told beside what is shown instead. */
  readonly isOfSpread?: true;
}[] = [
  { words: 'gantt|timeline chart|cronograma|غانت|جانت', nearest: ['bar', 'table'] },
  { words: 'treemap|tree map|sunburst|mapa de arvore|خريطه شجريه', nearest: ['mekko', 'donut', 'bar'] },
  { words: 'sankey|chord diagram|alluvial|سانكي', nearest: ['heatmap', 'stackedBar', 'bar', 'table'] },
  {
    words:
      'box plot|boxplot|box and whisker|violin plot|diagrama de caixa|caixa de bigodes|مخطط صندوقي|المخطط الصندوقي',
    nearest: ['heatmap', 'scatter', 'column', 'bar'],
    isOfSpread: true,
  },
  { words: 'choropleth|map|mapa|خريطه', nearest: ['bar', 'heatmap'] },
  { words: 'gauge|speedometer|velocimetro|manometro|عداد السرعه|مقياس دائري', nearest: ['donut', 'bar', 'table'] },
  {
    words: 'radar|spider chart|spider plot|teia de aranha|رادار|مخطط عنكبوتي',
    nearest: ['groupedBar', 'line', 'bar'],
  },
  {
    words: 'candlestick|candle chart|ohlc|velas japonesas|grafico de velas|شموع يابانيه|الشموع',
    nearest: ['line', 'table'],
  },
  { words: 'word cloud|wordcloud|nuvem de palavras|سحابه كلمات|سحابه الكلمات', nearest: ['bar'] },
  { words: 'bullet chart|bullet graph', nearest: ['bar', 'column'] },
  { words: 'polar chart|rose chart|coxcomb|radial bar', nearest: ['donut', 'bar'] },
  { words: 'network graph|network diagram|node link|grafo de rede|مخطط شبكي', nearest: ['heatmap', 'table'] },
];

/** A kind of chart that a wish names and the service has not. */
export type ForeignChart = {
  readonly name: string;
  readonly nearest: readonly ChartType[];
  /** True where its words ask for the spread of a figure, which other types show too. */
  readonly isOfSpread: boolean;
};

/** The first kind of chart in a wish that is none of the service's types, in English, Portuguese or Arabic; undefined where none is named. */
export function foreignChartIn(wish: string): ForeignChart | undefined {
  const said = wish.match(/[\p{L}\p{N}]+/gu) ?? [];
  const folded = said.map((word) => foldWords(word).replace(/^ال/u, ''));
  for (const { words, nearest, isOfSpread = false } of KINDS)
    for (const form of words.split('|')) {
      const parts = form.split(' ').map((word) => word.replace(/^ال/u, ''));
      const start = folded.findIndex((_, at) => parts.every((part, place) => folded[at + place] === part));
      if (start >= 0) return { name: said.slice(start, start + parts.length).join(' '), nearest, isOfSpread };
    }
  return undefined;
}
