/** A day, with or without a time, that a line begins with, in brackets or without: `2024-03-01 08:12:05`, `[2024-03-01T08:12Z]`, `2024-03-01 08:12 +0000`. */
export const LINE_MOMENT =
  /^\[?\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?)?\]?(?=\s|$)/;
