/** The part of yauzl that is used; the package brings no types of its own. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export type Entry = {
    /** As it stands in the file, since names are not decoded. */
    readonly fileName: Buffer;
    readonly compressedSize: number;
    canDecodeFileData(): boolean;
  };

  export type ZipFile = {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  };

  export type Options = {
    readonly lazyEntries?: boolean;
    readonly autoClose?: boolean;
    readonly decodeStrings?: false;
  };

  const yauzl: {
    fromBufferPromise(buffer: Buffer, options?: Options): Promise<ZipFile>;
  };
  export default yauzl;
}
