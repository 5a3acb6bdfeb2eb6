import { DocumentRefusal } from '../document-refusal.ts';

/** Counts the cells of a workbook. */
export class CellBudget {
  #cells: number;
  #characters: number;

  constructor({ cells, characters }: { readonly cells: number; readonly characters: number }) {
    this.#cells = cells;
    this.#characters = characters;
  }

  /** Throws `DocumentRefusal` where the workbook holds more than may be read. */
  take(text: string): void {
    this.#cells -= 1;
    this.#characters -= text.length;
    if (this.#cells < 0) throw new DocumentRefusal('too-large', 'too many cells');
    if (this.#characters < 0) throw new DocumentRefusal('too-large', 'too much text');
  }
}
