import { decide, type PolicyActor } from '@imah/contract/access';
import type { MeterSettings } from '@imah/contract/metering';
import type { MeterState, ReadingEntry } from '@imah/contract/metering/words';

/** Where a meter is, whether it still counts, and by which days it is read. */
export interface EnteredMeter {
  readonly orgId: string;
  readonly buildingId: string;
  readonly unitId: string | null;
  readonly state: MeterState;
  readonly timeZone: string;
}

/** As whom somebody says what a meter shows: as staff of its building, or as who lives there. */
export function readsAs(
  actor: PolicyActor,
  { orgId, buildingId, unitId }: EnteredMeter,
): 'staff' | 'resident' | 'nobody' {
  if (decide(actor, 'reading.create', { orgId, buildingId }) === 'allowed') return 'staff';
  const own = { orgId, buildingId, unitId: unitId ?? undefined };
  return decide(actor, 'reading.create', own) === 'allowed' ? 'resident' : 'nobody';
}

/** Whether the person can say now what the meter shows. Who approves readings takes one on any day. */
export function entryOf(actor: PolicyActor, meter: EnteredMeter, settings: MeterSettings, now: number): ReadingEntry {
  const as = readsAs(actor, meter);
  if (meter.state === 'archived' || as === 'nobody') return 'none';
  const { day } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(meter.timeZone);
  if (as === 'resident')
    return settings.residentFromDay <= day && day <= settings.residentToDay ? 'open' : 'outside-window';
  const { orgId, buildingId } = meter;
  const approves = decide(actor, 'reading.approve', { orgId, buildingId }) === 'allowed';
  return approves || day <= settings.staffUntilDay ? 'open' : 'outside-window';
}
