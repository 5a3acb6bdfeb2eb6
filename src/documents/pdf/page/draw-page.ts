import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DrawnPage } from './drawn-page.ts';
import { toMatrix } from './geometry.ts';
import { isDashOutline } from './glyph-shapes.ts';
import { mayHoldPicture } from './may-hold-picture.ts';
import { type DrawnGlyph, type FontFacts, Interpreter } from './operators.ts';

/** Operators of a page that draws nothing: a picture needs more, though pictures themselves are left out here. */
const MOST_OF_BLANK = 2;
const MONOSPACED = /mono|courier|consol|typewriter/i;
const BOLD = /bold|black|heavy|semib|demi/i;

/** How much of a page is collected. */
export type DrawPageOptions = {
  readonly mostGlyphs: number;
  /** How long it may take until the page says what it draws. */
  readonly mostMs: number;
};

/**
 * What one page draws, turned as it is shown; undefined where the page takes too long or is broken inside. `number` counts from 1.
 */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  { mostGlyphs, mostMs }: DrawPageOptions,
): Promise<DrawnPage | undefined> {
  try {
    const page = await document.getPage(number);
    const operators = await inTime(page.getOperatorList({ annotationMode: AnnotationMode.ENABLE }), mostMs);
    if (operators === undefined) return undefined;
    const viewport = page.getViewport({ scale: 1 });
    const interpreter = new Interpreter({
      viewport: toMatrix(viewport.transform),
      fontOf: createFontBook(page),
      mostGlyphs,
    });
    interpreter.run(operators);
    const { glyphs, rules, shades } = interpreter;
    page.cleanup();
    const isBlank = operators.fnArray.length <= MOST_OF_BLANK;
    const isPictured = mayHoldPicture(operators.fnArray);
    return { number, width: viewport.width, height: viewport.height, glyphs, rules, shades, isBlank, isPictured };
  } catch {
    // One broken page does not take the others from their reader; that it is missing is told.
    return undefined;
  }
}

/** What a promise gives, or undefined after some time. */
async function inTime<Value>(promise: Promise<Value>, mostMs: number): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>();
  // Timers cut fractions off: this one never rings before its time.
  const timer = setTimeout(() => late.resolve(undefined), Math.ceil(mostMs) + 1);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

type PdfjsFont = {
  readonly fontMatrix?: readonly number[];
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly isMonospace?: boolean;
  readonly vertical?: boolean;
  readonly isType3Font?: boolean;
  readonly bbox?: readonly number[];
};

function createFontBook(page: PDFPageProxy): (name: string) => FontFacts {
  const known = new Map<string, FontFacts>();
  return (name) => {
    const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
    const found = known.get(name) ?? { ...toFacts(font), textOf: (glyph) => readGlyph(page, name, glyph) };
    known.set(name, found);
    return found;
  };
}

/** A code that every font uses in its own way. */
const PRIVATE = /^[\ue000-\uf8ff]$/;

/** What a glyph says; where its code says nothing, a dash by its outline. */
function readGlyph({ commonObjs }: PDFPageProxy, font: string, { unicode, fontChar }: DrawnGlyph): string {
  const outline = `${font}_path_${fontChar}`;
  if (!PRIVATE.test(unicode) || !commonObjs.has(outline)) return unicode;
  const { path }: { readonly path?: ArrayLike<number> } = commonObjs.get(outline) ?? {};
  return path !== undefined && isDashOutline(path) ? '-' : unicode;
}

function toFacts(font: PdfjsFont | undefined): Omit<FontFacts, 'textOf'> {
  const scale = Math.abs(font?.fontMatrix?.[0] ?? 0.001);
  const [, low = 0, , high = 0] = font?.bbox ?? [];
  const isType3 = font?.isType3Font === true;
  return {
    scale,
    height: isType3 && high > low ? scale * (high - low) : 1,
    isBold: font?.bold === true || font?.black === true || BOLD.test(font?.name ?? ''),
    isMonospaced: font?.isMonospace === true || MONOSPACED.test(font?.name ?? ''),
    isVertical: font?.vertical === true,
  };
}
