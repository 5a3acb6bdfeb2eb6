import type { ReaderContext } from '../../documents/document-reading.ts';
import { DocumentRefusal } from '../../documents/document-refusal.ts';
import { type LookedAt, lookAgain } from '../../documents/image/look-again.ts';
import { shrinkPicture } from '../../documents/image/shrink-picture.ts';
import type { Box } from '../../documents/source-table.ts';
import type { QuestionPart } from '../../models/language-model.ts';
import type { Scan, SourceFile, SourceReference } from './sources.ts';

/** What a picture is of: the source, and the page of it that was scanned. */
export type PicturePlace = { readonly reference: SourceReference; readonly scan?: Scan };

/** The pictures of a request's sources. */
export interface SourcePictures {
  /** A picture as a model is shown it, in bounded size; undefined where there is none. Throws the signal's reason. */
  show(place: PicturePlace): Promise<QuestionPart | undefined>;
  /** Reads boxes of it once more, in the measure of its cells' areas. Throws the signal's reason. */
  look(place: PicturePlace, boxes: readonly Box[]): Promise<readonly LookedAt[]>;
}

/** The longest edge in pixels that a model is shown: what providers scale larger pictures down to themselves. */
const LONGEST_EDGE = 1568;

/** The pictures among the files of a request, and those of scanned pages. */
export function openPictures(attachments: readonly SourceFile[], context: ReaderContext): SourcePictures {
  const bytesOf = ({ reference, scan }: PicturePlace): Uint8Array | undefined => {
    if (scan !== undefined) return scan.bytes;
    return reference.kind === 'image' ? attachments.find(({ field }) => field === reference.field)?.bytes : undefined;
  };
  return {
    async show(place) {
      const bytes = bytesOf(place);
      if (bytes === undefined) return undefined;
      try {
        return { kind: 'image', ...(await shrinkPicture(bytes, LONGEST_EDGE, context)) };
      } catch (error) {
        // Its lines can be shown without it.
        if (error instanceof DocumentRefusal) return undefined;
        throw error;
      }
    },
    async look(place, boxes) {
      const bytes = bytesOf(place);
      const toPixels = place.scan?.toPixels ?? ((box: Box) => box);
      try {
        return bytes === undefined ? [] : await lookAgain(bytes, boxes.map(toPixels), context);
      } catch (error) {
        // What was read before stands.
        if (error instanceof DocumentRefusal) return [];
        throw error;
      }
    },
  };
}
