import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../test/fixtures/models/session-of.ts';
import type { DocumentSandboxes, ScannedPage } from '../../documents/document-reading.ts';
import type { Box } from '../../documents/source-table.ts';
import type { Writing } from '../../documents/writing.ts';
import { createExtract, type ExtractResult } from './agent.ts';

/** Tiles: a name above each figure, 100 pixels apart. */
function tiles(figures: readonly string[]): Writing {
  const line = (texts: readonly string[], top: number) =>
    texts.map((text, at) => ({ text, spans: [], area: { box: { left: at * 100, top, width: 60, height: 20 } } }));
  const names = ['Visitors', 'Signed up', 'Paying', 'Staff', 'Refunds'];
  return {
    lines: [line(names, 10), line(figures, 40)],
    certainty: 0.97,
    picture: { width: 500, height: 80 },
  };
}

const SHRUNK = { mimeType: 'image/jpeg', bytes: new Uint8Array([1]) };
const SCAN: ScannedPage = {
  page: 3,
  mimeType: 'image/png',
  bytes: new Uint8Array([7]),
  box: { left: 0, top: 0, width: 250, height: 40 },
};

type Looked = { readonly boxes: readonly Box[]; readonly bytes: Uint8Array };

/** Sandboxes in which so much was written in whatever picture, and a second look reads so much in its boxes. */
function sandboxesOf(writing: Writing, again: (box: Box) => string | undefined, looks: Looked[]): DocumentSandboxes {
  const run: DocumentSandboxes['native']['run'] = async function* ({ moduleUrl, options, bytes }) {
    if (moduleUrl.includes('shrink-task')) yield SHRUNK;
    else if (moduleUrl.includes('look-again-task')) {
      const { boxes } = options as { readonly boxes: readonly Box[] };
      looks.push({ boxes, bytes });
      for (const box of boxes) yield { text: again(box) };
    } else if (moduleUrl.includes('pdf-task')) yield { kind: 'wordless', page: SCAN.page };
    else if (moduleUrl.includes('pictures-task')) yield { kind: 'scan', scan: SCAN };
    else {
      yield { kind: 'writing', writing };
      yield { kind: 'doubt', doubt: { kind: 'unread-picture', values: { lacks: 'table-or-chart' } } };
    }
  };
  return { plain: { run }, native: { run } };
}

type Given = {
  readonly figures: readonly string[];
  readonly cited: readonly string[];
  readonly again?: Readonly<Record<number, string>>;
  readonly kind?: 'image' | 'document';
};

async function read({ figures, cited, again = {}, kind = 'image' }: Given) {
  const names = ['Visitors', 'Signed up', 'Paying', 'Staff', 'Refunds'];
  const rows = names.map((name, at) => [`1:${name}`, `2:${cited[at]}`]);
  const answer = JSON.stringify({ columns: ['Stage', 'Count'], rows });
  const session = sessionOf([answer, answer], true);
  const looks: Looked[] = [];
  // A figure is looked at in the second line; names are read as before.
  const lookAt = ({ left, top }: Box): string | undefined => (top === 40 ? again[left / 100] : undefined);
  const extract = createExtract(sandboxesOf(tiles(figures), lookAt, looks));
  const { signal } = new AbortController();
  const run = extract(
    {
      sourceText: '',
      attachments: [{ kind, bytes: new Uint8Array([9]), field: 'attachments[0]' }],
      includeProvenance: true,
    },
    { locale: 'EN_US', isLocaleExplicit: false, effort: 'medium', signal, models: { session } },
  );
  for (;;) {
    const { done, value } = await run.next();
    if (done === true) return { result: value, asked: session.asked, looks };
  }
}

const FIGURES = ['12,400', '3,150', '820', '118', '41'];
const valuesOf = ({ config }: ExtractResult) => config.data.rows.map(({ count }) => count);

describe('a picture of which no reader made a table', () => {
  it('is shown to a model that sees, with the lines that were read, and read where it points', async () => {
    const { result, asked } = await read({ figures: FIGURES, cited: FIGURES });
    expect(asked[0]?.turns[0]?.parts).toEqual([
      { kind: 'image', ...SHRUNK },
      { kind: 'text', text: expect.stringContaining('2: 12,400 | 3,150 | 820 | 118 | 41') },
    ]);
    expect(valuesOf(result)).toEqual([12_400, 3150, 820, 118, 41]);
    expect(result.extractMeta).toMatchObject({ confidence: 'medium', needsUserInput: false });
    expect(result.config.data).toHaveProperty(['_provenance', 'rows', 1, 1], '100,40,60,20');
  });

  it('gives no figure that none of our readers saw, however surely the model does', async () => {
    const { result } = await read({ figures: FIGURES, cited: FIGURES.with(4, '$41K'), again: { 4: '41' } });
    expect(valuesOf(result)).toEqual([12_400, 3150, 820, 118, null]);
    expect(result.extractMeta.warnings.join(' ')).toContain('1 cell that the language model named was not found');
    const invented = await read({ figures: FIGURES, cited: ['9', '99', '999', '9,999', '99,999'] });
    expect(invented.result.config.data.rows).toEqual([]);
    expect(invented.result.response.message).toContain('did not pass the checks');
  });

  it('takes a figure that a second look reads as the model does, with low confidence, and says so', async () => {
    const { result } = await read({
      figures: FIGURES.with(4, '$4'),
      cited: FIGURES.with(4, '$41K'),
      again: { 4: '$41K' },
    });
    expect(valuesOf(result)).toEqual([12_400, 3150, 820, 118, 41_000]);
    expect(result.extractMeta.confidence).toBe('low');
    expect(result.extractMeta.warnings).toContainEqual(
      '1 cell was read in two ways; what the language model saw in the picture decided. Please check.',
    );
  });

  it('leaves a figure out that two looks read differently, where the model only copies the first', async () => {
    const { result } = await read({
      figures: FIGURES.with(4, '$4'),
      cited: FIGURES.with(4, '$4'),
      again: { 4: '$41K' },
    });
    expect(valuesOf(result)).toEqual([12_400, 3150, 820, 118, null]);
  });

  it('is read alike on a scanned page, its boxes those of the page', async () => {
    const { result, asked, looks } = await read({ figures: FIGURES, cited: FIGURES, kind: 'document' });
    expect(asked[0]?.turns[0]?.parts).toHaveLength(2);
    expect(valuesOf(result)).toEqual([12_400, 3150, 820, 118, 41]);
    expect(result.config.data).toHaveProperty(['_provenance', 'rows', 1, 1], '3:50,20,30,10');
    expect(looks[0]?.bytes).toEqual(SCAN.bytes);
    expect(looks[0]?.boxes[1]).toEqual({ left: 100, top: 10, width: 60, height: 20 });
  });
});
