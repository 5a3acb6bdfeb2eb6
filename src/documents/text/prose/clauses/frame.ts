import type { Quantity } from '../tokens/quantity.ts';
import type { TimePhrase } from '../tokens/time-phrase.ts';
import type { VerbClass } from './constituent.ts';
import type { Phrase } from './phrase.ts';
import type { FigureItem, Opener } from './segments.ts';

/**
 * What a clause says of its figure beside its time: the thing that has it (`entity`), what was chosen (`object`), all that those
 * counted do (`answer`: "work from home"), the whole
 * it is part of (`of`), what is counted (`unit`), the measure's noun, and one place for each preposition (`at:in`).
 */
export type SlotName = 'entity' | 'object' | 'answer' | 'of' | 'unit' | 'measure' | 'verb' | `at:${string}`;

/** The slot for the words before a colon that head a list. */
export const HEADING: SlotName = 'at:heading';

/** How a figure stands to the one before it: the level, the level it came from or is set against, or the change itself. */
export type FigureRole = 'level' | 'from' | 'to' | 'versus' | 'change';

/** A figure with what its clause says of it; slots left out here may be filled from clauses before it. */
export type Frame = {
  readonly sentence: number;
  readonly opener: Opener;
  /** Undefined until a multiple or a rest has been worked out. */
  readonly quantity: Quantity | undefined;
  readonly figure: FigureItem;
  readonly slots: ReadonlyMap<SlotName, Phrase>;
  /** Slots said before the figure: they begin a new subject. */
  readonly heads: ReadonlySet<SlotName | 'time'>;
  readonly time?: TimePhrase;
  readonly role?: FigureRole;
  /** The direction of a change or of a rise told by two levels. */
  readonly direction?: 'rise' | 'fall';
  readonly verbClass?: VerbClass;
  /** True for one of two limits ("10 to 13"), which is no value. */
  readonly isLimit: boolean;
  /** The words before a colon, for a label where nothing else names the figures. */
  readonly heading?: Phrase;
  /** The words behind the whole of a share that name nothing else: "come by bus" of "40% of pupils come by bus". */
  readonly behindWhole?: Phrase;
  /** What a list is by ("sales by region"), for the label of its names. */
  readonly listedBy?: Phrase;
  /** The word that sets the figure against another, for a label. */
  readonly roleWord?: Phrase;
  /** The word that makes an amount negative beside amounts gained. */
  readonly lossWord?: Phrase;
  /** All of a subject that names a measure, for a label where its thing is the same throughout. */
  readonly whole?: Phrase;
  /** What the entity is of ("the shop of Porto": Porto), where a later clause shortens it to that. */
  readonly complement?: Phrase;
  /** True where the entity is the owner of the measure in one noun group. */
  readonly isOwner: boolean;
  /** True where nothing but a joining word stands before the figure. */
  readonly isElliptic: boolean;
  /** True where a word that may be what it counts follows the figure. */
  readonly isFollowed: boolean;
  /** True where the subject is only "a do Porto", "that of Porto". */
  readonly isShortened: boolean;
  /** True where slots were filled by the order of two lists, without a word that says so. */
  readonly isAligned: boolean;
};
