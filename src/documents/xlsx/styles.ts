import { BUILTIN_FORMATS } from './number-format/builtin-formats.ts';
import { type NumberFormat, readNumberFormat } from './number-format/number-format.ts';
import type { OfficePackage } from './open-package.ts';
import { type Attributes, readXml, type XmlHandler } from './read-xml.ts';

/** What the style of a cell says that matters here. */
export type CellStyle = { readonly format: NumberFormat; readonly isBold: boolean };

/** Gives the style of a cell by its number. */
export type StyleOf = (style: number) => CellStyle;

const MOST_STYLES = 100_000;

type Declared = {
  readonly codes: Map<number, string>;
  readonly boldFonts: Set<number>;
  readonly styles: { readonly formatId: number; readonly fontId: number }[];
};

/** Reads what each style of cells says. Styles that are not declared show numbers as they are. */
export async function readStyles(file: OfficePackage, part: string | undefined, is1904: boolean): Promise<StyleOf> {
  const declared: Declared = { codes: new Map(BUILTIN_FORMATS), boldFonts: new Set(), styles: [] };
  if (part !== undefined && file.has(part)) await readXml(file.read(part), new StylesReader(declared));
  return createLookup(declared, is1904);
}

class StylesReader implements XmlHandler {
  readonly #declared: Declared;
  #list = '';
  #fonts = 0;

  constructor(declared: Declared) {
    this.#declared = declared;
  }

  open(name: string, attributes: Attributes): void {
    const { codes, boldFonts, styles } = this.#declared;
    if (name === 'fonts' || name === 'cellXfs') this.#list = name;
    else if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
    else if (this.#list === 'fonts' && name === 'font') this.#fonts += 1;
    else if (this.#list === 'fonts' && name === 'b' && attributes.val !== '0') boldFonts.add(this.#fonts - 1);
    else if (this.#list === 'cellXfs' && name === 'xf' && styles.length < MOST_STYLES) {
      styles.push({ formatId: Number(attributes.numFmtId ?? 0), fontId: Number(attributes.fontId ?? 0) });
    }
  }

  close(name: string): void {
    if (name === this.#list) this.#list = '';
  }
}

/** Each style is looked up once, and only when a cell has it. */
function createLookup({ codes, boldFonts, styles }: Declared, is1904: boolean): StyleOf {
  const formats = new Map<string, NumberFormat>();
  const known = new Map<number, CellStyle>();
  const formatOf = (code: string): NumberFormat => {
    const format = formats.get(code) ?? readNumberFormat(code, is1904);
    formats.set(code, format);
    return format;
  };
  return (index) => {
    const found = known.get(index);
    if (found !== undefined) return found;
    const declared = styles[index];
    const format = formatOf(codes.get(declared?.formatId ?? 0) ?? 'General');
    const style = { format, isBold: declared !== undefined && boldFonts.has(declared.fontId) };
    if (declared !== undefined) known.set(index, style);
    return style;
  };
}
