import type { Finish, LanguageModel, ModelUsage, Question } from '../language-model.ts';
import { ModelFailure } from '../model-failure.ts';
import { type Exchange, hashQuestion, type Outcome } from './exchange.ts';

/**
 * A model whose every exchange is kept, as one line of JSON with a line feed. A question that was left before its end is not.
 * @param keep takes a line; what it throws goes to whoever asked
 */
export function withRecorder(model: LanguageModel, keep: (line: string) => void): LanguageModel {
  return {
    name: model.name,
    async *ask(question, signal) {
      const pieces: string[] = [];
      let last: { readonly finish: Finish; readonly usage?: ModelUsage } | undefined;
      try {
        for await (const event of model.ask(question, signal)) {
          if (event.kind === 'text') pieces.push(event.text);
          if (event.kind === 'end') last = event;
          yield event;
        }
      } catch (error) {
        if (error instanceof ModelFailure) keep(toLine(model, question, { kind: 'failure', failure: error.kind }));
        throw error;
      }
      if (last === undefined) return;
      const { finish, usage } = last;
      const counted = usage === undefined ? {} : { usage };
      keep(toLine(model, question, { kind: 'answer', text: pieces.join(''), finish, ...counted }));
    },
  };
}

function toLine({ name }: LanguageModel, question: Question, outcome: Outcome): string {
  const asked = question.turns.flatMap(({ parts }) => parts.map((part) => (part.kind === 'text' ? part.text : '')));
  const exchange: Exchange = { key: hashQuestion(question), model: name, asked, outcome };
  return `${JSON.stringify(exchange)}\n`;
}
