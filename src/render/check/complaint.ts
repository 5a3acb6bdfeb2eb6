/** Something that is wrong with a picture, and where. */
export type Complaint = {
  readonly kind:
    | 'text-outside'
    | 'text-over-text'
    | 'text-covered'
    | 'text-empty'
    | 'low-contrast'
    | 'datum-missing'
    | 'datum-twice'
    | 'mark-clipped'
    | 'mark-not-drawn'
    | 'bar-not-from-zero';
  /** Which text or datum, with its figures. */
  readonly detail: string;
};
