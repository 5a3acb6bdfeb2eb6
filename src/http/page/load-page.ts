import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { collectModules } from './collect-modules.ts';

/** A file of the page, ready to be sent. */
export type PageFile = {
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
};

/** The page and everything it loads: the document, and the other files by the path below which they are served. */
export type LoadedPage = { readonly document: PageFile; readonly files: ReadonlyMap<string, PageFile> };

const compress = promisify(gzip);

const FOLDER = 'web/first-page';
const STYLE_TYPE = 'text/css; charset=utf-8';
const STATIC_FILES = { 'style.css': STYLE_TYPE, 'panels.css': STYLE_TYPE, 'icon.svg': 'image/svg+xml' } as const;
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

/** The letters of the charts, so that texts are as wide as they were measured; the page uses them too. */
const FONTS = {
  'inter-400.ttf': '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'inter-600.ttf': '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  'arabic-400.ttf': '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  'arabic-600.ttf': '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
} as const;

/** The root of the package: of a clone, or of what was published. */
const PACKAGE_ROOT = new URL('../../../', import.meta.url);
/** Where `tsc` puts the modules of the page in the published package, under the same names below it. */
const COMPILED_ROOT = new URL('dist/page/', PACKAGE_ROOT);

/**
 * Reads the first page. Its modules are served under their own paths and load as they are: from the sources with their
 * types stripped, or compiled in the published package. All lie below one folder that is named for their content, so that
 * browsers may keep them for ever; the document names that folder and tells of all modules at once.
 */
export async function loadPage(): Promise<LoadedPage> {
  const isCompiled = !existsSync(new URL(`${FOLDER}/main.ts`, PACKAGE_ROOT));
  const [root, entry] = isCompiled ? [COMPILED_ROOT, `${FOLDER}/main.js`] : [PACKAGE_ROOT, `${FOLDER}/main.ts`];
  const contents = new Map<string, readonly [mediaType: string, bytes: Buffer]>();
  const modules = await collectModules(root, entry);
  for (const { path, code } of modules) contents.set(path, [SCRIPT_TYPE, Buffer.from(code)]);
  for (const [name, mediaType] of Object.entries(STATIC_FILES)) {
    contents.set(`${FOLDER}/${name}`, [mediaType, await readFile(new URL(`${FOLDER}/${name}`, PACKAGE_ROOT))]);
  }
  for (const [name, source] of Object.entries(FONTS)) {
    contents.set(`${FOLDER}/${name}`, ['font/ttf', await readFile(new URL(import.meta.resolve(source)))]);
  }
  const version = hash([...contents.values()].map(([, bytes]) => bytes));
  const html = await readFile(new URL(`${FOLDER}/index.html`, PACKAGE_ROOT), 'utf8');
  const document = writeDocument(html, {
    folder: `/page/${version}/`,
    entry,
    modules: modules.map(({ path }) => path),
  });
  const files = [...contents].map(async ([path, [mediaType, bytes]]) => {
    return [`${version}/${path}`, await toFile(mediaType, bytes)] as const;
  });
  return {
    document: await toFile('text/html; charset=utf-8', Buffer.from(document)),
    files: new Map(await Promise.all(files)),
  };
}

type Places = { readonly folder: string; readonly entry: string; readonly modules: readonly string[] };

function writeDocument(html: string, { folder, entry, modules }: Places): string {
  const preloads = modules.map((path) => `<link rel="modulepreload" href="${folder}${path}">`);
  const script = `<script type="module" src="${folder}${entry}"></script>`;
  return html.replaceAll('href="./', `href="${folder}`).replace('<!-- modules -->', [...preloads, script].join('\n'));
}

async function toFile(mediaType: string, bytes: Buffer): Promise<PageFile> {
  return { mediaType, bytes, gzipped: await compress(bytes), etag: `W/"${hash([bytes])}"` };
}

function hash(parts: readonly Buffer[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url').slice(0, 16);
}
