import type { AlarmWindowDraft } from '@imah/contract/alarms';
import type { WindowRhythm, WindowScopeKind } from '@imah/contract/alarms/words';
import type { TimeZone } from '@imah/contract/buildings/words';
import { instantOf, localInstant } from '@imah/app/i18n';

/** What stands in the form. Days are `2026-11-20`, times `17:05`, by the clock of the building. */
export interface WindowValues {
  readonly reason: string;
  readonly scope: WindowScopeKind;
  readonly targets: readonly { readonly value: string; readonly label: string }[];
  readonly startDay: string | null;
  readonly startTime: string | null;
  readonly endDay: string | null;
  readonly endTime: string | null;
  readonly rhythm: WindowRhythm;
}

const twoHoursMs = 2 * 3_600_000;

/** A form to begin with: the whole building, from now on for two hours. */
export function valuesAt(now: number, timeZone: TimeZone): WindowValues {
  const parts = (at: number) => {
    const local = localInstant(at, timeZone);
    return { day: local.slice(0, 10), time: local.slice(11, 16) };
  };
  const [begin, end] = [parts(now), parts(now + twoHoursMs)];
  return {
    reason: '',
    scope: 'building',
    targets: [],
    startDay: begin.day,
    startTime: begin.time,
    endDay: end.day,
    endTime: end.time,
    rhythm: 'once',
  };
}

type Missing = 'startDay' | 'startTime' | 'endDay' | 'endTime';
const missing = (field: Missing) => ({ kind: 'missing' as const, field });

/** What is sent; or the first field that is missing. */
export function draftOf(
  { reason, scope, targets, startDay, startTime, endDay, endTime, rhythm }: WindowValues,
  timeZone: TimeZone,
): { readonly kind: 'draft'; readonly draft: AlarmWindowDraft } | ReturnType<typeof missing> {
  if (startDay === null) return missing('startDay');
  if (startTime === null) return missing('startTime');
  if (endDay === null) return missing('endDay');
  if (endTime === null) return missing('endTime');
  return {
    kind: 'draft',
    draft: {
      reason: reason.trim(),
      scope: { kind: scope, ids: scope === 'building' ? [] : targets.map(({ value }) => value) },
      startsAt: instantOf(startDay, startTime, timeZone),
      endsAt: instantOf(endDay, endTime, timeZone),
      rhythm,
    },
  };
}
