import { unreadColumn } from '../../table/change-cells.ts';
import { numbersOf } from '../../table/column-numbers.ts';
import { findColumn } from '../../table/find-column.ts';
import { isSameLook, lookOf, numberColumn, PLAIN } from '../../table/made-column.ts';
import { newKeys } from '../../table/new-keys.ts';
import { nameOf, type PlanColumn } from '../../table/plan-column.ts';
import { tableOfNewRows } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { shownCell } from '../../table/shown-cell.ts';
import { droppedNotes } from '../notes.ts';
import type { Step } from '../step.ts';

/** Rows become columns: the cells of `labels` become labels, and each other visible column a row under its own label in `as`. */
export const transpose: Step<'transpose'> = (table, { labels: key, as }, context) => {
  const labels = findColumn(table, key);
  const turned = table.columns.filter((column) => column !== labels && !column.isHidden);
  checkSize(turned.length, table.rowCount + 1, context);
  const texts = labels.cells.map((cell, row) => shownCell(labels.typed.values[row] ?? cell) ?? `${row + 1}`);
  const made = newKeys(texts, [as.key]).map((own, place) => ({ key: own, label: texts[place] ?? own }));
  // Headings that are months stay months.
  const names = unreadColumn(
    as,
    turned.map(({ label }) => label),
  );
  return {
    table: tableOfNewRows(turned.length, [names, ...turnCells(turned, made)]),
    did: { labels: nameOf(labels), made },
    notes: droppedNotes(table, [labels, ...turned]),
  };
};

type Name = { readonly key: string; readonly label: string };

function turnCells(turned: readonly PlanColumn[], made: readonly Name[]): readonly PlanColumn[] {
  const areNumbers = turned.every(
    ({ typed }) => typed.numbers !== undefined && typed.kind !== 'date' && typed.misfits.length === 0,
  );
  if (!areNumbers) {
    const cells = turned.map((column) => column.cells);
    return made.map((name, row) =>
      unreadColumn(
        name,
        cells.map((own) => own[row] ?? null),
      ),
    );
  }
  const numbers = turned.map(numbersOf);
  const looks = turned.map(({ typed }) => lookOf(typed));
  const [first = PLAIN] = looks;
  const isSame = looks.every((look) => isSameLook(look, first));
  return made.map((name, row) =>
    numberColumn(
      name,
      Float64Array.from(numbers, (own) => own[row] ?? Number.NaN),
      isSame ? first : PLAIN,
    ),
  );
}
