import type { Ground } from '../colour/find-ground.ts';
import type { Recogniser } from '../labels/read-texts.ts';
import type { Raster } from '../raster/raster.ts';

/** What the reading of texts needs: the picture, and who recognises letters. */
export type Sight = { readonly raster: Raster; readonly ground: Ground; readonly recogniser: Recogniser };
