/** How a value in one unit becomes one in another: times `factor`, plus `offset`. */
export interface Conversion {
  readonly factor: number;
  readonly offset: number;
}

const same: Conversion = { factor: 1, offset: 0 };
const times = (factor: number): Conversion => ({ factor, offset: 0 });

/** From the words of devices to the unit of a metric. */
const conversions: Readonly<Record<string, Readonly<Record<string, Conversion>>>> = {
  W: { kW: times(1_000), mW: times(0.001) },
  kWh: { Wh: times(0.001), MWh: times(1_000) },
  V: { mV: times(0.001) },
  A: { mA: times(0.001) },
  '°C': { '°F': { factor: 5 / 9, offset: -160 / 9 }, C: same, K: { factor: 1, offset: -273.15 } },
  'm³': { L: times(0.001), l: times(0.001), m3: same },
  'L/min': { 'm³/h': times(1_000 / 60), 'L/h': times(1 / 60), 'l/min': same },
  bar: { hPa: times(0.001), mbar: times(0.001), kPa: times(0.01), Pa: times(0.00001), psi: times(0.0689476) },
  lux: { lx: same },
};

/** Null where one cannot be made of the other. A device that names no unit means the metric's; a metric without one takes any. */
export function conversionOf(from: string | null, to: string): Conversion | null {
  if (from === null || from === '' || from === to || to === 'none') return same;
  return conversions[to]?.[from] ?? null;
}

/** The value in the other unit, without the crumbs of binary fractions. */
export function convert(value: number, { factor, offset }: Conversion): number {
  return factor === 1 && offset === 0 ? value : Number((value * factor + offset).toPrecision(12));
}
