import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { collectModules } from './collect-modules.ts';
import { linkModules } from './link-modules.ts';
import { loadFonts, writeFontFaces } from './load-fonts.ts';

/** A file of the page, ready to be sent. */
export type PageFile = {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** Undefined where the bytes are compressed already. */
  readonly gzipped: Buffer | undefined;
  readonly etag: string;
};

/** The page and everything it loads: the document, and the other files by the path below which they are served. */
export type LoadedPage = { readonly document: PageFile; readonly files: ReadonlyMap<string, PageFile> };

const compress = promisify(gzip);
/** Files are compressed once, at the start, and sent many times. */
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
 * browsers may keep them for ever; the document names that folder.
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
  for (const [name, bytes] of await loadFonts()) contents.set(name, [FONT_TYPE, bytes]);
  const version = hash([...contents.values()].map(([, bytes]) => bytes));
  const html = await readFile(new URL(`${FOLDER}/index.html`, PACKAGE_ROOT), 'utf8');
  const document = writeDocument(html, `/page/${version}/`);
  const files = [...contents].map(async ([path, [mediaType, bytes]]) => {
    return [`${version}/${path}`, await toFile(mediaType, bytes)] as const;
  });
  return {
    document: await toFile('text/html; charset=utf-8', Buffer.from(document)),
    files: new Map(await Promise.all(files)),
  };
}

function writeDocument(html: string, folder: string): string {
  const script = `<script type="module" src="${folder}${SCRIPT}"></script>`;
  return html.replaceAll('href="./', `href="${folder}`).replace('<!-- script -->', script);
}

async function toFile(mediaType: string, bytes: Buffer): Promise<PageFile> {
  const gzipped = mediaType === FONT_TYPE ? undefined : await compress(bytes, MOST_COMPACT);
  return { mediaType, bytes, gzipped, etag: `W/"${hash([bytes])}"` };
}

function hash(parts: readonly Buffer[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url').slice(0, 16);
}
