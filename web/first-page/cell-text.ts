/** A cell as text. */
export function toText(cell: unknown): string {
  return cell === null || cell === undefined ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}
