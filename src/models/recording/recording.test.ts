import { describe, expect, it } from 'vitest';
import { askText, type LanguageModel } from '../language-model.ts';
import { ModelFailure } from '../model-failure.ts';
import { gather } from '../model-session.ts';
import { createPlayer } from './player.ts';
import { withRecorder } from './recorder.ts';

const NEVER = new AbortController().signal;
const USAGE = { inputTokens: 12, outputTokens: 3 };

/** A model that answers with what it was asked and how often it was asked, and fails where it is told to. */
function createEcho(): LanguageModel {
  let asked = 0;
  return {
    name: 'compatible:echo',
    async *ask({ turns }) {
      const [part] = turns[0]?.parts ?? [];
      const text = part?.kind === 'text' ? part.text : '';
      if (text === 'fail') throw new ModelFailure('compatible:echo', 'overloaded');
      yield { kind: 'connected' };
      asked += 1;
      yield { kind: 'text', text: `${text} ` };
      yield { kind: 'text', text: String(asked) };
      yield { kind: 'end', finish: 'stop', usage: USAGE };
    },
  };
}

const ask = (model: LanguageModel, text: string): Promise<unknown> =>
  gather(model, askText('JSON', text, 100), NEVER).catch((error: ModelFailure) => error.kind);

describe('a recording', () => {
  it('is played as it was: answers in turn, failures too', async () => {
    let lines = '';
    const recorder = withRecorder(createEcho(), (line) => {
      lines += line;
    });
    const wishes = ['one', 'two', 'one', 'fail'];
    const heard = [];
    for (const wish of wishes) heard.push(await ask(recorder, wish));
    const player = createPlayer('compatible:echo', lines);
    for (const [at, wish] of wishes.entries()) expect(await ask(player, wish)).toEqual(heard[at]);
    expect(lines.trim().split('\n')).toHaveLength(4);
  });

  it('knows no question that was not asked, nor another model', async () => {
    let lines = '';
    const recorder = withRecorder(createEcho(), (line) => {
      lines += line;
    });
    await ask(recorder, 'one');
    expect(await ask(createPlayer('compatible:echo', lines), 'other')).toBe('refused');
    expect(await ask(createPlayer('openai:echo', lines), 'one')).toBe('refused');
  });
});
