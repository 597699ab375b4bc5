import type { ControlDefinition, ControlGuard, MetricDefinition } from '@imah/contract/devices';

type Draft = Pick<MetricDefinition, 'key' | 'unit' | 'decimals' | 'min' | 'max' | 'alarm'>;

const metric =
  (kind: MetricDefinition['kind']) =>
  (id: string, en: string, draft: Draft): MetricDefinition => ({ ...draft, kind, label: { id, en } });
export const gauge = metric('gauge');
export const counter = metric('counter');

/** A switch position; `alarmAt` is the one that is not normal. */
export const state = (id: string, en: string, key: string, alarmAt?: boolean): MetricDefinition => ({
  key,
  kind: 'state',
  unit: 'none',
  decimals: 0,
  label: { id, en },
  ...(alarmAt === undefined ? {} : { alarm: { equals: alarmAt } }),
});

export const guard = (kind: 'confirm' | 'reason', id: string, en: string): ControlGuard => ({
  kind,
  consequence: { id, en },
});

/** A switch that people live with: what it does is said, and asked, before it is moved. */
export const guarded = (
  metricKey: string,
  id: string,
  en: string,
  on: ControlGuard,
  off: ControlGuard,
): ControlDefinition => ({ metric: metricKey, kind: 'switch', label: { id, en }, guard: { on, off } });
