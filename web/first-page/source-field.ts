import type { PageTexts } from './page-texts.ts';
import { fill } from './page-texts.ts';

/** The field that texts are pasted into. */
export type SourceField = {
  /** The whole text, however much of it is shown. */
  read(): string;
  show(text: string): void;
  /** Takes a long text that is pasted; false for one that the browser may put in by itself. */
  takePaste(text: string): boolean;
  /** Lets lines of a table keep together and scroll; prose is broken. */
  layOut(): void;
};

/** What the field uses of a text area of the page. */
export type TextArea = {
  value: string;
  readOnly: boolean;
  wrap: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  setRangeText(text: string, start: number, end: number, selection: 'end'): void;
};

/** Browsers put longer texts into a field line by line, and stand still for it. */
const LONG_PASTE = 10_000;
/** Of longer texts the beginning is shown, since a field takes minutes to hold them; all of it is read. */
const LONGEST_SHOWN = 60_000;
const SHOWN_LINES = 200;

/** Makes the field of an element. What is only begun in it can't be written into: it would seem to be all there is. */
export function createSourceField(element: TextArea, textsOf: () => PageTexts): SourceField {
  let whole: string | undefined;
  const layOut = (): void => {
    element.wrap = element.value.includes('\t') ? 'off' : 'soft';
  };
  const show = (text: string): void => {
    whole = text.length > LONGEST_SHOWN ? text : undefined;
    element.value = whole === undefined ? text : toBeginning(text, textsOf());
    element.readOnly = whole !== undefined;
    layOut();
  };
  return {
    read: () => whole ?? element.value,
    show,
    takePaste(text) {
      if (whole !== undefined) {
        show(text);
        return true;
      }
      if (text.length < LONG_PASTE) return false;
      const { value, selectionStart, selectionEnd } = element;
      if (value.length + text.length > LONGEST_SHOWN)
        show(value.slice(0, selectionStart) + text + value.slice(selectionEnd));
      else element.setRangeText(text, selectionStart, selectionEnd, 'end');
      layOut();
      return true;
    },
    layOut,
  };
}

function toBeginning(text: string, texts: PageTexts): string {
  const lines = text.split('\n', SHOWN_LINES + 1).slice(0, SHOWN_LINES);
  const shown = lines.join('\n').slice(0, LONGEST_SHOWN);
  const all = text.trimEnd().split('\n').length;
  return `${shown}\n… ${fill(texts.longSource, { count: all }, texts)}`;
}
