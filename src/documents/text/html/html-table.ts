import type { SourceCell, Span } from '../../source-table.ts';

/** A cell as the markup states it, before spans are laid out. */
export type HtmlCell = {
  readonly cell: SourceCell;
  readonly isHeader: boolean;
  readonly hasPicture: boolean;
  readonly columns: number;
  /** 0 reaches to the last row. */
  readonly rows: number;
};

/** A row of markup, and whether it stands in a `thead`. */
export type HtmlRow = { readonly cells: readonly HtmlCell[]; readonly isInHead: boolean };

/** A table of markup. `isLayout`: other tables stand in its cells. */
export type HtmlTable = {
  readonly span: Span;
  readonly rows: readonly HtmlRow[];
  readonly title: string | undefined;
  readonly isLayout: boolean;
};
