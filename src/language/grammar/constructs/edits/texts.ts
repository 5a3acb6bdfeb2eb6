import type { ChartEdit } from '../../../../plan/edit/edit.ts';
import type { MeaningOf } from '../../meaning.ts';
import { defineRule, type Parts, type Rule, type SlotName } from '../../rule.ts';
import { type Built, editRule, editsOf, setAxis } from './look-tools.ts';

const CONTENTS = [
  ['titleWord', 'title'],
  ['subtitleWord', 'subtitle'],
  ['captionWord', 'caption'],
] as const satisfies readonly (readonly [SlotName, 'title' | 'subtitle' | 'caption'])[];

/** How a text is led in. */
const LED = 'calledWord|renameVerb|nameIt|nameVerb|to|as|is|into|with|by|in';
/** Words that give a name. */
const NAMING = 'nameVerb|renameVerb|nameIt|calledWord';
const VERB = 'nameVerb|addVerb|showVerb|useVerb|convertVerb|renameVerb|turnOn|replaceVerb|swapVerb|with';

/** A small letter by itself is the name of an axis, or an article. */
const isLetter = (text: string): boolean => text.length < 2 && text === text.toLowerCase();

const WORDINGS: readonly Rule[] = ['Text', 'Phrase'].map((pattern) =>
  defineRule({
    id: `wording-${pattern.toLowerCase()}`,
    gives: 'Wording',
    pattern,
    weight: 0,
    build: (parts): MeaningOf['Wording'] | undefined => {
      const text = (parts.get('Text') ?? parts.get('Phrase'))?.text.trim() ?? '';
      return isLetter(text) ? undefined : { text };
    },
  }),
);

function contentRules([word, part]: (typeof CONTENTS)[number]): readonly Rule[] {
  const write = (parts: Parts): Built | undefined => {
    const text = parts.get('Wording')?.text;
    return text === undefined ? undefined : editsOf({ verb: 'setContent', part, text });
  };
  return [
    `and? ${VERB}? ${word} of|for? chartWord? ${LED}? ${LED}? Wording`,
    `and? useVerb|addVerb|showVerb|turnOn|with? Wording as|for|in|to ${word}`,
  ].map((pattern, at) => editRule(`${part}-text-${at}`, pattern, write, 0.8));
}

/** "Scored and Conceded": one text for each axis. */
function twoTitles(text: string): readonly [string, string] | undefined {
  const pieces = text.split(/\s+(?:and|e|و)\s+|\s*[,/]\s*|\s+و(?=\S)/u).map((piece) => piece.trim());
  const [first, second] = pieces;
  return pieces.length === 2 && first && second ? [first, second] : undefined;
}

function axisTitle(parts: Parts): Built | undefined {
  const some = parts.has('axisTitles') ? 'both' : parts.has('axisTitle') ? 'some' : undefined;
  const axis = parts.get('AxisName')?.axis ?? parts.get('Axis')?.axis ?? some;
  const text = parts.get('Wording')?.text ?? parts.get('Text')?.text;
  if (axis === undefined || text === undefined || isLetter(text)) return undefined;
  if (axis !== 'both') return editsOf(...setAxis(axis, { name: 'label', value: text, some: 'value' }));
  const two = twoTitles(text) ?? ([text, text] as const);
  return editsOf(
    ...setAxis('x', { name: 'label', value: two[0], some: 'x' }),
    ...setAxis('y', { name: 'label', value: two[1], some: 'y' }),
  );
}

const TITLE = 'titleWord|labelsWord|textWord|namesWord|axisTitle';

function source(parts: Parts): Built | undefined {
  const label = parts.get('Wording')?.text;
  const url = parts.get('Url')?.url;
  if (label === undefined && url === undefined) return undefined;
  const edit: ChartEdit = {
    verb: 'setSource',
    ...(label === undefined ? {} : { label }),
    ...(url === undefined ? {} : { url }),
  };
  return editsOf(edit);
}

const SOURCES = [
  `and? ${VERB}? sourceWord ${LED}? ${LED}? Wording`,
  `and? ${VERB}? sourceWord ${LED}? ${LED}? Wording and|in|with|to? linkVerb? to|as|with? Url`,
  `and? ${VERB}|linkVerb? sourceWord linkVerb|to|is|as|with? linkVerb|to|is|as|with? Url`,
  `and? ${VERB}|linkVerb? sourceWord linkVerb|to|is|as|with? linkVerb|to|is|as|with? Url and|with? ${LED} ${LED}? Wording`,
  'and? addVerb|showVerb|useVerb? linkVerb to|is|for|of? Url to|for|in|on sourceWord',
  'and? useVerb|addVerb|showVerb? Wording|Url as|for|in|to sourceWord',
  'and? linkVerb for|of|to? sourceWord is|to|as? Url',
];

/** Texts of a chart: title, subtitle, caption, source, and the titles of axes. */
export const TEXT_RULES: readonly Rule[] = [
  ...WORDINGS,
  ...CONTENTS.flatMap(contentRules),
  ...['and? nameIt calledWord|to|as? Wording', 'and? renameVerb|nameVerb them|chartWord to|as? Wording'].map(
    (pattern, at) =>
      editRule(
        `call-it-${at}`,
        pattern,
        (parts) => {
          const text = parts.get('Wording')?.text;
          return text === undefined ? undefined : editsOf({ verb: 'setContent', part: 'title', text });
        },
        0.1,
      ),
  ),
  ...[
    `and? ${VERB}? AxisName ${TITLE} ${LED}? ${LED}? Wording`,
    `and? ${NAMING} AxisName ${TITLE}? ${LED}? Wording`,
    `and? ${VERB}? AxisName is|to? ${NAMING} Wording`,
    `and? ${VERB}? AxisName ${LED}? Text`,
    `and? ${VERB}? titleWord|axisTitle AxisName ${LED}? Wording`,
    `and? ${VERB}|calledWord? ${TITLE}|calledWord of|on|for|from AxisName ${LED}? Wording`,
    `and? ${VERB}? Axis axisTitle ${LED}? ${LED}? Wording`,
    `and? ${VERB}? axisTitle|axisTitles ${LED}? ${LED}? Wording`,
    `and? ${VERB}? Wording as|for ${TITLE} of|on|for AxisName`,
    `and? ${VERB}? Wording as|for|on|in AxisName ${TITLE}`,
  ].map((pattern, at) => editRule(`axis-title-${at}`, pattern, axisTitle, 0.7)),
  ...SOURCES.map((pattern, at) => editRule(`source-text-${at}`, pattern, source, 0.8)),
];
