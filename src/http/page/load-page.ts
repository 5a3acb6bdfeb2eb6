import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { collectModules } from './collect-modules.ts';
import { linkModules } from './link-modules.ts';
import { loadFonts, writeFontFaces } from './load-fonts.ts';
import type { FontTables } from './read-font.ts';
import { writeWoff2 } from './write-woff2.ts';

/** A file of the page, ready to be sent. */
export type PageFile = {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** Undefined where the bytes are compressed already. */
  readonly gzipped: Buffer | undefined;
  readonly etag: string;
};

/** Gives a file, made when it is first asked for. */
type LazyFile = () => Promise<PageFile>;

/** The page and everything it loads: the document, and the other files by the path below which they are served. */
export type LoadedPage = { readonly document: PageFile; readonly files: ReadonlyMap<string, LazyFile> };

const compress = promisify(gzip);
/** Files are compressed once, and sent many times. */
const MOST_COMPACT = { level: constants.Z_BEST_COMPRESSION };

const FOLDER = 'web/first-page';
const STYLE_TYPE = 'text/css; charset=utf-8';
const FONT_TYPE = 'font/woff2';
/** Joined in this order: a browser asks once. */
const STYLES = ['style.css', 'chart.css', 'views.css', 'panels.css'] as const;
const ICON = 'icon.svg';
const SCRIPT = 'page.js';
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

/** The root of the package: of a clone, or of what was published. */
const PACKAGE_ROOT = new URL('../../../', import.meta.url);
/** Where `tsc` puts the modules of the page in the published package, under the same names below it. */
const COMPILED_ROOT = new URL('dist/page/', PACKAGE_ROOT);

/**
 * Reads the page. Its modules, and those of the house that they use, become one script, and a second with what draws: from the
 * sources with their types stripped, or compiled in the published package. All files lie below one folder that is named for their content, so that
 * browsers may keep them for ever; the document names that folder. Fonts that the document does not ask for are compressed
 * when a browser first does, and more closely: that takes longer than all the rest.
 */
export async function loadPage(): Promise<LoadedPage> {
  const isCompiled = !existsSync(new URL(`${FOLDER}/main.ts`, PACKAGE_ROOT));
  const entry = new URL(`${FOLDER}/main.${isCompiled ? 'js' : 'ts'}`, isCompiled ? COMPILED_ROOT : PACKAGE_ROOT);
  const contents = new Map<string, readonly [mediaType: string, bytes: Buffer]>();
  for (const [name, script] of linkModules(await collectModules(entry), entry, SCRIPT))
    contents.set(name, [SCRIPT_TYPE, Buffer.from(script)]);
  const readFromFolder = (name: string): Promise<Buffer> => readFile(new URL(`${FOLDER}/${name}`, PACKAGE_ROOT));
  const styles = [Buffer.from(writeFontFaces()), ...(await Promise.all(STYLES.map(readFromFolder)))];
  contents.set('style.css', [STYLE_TYPE, Buffer.concat(styles)]);
  contents.set(ICON, ['image/svg+xml', await readFromFolder(ICON)]);
  const fonts = await loadFonts();
  const version = hash([
    ...[...contents.values()].map(([, bytes]) => bytes),
    ...[...fonts.values()].flatMap((tables) => [...tables.values()]),
  ]);
  const html = await readFile(new URL(`${FOLDER}/index.html`, PACKAGE_ROOT), 'utf8');
  const document = writeDocument(html, `/page/${version}/`);
  const isWaitedFor = (path: string): boolean => html.includes(`./${path}`);
  const made: readonly (readonly [path: string, file: LazyFile])[] = [
    ...[...contents].map(([path, content]) => [path, once(() => toFile(...content))] as const),
    ...[...fonts].map(([path, font]) => [path, once(() => toFontFile(font, isWaitedFor(path)))] as const),
  ];
  await Promise.all(made.map(([path, file]) => (contents.has(path) || isWaitedFor(path) ? file() : undefined)));
  return {
    document: await toFile('text/html; charset=utf-8', Buffer.from(document)),
    files: new Map(made.map(([path, file]) => [`${version}/${path}`, file])),
  };
}

function once(make: LazyFile): LazyFile {
  let made: Promise<PageFile> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function writeDocument(html: string, folder: string): string {
  const script = `<script type="module" src="${folder}${SCRIPT}"></script>`;
  return html.replaceAll('href="./', `href="${folder}`).replace('<!-- script -->', script);
}

async function toFile(mediaType: string, bytes: Buffer): Promise<PageFile> {
  return { mediaType, bytes, gzipped: await compress(bytes, MOST_COMPACT), etag: toEtag(bytes) };
}

async function toFontFile(font: FontTables, isWaitedFor: boolean): Promise<PageFile> {
  const bytes = await writeWoff2(font, isWaitedFor ? 'quick' : 'small');
  return { mediaType: FONT_TYPE, bytes, gzipped: undefined, etag: toEtag(bytes) };
}

function toEtag(bytes: Buffer): string {
  return `W/"${hash([bytes])}"`;
}

function hash(parts: readonly Buffer[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url').slice(0, 16);
}
