import type { TableColumn } from '../../table/parse-table.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { ColumnUnit } from '../figure.ts';

/** Units that labels name in brackets, as they are written. */
const UNITS: ReadonlySet<string> = new Set(
  'mm cm m km mi ft mg g kg t lb l ml ha m² m³ km² °C °F K mph km/h m/s s min h W kW MW GW Wh kWh MWh GWh TWh ppm dB Hz kcal hPa bpm ملم سم كم كغ كجم طن لتر'.split(
    ' ',
  ),
);
const BRACKETED = /[([]([^()[\]]*)[)\]]\s*$/u;
/** A scale in a word of its own: "m", "mm" and "t" are units as often. */
const SCALE_WORD =
  /thousand|million|billion|trillion|milhar|milh[õo]|bili|\bmil\b|lakh|crore|ألف|آلاف|مليون|ملايين|مليار|ترليون|تريليون/iu;

/**
 * How the values of a column are written: currency, unit, decimals and scale, where cells or label say so. A scale is believed beside
 * money or in a whole word, since "Rainfall (mm)" is no millions.
 */
export function columnUnit(
  column: TableColumn | undefined,
  { key, format, currency, label }: ColumnProfile,
): ColumnUnit {
  const { decimals, statedScale, scaleText = '' } = column?.typed ?? {};
  const unit = column?.typed.unit ?? (currency === undefined ? labelUnit(label) : undefined);
  const isScaled =
    statedScale !== undefined &&
    format !== 'percentage' &&
    (currency !== undefined || SCALE_WORD.test(`${label} ${scaleText}`));
  return {
    columnKey: key,
    format,
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
    ...(decimals === undefined ? {} : { decimals }),
    ...(isScaled ? { statedScale } : {}),
  };
}

/** What a label says in brackets at its end, as a rule the unit. */
export const bracketed = (label: string): string => BRACKETED.exec(label)?.[1]?.trim() ?? '';

function labelUnit(label: string): string | undefined {
  const named = bracketed(label);
  return UNITS.has(named) ? named : undefined;
}
