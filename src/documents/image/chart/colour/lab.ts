/** A colour in CIELAB under D65: lightness 0 to 100, and the two opponent axes. */
export type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => toLinear(channel));

const cubeRoot = (value: number): number =>
  value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116;

/** The CIELAB of an sRGB colour, channels 0 to 255 (IEC 61966-2-1; white point D65). */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const x = cubeRoot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = cubeRoot(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = cubeRoot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How colourful a colour is: the distance from the grey of its lightness. */
export const toChroma = ([, a, b]: Lab): number => Math.hypot(a, b);

const DEGREES = 180 / Math.PI;
const hueOf = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) * DEGREES + 360) % 360);
const cosine = (degrees: number): number => Math.cos(degrees / DEGREES);

/** The difference of two hues in degrees, -180 to 180, and their mean, as CIEDE2000 wants them. */
function compareHues(first: number, second: number, isGrey: boolean): { difference: number; mean: number } {
  if (isGrey) return { difference: 0, mean: first + second };
  const step = second - first;
  const difference = Math.abs(step) <= 180 ? step : step > 180 ? step - 360 : step + 360;
  const sum = first + second;
  const mean = Math.abs(step) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  return { difference, mean };
}

/** How different two colours look: CIEDE2000 (Sharma, Wu and Dalal 2005). About 1 is just seen; 10 is plain at a glance. */
export function differenceOf(first: Lab, second: Lab): number {
  const meanChroma = (toChroma(first) + toChroma(second)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7));
  const [a1, a2] = [first[1] * stretch, second[1] * stretch];
  const [chroma1, chroma2] = [Math.hypot(a1, first[2]), Math.hypot(a2, second[2])];
  const hues = compareHues(hueOf(a1, first[2]), hueOf(a2, second[2]), chroma1 * chroma2 === 0);
  const lightness = (first[0] + second[0]) / 2;
  const chroma = (chroma1 + chroma2) / 2;
  const turn =
    1 -
    0.17 * cosine(hues.mean - 30) +
    0.24 * cosine(2 * hues.mean) +
    0.32 * cosine(3 * hues.mean + 6) -
    0.2 * cosine(4 * hues.mean - 63);
  const offCentre = (lightness - 50) ** 2;
  const byLightness = (second[0] - first[0]) / (1 + (0.015 * offCentre) / Math.sqrt(20 + offCentre));
  const byChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma);
  const byHue =
    (2 * Math.sqrt(chroma1 * chroma2) * Math.sin(hues.difference / 2 / DEGREES)) / (1 + 0.015 * chroma * turn);
  const rotation =
    -2 *
    Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) *
    Math.sin((60 * Math.exp(-(((hues.mean - 275) / 25) ** 2))) / DEGREES);
  return Math.sqrt(Math.max(0, byLightness ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue));
}
