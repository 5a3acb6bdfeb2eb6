/** Units that labels name in brackets, as they are written. */
export const LABEL_UNITS: ReadonlySet<string> = new Set(
  'mm cm m km mi ft mg g kg t lb l ml ha m² m³ km² °C °F K mph km/h m/s s min h W kW MW GW Wh kWh MWh GWh TWh ppm dB Hz kcal hPa bpm µg mmHg MJ GJ kJ TJ kV V mA A N Pa kPa bar cl dl hl L mL dL mol mmol kB MB GB TB Mbps rpm lx lm cm² mm² µm nm ºC °م ملم سم م كم كغ كجم غ طن لتر مم'.split(
    ' ',
  ),
);
