import type { MetricValue } from '@imah/contract/devices';
import type { KnownDevice } from '../device-states.ts';
import type { TypeBook } from '../type-book.ts';
import type { AlarmBook } from './alarm-book.ts';
import { checkConditions, offlineSeverity } from './conditions.ts';

/** Raises what is not normal in the newest values of a device, and clears what is normal again. */
export async function evaluateValues(
  book: AlarmBook,
  { identity: device, typeKey }: KnownDevice,
  values: Readonly<Record<string, MetricValue>>,
  types: TypeBook,
): Promise<void> {
  for (const metric of (await types.find(typeKey))?.metrics ?? []) {
    const value = values[metric.key];
    if (value === undefined) continue;
    for (const { condition, isMet } of checkConditions(metric, value)) {
      const trigger = { device, key: metric.key, condition };
      if (isMet) await book.raise({ ...trigger, severity: metric.alarm?.severity ?? 'major', value });
      else await book.clear(trigger);
    }
  }
}

/** A device that fell silent has an alarm of its own until it speaks again. */
export async function evaluatePresence(
  book: AlarmBook,
  { identity: device, typeKey, status }: KnownDevice,
): Promise<void> {
  const trigger = { device, key: '', condition: 'offline' } as const;
  if (status === 'offline') await book.raise({ ...trigger, severity: offlineSeverity(typeKey), value: null });
  else await book.clear(trigger);
}
