const DAY = '(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./](?:\\d{4}|\\d\\d))';
const TIME = '\\d\\d?:\\d\\d(?::\\d\\d(?:[.,]\\d{1,9})?)?(?: ?(?:Z|UTC|GMT|[AaPp][Mm]|[+-]\\d\\d:?\\d\\d))?';

/**
 * A day, with or without a time, that a line begins with, in brackets or without: `2024-03-01 08:12:05`, `[2024-03-01T08:12Z]`,
 * `2024-03-01 08:12 +0000`, `12/03/24, 09:14`.
 */
export const LINE_MOMENT = new RegExp(`^\\[?${DAY}(?:(?:T|,? )${TIME})?\\]?(?=\\s|$)`);
