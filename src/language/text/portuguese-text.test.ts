import { describe, expect, test } from 'vitest';
import { withEnclitics } from './portuguese-clitics.ts';
import { stemWord } from './stem.ts';
import { tokenize } from './tokens.ts';

const foldedOf = (wish: string) => withEnclitics(tokenize(wish)).map(({ folded }) => folded);

describe('a Portuguese plural', () => {
  test.each([
    ['meses', 'mes'],
    ['paises', 'pais'],
    ['valores', 'valor'],
    ['fornecedores', 'fornecedor'],
    ['setores', 'setor'],
    ['niveis', 'nivel'],
    ['totais', 'total'],
    ['regioes', 'regiao'],
    ['viagens', 'viagem'],
    ['mulheres', 'mulher'],
  ])('%s has the stem of its singular', (plural, singular) => {
    expect(stemWord(plural)).toBe(stemWord(singular));
  });

  test.each([
    ['stores', 'store'],
    ['scores', 'score'],
    ['shoes', 'shoe'],
    ['gardens', 'garden'],
  ])('is not seen in the English %s', (plural, singular) => {
    expect(stemWord(plural)).toBe(stemWord(singular));
  });
});

describe('words that only an accent tells apart', () => {
  test.each(['é', 'dá', 'está', 'pôr'])('keep it: %s', (word) => {
    expect(foldedOf(word)).toEqual([word]);
  });

  test('are folded like any other word where the accent tells nothing', () => {
    expect(foldedOf('São Média')).toEqual(['sao', 'media']);
  });
});

describe('a pronoun that hangs on a verb', () => {
  test.each(['esconde-os', 'ordená-las', 'põe-no'])('is told from articles and prepositions: %s', (wish) => {
    expect(foldedOf(wish).at(-1)).toBe('los');
  });

  test.each(['esconde os', 'pay-as-you-go', 'A-a', 'x-axis'])('is not seen in "%s"', (wish) => {
    expect(foldedOf(wish)).not.toContain('los');
  });
});
