/** A colour as red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** A colour in OKLab (Ottosson 2020), in which equal steps look alike. */
type Lab = readonly [lightness: number, a: number, b: number];

/** The relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = toLinear(parseHex(hex));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Near black or white, whichever reads better on a colour: at least 4.5:1 on any. */
export function textColorOn(background: string): string {
  return contrastOf('#040608', background) >= contrastOf('#ffffff', background) ? '#040608' : '#ffffff';
}

/** A colour between two, `share` of the way from the first (0) to the second (1), mixed in OKLab. */
export function mixColors(from: string, to: string, share: number): string {
  const held = Math.min(1, Math.max(0, share));
  const start = toLab(parseHex(from));
  const end = toLab(parseHex(to));
  const mixed = start.map((value, index) => value + ((end[index] ?? 0) - value) * held);
  return toHex(fromLab([mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]));
}

/** How unlike two colours look: their distance in OKLab, 0 to about 1. */
export function distanceOf(one: string, other: string): number {
  const [start, end] = [toLab(parseHex(one)), toLab(parseHex(other))];
  return Math.hypot(...start.map((value, index) => value - (end[index] ?? 0)));
}

/** Reads `#rgb` and `#rrggbb`; what is neither is black. */
function parseHex(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits.slice(0, 6);
  const number = Number.parseInt(full, 16);
  return Number.isNaN(number) ? [0, 0, 0] : [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function toHex(color: Rgb): string {
  const parts = color.map((part) =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

function toLinear([red, green, blue]: Rgb): Rgb {
  const line = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [line(red), line(green), line(blue)];
}

function fromLinear(share: number): number {
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
}

function toLab(color: Rgb): Lab {
  const [red, green, blue] = toLinear(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromLab([lightness, a, b]: Lab): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}
