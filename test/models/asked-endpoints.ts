import type { EndpointName } from '../../src/access/endpoints.ts';
import type { ScriptedRequest } from '../../src/models/scripted/scripted-reply.ts';
import { ask, CANARY, GOOD_PLAN, UNREAD_WISH } from './start-with-models.ts';

/** The endpoints that ask models. */
export type AskedEndpoint = Extract<EndpointName, 'mutate' | 'generate' | 'suggestions' | 'narrate' | 'extract'>;

/** What an endpoint is sent so that it asks a model, and what a good model answers. */
type Asked = {
  readonly body: Readonly<Record<string, unknown>>;
  /** The first words of what the model is told. */
  readonly opening: string;
  readonly answer: string;
  /** What shows in an answer that the model had a part in, and in no other. */
  readonly mark: string;
};

const MONTHS = {
  type: 'line',
  data: {
    columns: [
      { key: 'month', label: 'Month' },
      { key: 'sales', label: 'Sales (€)' },
    ],
    rows: [20, 26, 31, 40, 52, 60, 71, 85].map((sales, at) => ({ month: `2023-0${at + 1}`, sales })),
  },
};

const LETTER = `Dear team, a word on where we stand. Lisbon did well: the tills there rang up EUR 4,250, and Faro (which had the storm) 1,100.
What Braga made I will tell you next week. Staff: 12 people in Lisbon, Faro makes do with three, Braga with 5.`;

const PLAN = { opening: 'You turn a request about a table', answer: GOOD_PLAN };
const write = (fields: object): string => JSON.stringify({ thoughts: CANARY, ...fields });

/** Each of them, at an effort at which its built-in mind leaves its request to a model. */
export const ASKED: Readonly<Record<AskedEndpoint, Asked>> = {
  mutate: { ...PLAN, body: ask(UNREAD_WISH), mark: 'Sorted' },
  generate: { ...PLAN, body: ask(UNREAD_WISH, 'medium'), mark: 'Sorted' },
  suggestions: {
    body: { ...ask(UNREAD_WISH), maxSuggestionCount: 1 },
    opening: 'You propose charts of a table',
    answer: write({
      views: [{ steps: [{ verb: 'limit', count: 2, by: { column: 'sales', direction: 'descending' } }], type: 'bar' }],
    }),
    mark: 'Show the top 2 by “Sales”.',
  },
  narrate: {
    body: {
      config: MONTHS,
      userPrompt: 'tell it like a weathered pirate captain',
      metadata: { callId: 'test', effort: 'medium' },
    },
    opening: 'You word texts for a chart',
    answer: write({
      title: 'Ahoy, {1.series} {1.way:climbed} {1.by}',
      caption: 'From {1.from.name} to {1.to.name} our {1.series} {1.way:rose}, mateys.',
    }),
    mark: 'Ahoy, sales climbed 325%',
  },
  extract: {
    body: { sourceText: LETTER, metadata: { callId: 'test', effort: 'medium' } },
    opening: 'You find the one table',
    answer: write({
      columns: ['City', 'Revenue', '2:Staff'],
      rows: [
        ['1:Lisbon', '1:4,250', '2:12'],
        ['1:Faro', '1:1,100', null],
        ['2:Braga', null, '2:5'],
      ],
    }),
    mark: 'A language model pointed out this table',
  },
};

/** Their names, in the order above. */
export const ASKED_ENDPOINTS = Object.keys(ASKED) as readonly AskedEndpoint[];

/** What a good model answers to whatever it is asked. */
export function goodAnswer({ instructions }: Pick<ScriptedRequest, 'instructions'>): string {
  const asked = Object.values(ASKED).find(({ opening }) => instructions.startsWith(opening));
  return asked?.answer ?? 'That is no question of ours.';
}
