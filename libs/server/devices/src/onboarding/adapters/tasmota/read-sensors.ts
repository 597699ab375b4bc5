import type { SourceProperty } from '../adapter.ts';
import { isObject, type JsonObject, textOf } from '../read-json.ts';

interface Known {
  readonly unit: string | null;
  readonly purpose: string | null;
}

/** The fields of Tasmota's sensors that are values; the others are times, names and settings. */
const fields: Readonly<Record<string, Known>> = {
  Power: { unit: 'W', purpose: 'power' },
  Voltage: { unit: 'V', purpose: 'voltage' },
  Current: { unit: 'A', purpose: 'current' },
  Frequency: { unit: 'Hz', purpose: 'frequency' },
  Total: { unit: 'kWh', purpose: 'energy' },
  Today: { unit: 'kWh', purpose: null },
  Factor: { unit: null, purpose: null },
  Temperature: { unit: '°C', purpose: 'temperature' },
  Humidity: { unit: '%', purpose: 'humidity' },
  DewPoint: { unit: '°C', purpose: null },
  Pressure: { unit: 'hPa', purpose: 'pressure' },
  Illuminance: { unit: 'lx', purpose: 'illuminance' },
  CarbonDioxide: { unit: 'ppm', purpose: 'co2' },
  eCO2: { unit: 'ppm', purpose: 'co2' },
  Distance: { unit: 'cm', purpose: null },
};

const most = 64;

/** The values of a SENSOR message: `{"ENERGY":{"Power":12},"AM2301":{"Temperature":27.1},"TempUnit":"C"}`. */
export function readSensors(json: JsonObject, topic: string): readonly SourceProperty[] {
  const isFahrenheit = json['TempUnit'] === 'F';
  return Object.entries(json)
    .filter(([sensor]) => /^[\w-]{1,40}$/.test(sensor))
    .flatMap(([sensor, values]) =>
      isObject(values)
        ? Object.entries(values).flatMap((field) => propertiesOf(sensor, field, isFahrenheit, topic))
        : [],
    )
    .slice(0, most);
}

function propertiesOf(
  sensor: string,
  [field, value]: readonly [string, unknown],
  isFahrenheit: boolean,
  topic: string,
): readonly SourceProperty[] {
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (known === undefined) return [];
  const unit = known.unit === '°C' && isFahrenheit ? '°F' : known.unit;
  const property = (suffix: string, path: readonly string[]): SourceProperty => ({
    key: `${sensor}.${field}${suffix}`,
    label: textOf(`${sensor === 'ENERGY' ? '' : `${sensor} `}${field}${suffix.replace('.', ' ')}`) ?? field,
    kind: 'number',
    unit,
    purpose: known.purpose,
    reads: [{ topic, path }],
    write: null,
  });
  if (typeof value === 'number') return [property('', [sensor, field])];
  // A meter of several phases says a list.
  if (!Array.isArray(value)) return [];
  return value.slice(0, 3).map((_, index) => property(`.${index + 1}`, [sensor, field, String(index)]));
}
