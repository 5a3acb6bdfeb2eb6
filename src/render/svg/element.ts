/** An attribute of an element; `undefined` leaves it out. */
export type Attribute = string | number | undefined;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 can't hold, escaped or not: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text as it may stand in an element or an attribute. Characters that XML can't hold become U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** A coordinate with at most two decimals, never in exponent notation; what is not finite becomes 0. */
export function toCoordinate(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/**
 * One SVG element. Numbers are written as coordinates, text attributes escaped; `children` is SVG that is escaped already.
 * @example element('rect', { x: 1.239, fill: 'red' }) // '<rect x="1.24" fill="red"/>'
 */
export function element(name: string, attributes: Readonly<Record<string, Attribute>>, children = ''): string {
  let written = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    written += ` ${key}="${typeof value === 'number' ? toCoordinate(value) : escapeXml(value)}"`;
  }
  return children === '' ? `${written}/>` : `${written}>${children}</${name}>`;
}
