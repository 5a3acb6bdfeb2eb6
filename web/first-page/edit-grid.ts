import { toText } from './cell-text.ts';
import { create } from './element.ts';
import type { Version } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';

/** More rows are not shown as cells: a person edits by hand what a person can look over. */
const MOST_ROWS = 200;

/** A cell of the data: a row from 0, or -1 for the names of the columns. */
export type GridCell = { readonly rowIndex: number; readonly columnKey: string };

/** A table whose cells can be gone through by arrows and written into. */
export type Grid = {
  take(version: Version | undefined, texts: PageTexts): void;
  /** Marks the cell whose mark is pointed at in the chart. */
  mark(cell: GridCell | undefined): void;
};

type Listeners = {
  readonly onEdit: (cell: GridCell, text: string) => void;
  /** Is told of the cell under the pointer or the focus. */
  readonly onCell: (cell: GridCell | undefined) => void;
};

/** Makes the table of the data in its place, after the pattern of a grid of the ARIA practices: one stop of the Tab key. */
export function createGrid(place: HTMLElement, { onEdit, onCell }: Listeners): Grid {
  let words: PageTexts | undefined;
  const focus = createFocus(place);
  const write = (cell: HTMLTableCellElement, start: string | undefined): void => {
    writeInto(cell, { start, label: words?.cellValue, focus, onEdit });
  };
  place.addEventListener('keydown', (event) => {
    const cell = cellAt(event.target);
    if (cell === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === 'Enter' || key === 'F2') write(cell, undefined);
    else if (key === 'Delete' || key === 'Backspace') write(cell, '');
    else if (key.length === 1 && key !== ' ') write(cell, key);
    else if (/^(Arrow|Home$|End$)/.test(key)) focus.enter(neighbour(cell, key, false) ?? cell);
    else return;
    event.preventDefault();
  });
  place.addEventListener('click', (event) => {
    const cell = cellAt(event.target);
    if (cell !== undefined && cell.querySelector('input') === null) focus.enter(cell);
  });
  place.addEventListener('dblclick', (event) => {
    const cell = cellAt(event.target);
    if (cell !== undefined) write(cell, undefined);
  });
  place.addEventListener('focusin', (event) => onCell(maybeGridCell(cellAt(event.target))));
  place.addEventListener('pointerover', (event) => onCell(maybeGridCell(cellAt(event.target))));
  return {
    take(version, texts) {
      words = texts;
      const hadFocus = place.contains(document.activeElement);
      place.replaceChildren(...(version === undefined ? [] : createTable(version, texts)));
      focus.restore(hadFocus);
    },
    mark(cell) {
      for (const marked of place.querySelectorAll('.pointed')) marked.classList.remove('pointed');
      if (cell !== undefined) focus.find(cell)?.classList.add('pointed');
    },
  };
}

/** The one cell that the Tab key leads to. */
type Focus = {
  find(cell: GridCell): HTMLTableCellElement | undefined;
  enter(cell: HTMLTableCellElement | undefined): void;
  /** Gives a new table the stop of the one before. */
  restore(hadFocus: boolean): void;
};

function createFocus(place: HTMLElement): Focus {
  let active: GridCell | undefined;
  const find = ({ rowIndex, columnKey }: GridCell): HTMLTableCellElement | undefined =>
    [...place.querySelectorAll<HTMLTableCellElement>(`[data-row="${rowIndex}"]`)].find(
      ({ dataset }) => dataset.column === columnKey,
    );
  return {
    find,
    enter(cell) {
      if (cell === undefined) return;
      for (const other of place.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
      cell.tabIndex = 0;
      active = toGridCell(cell);
      cell.focus();
    },
    restore(hadFocus) {
      const known = active === undefined ? undefined : find(active);
      const stop = known ?? place.querySelector<HTMLElement>('[data-column]');
      stop?.setAttribute('tabindex', '0');
      if (hadFocus) stop?.focus({ preventScroll: true });
    },
  };
}

type Writing = {
  /** What the field begins with; undefined: what the cell says, selected. */
  readonly start: string | undefined;
  readonly label: string | undefined;
  readonly focus: Focus;
  readonly onEdit: Listeners['onEdit'];
};

/** Opens a field in a cell. Enter and Tab keep what was written and go on, Escape forgets it. */
function writeInto(cell: HTMLTableCellElement, { start, label, focus, onEdit }: Writing): void {
  if (cell.querySelector('input') !== null) return;
  const before = cell.textContent;
  const raw = cell.dataset.value ?? before;
  const target = toGridCell(cell);
  const input = create('input', { type: 'text', value: start ?? raw, 'aria-label': label, dir: 'auto' });
  let isOpen = true;
  const leave = (isKept: boolean): void => {
    if (!isOpen) return;
    isOpen = false;
    const { value } = input;
    cell.textContent = isKept && value !== raw ? value : before;
    if (isKept && value !== raw) onEdit(target, value);
  };
  input.addEventListener('blur', () => leave(true));
  input.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (!['Escape', 'Enter', 'Tab'].includes(event.key)) return;
    event.preventDefault();
    leave(event.key !== 'Escape');
    // The chart has followed, and the table may be another by now.
    const here = focus.find(target);
    const next =
      event.key === 'Escape' ? here : neighbour(here, event.key === 'Tab' ? 'Tab' : 'ArrowDown', event.shiftKey);
    focus.enter(next ?? here);
  });
  cell.replaceChildren(input);
  input.focus();
  if (start === undefined) input.select();
  else input.setSelectionRange(start.length, start.length);
}

function cellAt(target: EventTarget | null): HTMLTableCellElement | undefined {
  return target instanceof Element ? (target.closest<HTMLTableCellElement>('[data-column]') ?? undefined) : undefined;
}

function createTable({ config }: Version, texts: PageTexts): readonly (Node | string)[] {
  const { columns, rows } = config.data;
  const createCell = (tag: 'th' | 'td', cell: GridCell, value: unknown): HTMLElement => {
    const attributes = {
      'data-row': String(cell.rowIndex),
      'data-column': cell.columnKey,
      'data-value': toText(value),
      tabindex: '-1',
      dir: 'auto',
    };
    const role = tag === 'th' ? { scope: 'col', role: 'columnheader' } : { role: 'gridcell' };
    return create(tag, { ...attributes, ...role }, writeCell(value, texts));
  };
  const numberKeys = new Set(columns.map(({ key }) => key).filter((key) => typeof rows[0]?.[key] === 'number'));
  const head = columns.map(({ key, label }) => createCell('th', { rowIndex: -1, columnKey: key }, label ?? key));
  for (const [index, { key }] of columns.entries()) head[index]?.classList.toggle('number', numberKeys.has(key));
  const lines = rows.slice(0, MOST_ROWS).map((row, rowIndex) => {
    const cells = columns.map(({ key }) => createCell('td', { rowIndex, columnKey: key }, row[key]));
    const isNumber = columns.map(({ key }) => typeof row[key] === 'number');
    for (const [index, cell] of cells.entries()) cell.classList.toggle('number', isNumber[index] === true);
    return create('tr', { role: 'row' }, ...cells);
  });
  const left = rows.length - lines.length;
  const grid = { role: 'grid', 'aria-label': texts.dataTable, 'aria-rowcount': String(rows.length + 1) };
  return [
    create(
      'table',
      grid,
      create('thead', { role: 'rowgroup' }, create('tr', { role: 'row' }, ...head)),
      create('tbody', { role: 'rowgroup' }, ...lines),
    ),
    left > 0 ? create('p', { class: 'hint' }, fill(texts.moreRows, { count: left }, texts)) : '',
  ];
}

/** Numbers as the reader writes them, with all their digits; groups from five digits on, so that years stay years. */
function writeCell(value: unknown, { numberTag }: PageTexts): string {
  if (typeof value !== 'number') return toText(value);
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return value.toLocaleString(numberTag, { useGrouping: 'min2', maximumFractionDigits: decimals });
}

/** The cell that a key leads to from another: arrows go the way they point, whichever way the table runs. */
function neighbour(
  cell: HTMLTableCellElement | undefined,
  key: string,
  isBack: boolean,
): HTMLTableCellElement | undefined {
  const row = cell?.closest('tr');
  if (cell === undefined || row === null || row === undefined) return undefined;
  const rows = [...(row.closest('table')?.rows ?? [])];
  const at = (rowOffset: number, index: number): HTMLTableCellElement | undefined =>
    rows[rows.indexOf(row) + rowOffset]?.cells[index];
  const forward = getComputedStyle(cell.closest('table') ?? cell).direction === 'rtl' ? -1 : 1;
  const moves: Readonly<Record<string, () => HTMLTableCellElement | undefined>> = {
    ArrowRight: () => at(0, cell.cellIndex + forward),
    ArrowLeft: () => at(0, cell.cellIndex - forward),
    Tab: () => at(0, cell.cellIndex + (isBack ? -1 : 1)),
    ArrowDown: () => at(1, cell.cellIndex),
    ArrowUp: () => at(-1, cell.cellIndex),
    Home: () => at(0, 0),
    End: () => at(0, row.cells.length - 1),
  };
  return moves[key]?.();
}

function maybeGridCell(cell: HTMLTableCellElement | undefined): GridCell | undefined {
  return cell === undefined ? undefined : toGridCell(cell);
}

function toGridCell({ dataset }: HTMLTableCellElement): GridCell {
  return { rowIndex: Number(dataset.row), columnKey: dataset.column ?? '' };
}
