import type { ApiClient } from '@imah/api-client';
import type { Building } from '@imah/contract/buildings';
import { localInstant } from '@imah/app/i18n';
import { type CsvCell, saveFile, toCsv } from '@imah/ui/data';
import { chartPoints } from '../model/chart-points.ts';
import type { SeenTime } from '../model/chart-range.ts';
import { momentsOf } from '../model/moments-of.ts';
import type { WatchedMetric } from './watched-metrics.ts';

export interface SeenValues {
  readonly building: Building;
  readonly watched: readonly WatchedMetric[];
  readonly seen: SeenTime;
  readonly head: readonly string[];
  readonly locale: 'id' | 'en';
}

/** Gives the person what the charts show as a file: a line per moment and value, times by the clock of the building. */
export async function saveValues(
  client: ApiClient,
  { building, watched, seen, head, locale }: SeenValues,
): Promise<void> {
  const { from, to } = seen;
  const lines = await Promise.all(
    watched.map(async ({ device, metric }) => {
      const query = { keys: metric.key, from, to, points: chartPoints };
      const { data } = await client.queryTelemetry({ params: { deviceId: device.id }, query });
      return momentsOf(data, metric.key).flatMap(({ time, values: [value = null], extents: [extent] = [] }) =>
        value === null
          ? []
          : [
              [
                localInstant(time, building.timeZone),
                device.name,
                metric.label[locale],
                metric.unit === 'none' ? '' : metric.unit,
                value,
                extent?.[0] ?? value,
                extent?.[1] ?? value,
              ] satisfies CsvCell[],
            ],
      );
    }),
  );
  const day = localInstant(from, building.timeZone).slice(0, 10);
  saveFile({
    name: `${building.name} ${day}.csv`,
    type: 'text/csv;charset=utf-8',
    content: toCsv([head, ...lines.flat()]),
  });
}
