import { setOf } from '../table/profile/measure-words.ts';
import { FREE_SENSES, FUNCTION_SENSES, type Sense } from './lexicon/senses.ts';
import type { LinkedWish } from './links/link-words.ts';
import { withoutArticle } from './text/arabic-stem.ts';

/** Words for drawing or looking at data, folded, that ask for a picture by themselves. */
const DRAWING = setOf(
  'draw plot graph chart visualize visualise visualization visualisation overview summarize summarise summary insight insights explore interesting ' +
    'desenha desenhar desenhe desenho visualiza visualizar visualize visualizacao resume resumir resumo explora explorar interessante ' +
    'ارسم رسم ارسمي صور لخص ملخص استكشف مثير',
);
/** Words that say no more of a picture than that it is to be a good one, folded. */
const FITTING = setOf(
  'fit fits fitting suit suits suitable suited appropriate right proper good nice great beautiful useful meaningful work works well recommend recommended ' +
    'suggest suggested propose pick choose select auto automatic automatically attached following presentation report slide meeting should think something anything whatever way kind type sort idea general say says tell tells number numbers figures values ' +
    'adequado adequada adequados adequadas apropriado apropriada indicado indicada serve bom boa bonito bonita util sugere sugerir sugira sugestao escolhe escolher escolha seleciona automatico anexo seguinte seguintes apresentacao relatorio reuniao numeros valores usar recomenda ' +
    'recomendas recomendar aconselhas achas acha devo deve algo coisa forma maneira tipo geral perspetiva ' +
    'مناسب مناسبا مناسبه انسب ملائم ملائما افضل احسن جيد جيدا جميل جميلا مفيد مفيدا اقترح تقترح تنصح اختر اختاري تلقائي المرفقه للعرض للتقرير الارقام ارقام القيم شيء شيئا طريقه نوع للاهتمام لهذه لهذا نظره عامه',
);
/** Senses of words that say what a picture is for. */
const PURPOSES: ReadonlySet<Sense> = new Set<Sense>([
  'trend',
  'overTime',
  'relation',
  'relate',
  'distribution',
  'histogram',
  'shareWord',
  'compare',
]);
/** Senses of words that say nothing of what a picture shows. */
const EMPTY: ReadonlySet<Sense> = new Set<Sense>([
  ...FREE_SENSES,
  ...FUNCTION_SENSES,
  ...PURPOSES,
  'bestWord',
  'most',
  'top',
  'current',
  'addVerb',
  'convertVerb',
]);

/**
 * True for a wish that asks for a picture and names nothing of what it is to show, though it may say what it is for: "make a chart", "which
 * graph fits this data best?", "show the distribution", «ارسم مخططا مناسبا».
 */
export function asksForAnyChart({ tokens, over }: LinkedWish): boolean {
  const isOneOf = (words: ReadonlySet<string>, folded: string): boolean =>
    words.has(folded) || words.has(withoutArticle(folded));
  const sensesAt = (at: number): readonly Sense[] =>
    (over[at] ?? []).flatMap(({ target }) => (target.kind === 'sense' ? [target.sense] : []));
  const isEmpty = (at: number, folded: string): boolean =>
    isOneOf(FITTING, folded) || isOneOf(DRAWING, folded) || sensesAt(at).some((sense) => EMPTY.has(sense));
  const says = (sense: Sense): boolean => tokens.some((_, at) => sensesAt(at).includes(sense));
  const isOfPicture = tokens.some(
    ({ folded }, at) => isOneOf(DRAWING, folded) || sensesAt(at).some((sense) => PURPOSES.has(sense)),
  );
  return (
    tokens.every(({ kind, folded }, at) => kind === 'mark' || isEmpty(at, folded)) &&
    // "The best way to show this" needs no word for what is drawn.
    (isOfPicture || says('chartWord') || (says('showVerb') && says('bestWord')))
  );
}
