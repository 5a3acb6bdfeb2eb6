import { describe, expect, it } from 'vitest';
import { plainLatex } from './latex-text.ts';
import { readLatex } from './read-latex.ts';

const rowsOf = (text: string): readonly (readonly (readonly string[])[])[] =>
  readLatex(text).map(({ rows }) => rows.map((row) => row.map((cell) => cell.text)));

describe('tables of LaTeX', () => {
  it('are cut at ampersands and double backslashes, rules apart', () => {
    const text =
      '\\begin{tabular}{@{}l*{2}{r}@{}}\n\\toprule\nCity & People & Share \\\\ \\midrule\nFaro \\& Loulé & 1{,}200 & 12\\% \\\\\n' +
      'Beja & $-3$ & \\textbf{8\\%} \\\\[2pt]\n\\bottomrule\n\\end{tabular}';
    expect(rowsOf(text)).toEqual([
      [
        ['City', 'People', 'Share'],
        ['Faro & Loulé', '1,200', '12%'],
        ['Beja', '-3', '8%'],
      ],
    ]);
    expect(readLatex(text)[0]?.headerRows).toBe(1);
  });

  it('repeat a cell over the columns that it spans, and take the caption', () => {
    const text =
      '\\caption{Sales by town}\n\\begin{tabular*}{\\textwidth}{lrr}\n & \\multicolumn{2}{c}{Year} \\\\\n & 2022 & 2023 \\\\\n\\hline\nFaro & 1 & 2\n\\end{tabular*}';
    expect(rowsOf(text)[0]?.[0]).toEqual(['', 'Year', 'Year']);
    expect(readLatex(text)[0]).toMatchObject({ title: 'Sales by town', headerRows: 2 });
  });

  it('that do not end, or hold one row, are none', () => {
    expect(readLatex('\\begin{tabular}{l} a & 1 \\\\ b & 2')).toEqual([]);
    expect(readLatex('\\begin{tabular}{l}a & b\\end{tabular}')).toEqual([]);
    expect(readLatex('\\begin{tabular}{{{\\end{tabular}')).toEqual([]);
  });

  it('keep escaped signs that mean something to LaTeX', () => {
    expect(plainLatex('\\$5 \\% \\_x\\_ {a} $b$ --- c~d')).toBe('$5 % _x_ a b – c d');
  });

  it('repeat a name over the rows that it spans', () => {
    const text =
      '\\begin{tabular}{llr}Region & Town & n \\\\ \\hline\n\\multirow{2}{*}{North} & Porto & 3 \\\\\n & Braga & 4 \\\\ \\hline\nSouth & Faro & 5 \\\\\n & & 12\\end{tabular}';
    expect(rowsOf(text)[0]?.slice(1)).toEqual([
      ['North', 'Porto', '3'],
      ['North', 'Braga', '4'],
      ['South', 'Faro', '5'],
      ['', '', '12'],
    ]);
  });

  it('repeat no name beyond the rows that it spans, though another stands in its place', () => {
    const text =
      '\\begin{tabular}{lr}Group & n \\\\ \\hline\n\\multirow{2}{*}{North} & 3 \\\\\nSouth & 4 \\\\\n & 7 \\\\\n & 12\\end{tabular}';
    expect(rowsOf(text)[0]?.slice(1)).toEqual([
      ['North', '3'],
      ['South', '4'],
      ['', '7'],
      ['', '12'],
    ]);
  });

  it('are read in a time that grows with their length, whatever signs they hold', () => {
    const text = `\\begin{tabular}{lr}a & b \\\\ ${'%'.repeat(400_000)} & 2 \\\\ c & 3\\end{tabular}`;
    expect(rowsOf(text)[0]?.at(-1)).toEqual(['c', '3']);
  });

  it.each([
    ["S\\~ao Paulo, Vit\\'{o}ria, A\\c{c}\\~{a}o", 'São Paulo, Vitória, Ação'],
    ['BERT\\textsubscript{base}', 'BERTbase'],
    ['XLNet$^\\dagger$', 'XLNet†'],
    ['$\\Delta H$ ($^{\\circ}$C)', 'Δ H (°C)'],
    ['$1.2\\times10^{-3}$', '1.2×10^-3'],
    ['\\textcolor{red}{5.1}\\cite{x2020}', '5.1'],
    ['\\cellcolor{gray!25}7\\,\\euro{}', '7 €'],
  ])('set %s as %s', (raw, plain) => {
    expect(plainLatex(raw)).toBe(plain);
  });
});
