import { BUILTIN_FORMATS } from './number-format/builtin-formats.ts';
import { type NumberFormat, readNumberFormat } from './number-format/number-format.ts';
import type { OfficePackage } from './open-package.ts';
import { readXml } from './read-xml.ts';

/** Gives the number format of a cell by the number of its style. */
export type FormatOf = (style: number) => NumberFormat;

const MOST_STYLES = 100_000;

/** Reads which number format each style of cells has. Styles that are not declared show numbers as they are. */
export async function readFormats(file: OfficePackage, part: string | undefined, is1904: boolean): Promise<FormatOf> {
  const codes = new Map(BUILTIN_FORMATS);
  const styles: number[] = [];
  let isInCells = false;
  if (part !== undefined && file.has(part)) {
    await readXml(file.read(part), {
      open(name, attributes) {
        if (name === 'cellXfs') isInCells = true;
        else if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
        else if (name === 'xf' && isInCells && styles.length < MOST_STYLES)
          styles.push(Number(attributes.numFmtId ?? 0));
      },
      close(name) {
        if (name === 'cellXfs') isInCells = false;
      },
    });
  }
  return createLookup(styles, codes, is1904);
}

/** Each format is read once, and only when a cell has it. */
function createLookup(styles: readonly number[], codes: ReadonlyMap<number, string>, is1904: boolean): FormatOf {
  const formats = new Map<string, NumberFormat>();
  return (style) => {
    const code = codes.get(styles[style] ?? 0) ?? 'General';
    const known = formats.get(code);
    if (known !== undefined) return known;
    const format = readNumberFormat(code, is1904);
    formats.set(code, format);
    return format;
  };
}
