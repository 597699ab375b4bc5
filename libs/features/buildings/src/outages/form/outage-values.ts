import type { Outage, OutageDraft } from '@imah/contract/outages';
import type { OutageKind, OutageScopeKind, OutageService } from '@imah/contract/outages/words';
import type { TimeZone } from '@imah/contract/buildings/words';

/** What stands in the form. Days are `2026-11-20`, times `17:05`, by the clock of the building. */
export interface OutageValues {
  readonly kind: OutageKind;
  readonly service: OutageService;
  readonly title: string;
  readonly residentText: string;
  readonly internalNote: string;
  readonly startDay: string | null;
  readonly startTime: string | null;
  readonly endDay: string | null;
  readonly endTime: string | null;
  readonly scope: OutageScopeKind;
  readonly targets: readonly { readonly value: string; readonly label: string }[];
}

interface Begin {
  readonly outage: Outage | null;
  readonly title?: string | undefined;
  readonly now: number;
  readonly timeZone: TimeZone;
}

/** A form to begin with: what stands of the outage, or tomorrow morning. */
export function valuesOf({ outage, title = '', now, timeZone }: Begin): OutageValues {
  const at = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const parts = (instant: string | null) => {
    if (instant === null) return { day: null, time: null };
    const local = at(instant);
    return { day: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) };
  };
  if (outage === null) {
    const tomorrow = Temporal.Instant.fromEpochMilliseconds(now)
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .add({ days: 1 });
    const day = tomorrow.toString();
    return {
      kind: 'planned',
      service: 'water',
      title,
      residentText: '',
      internalNote: '',
      startDay: day,
      startTime: '09:00',
      endDay: day,
      endTime: '12:00',
      scope: 'all',
      targets: [],
    };
  }
  const [begin, end] = [parts(outage.startsAt), parts(outage.expectedEndAt)];
  return {
    kind: outage.kind,
    service: outage.service,
    title: outage.title,
    residentText: outage.residentText,
    internalNote: outage.internalNote ?? '',
    startDay: begin.day,
    startTime: begin.time,
    endDay: end.day,
    endTime: end.time,
    scope: outage.scope.kind,
    targets: outage.scope.ids.map((value, index) => ({ value, label: outage.scope.names[index] ?? value })),
  };
}

/** An urgent one is there now, and nobody has to know when it is over. */
export function urgentFrom(values: OutageValues, now: number, timeZone: TimeZone): OutageValues {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return {
    ...values,
    kind: 'urgent',
    startDay: local.toPlainDate().toString(),
    startTime: local.toPlainTime().toString({ smallestUnit: 'minute' }),
    endDay: null,
    endTime: null,
  };
}

const missing = (field: string) => ({ kind: 'missing' as const, field });

/** What is sent; or the first field that is missing. */
export function bodyOf(
  values: OutageValues,
  timeZone: TimeZone,
): { readonly kind: 'body'; readonly body: OutageDraft } | ReturnType<typeof missing> {
  const { startDay, startTime, endDay, endTime, kind, targets, scope } = values;
  if (startDay === null) return missing('startDay');
  if (startTime === null) return missing('startTime');
  const hasEnd = endDay !== null || endTime !== null || kind === 'planned';
  if (hasEnd && endDay === null) return missing('endDay');
  if (hasEnd && endTime === null) return missing('endTime');
  const instant = (day: string, time: string) =>
    new Date(
      Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
        .epochMilliseconds,
    ).toISOString();
  const { service, title, residentText, internalNote } = values;
  return {
    kind: 'body',
    body: {
      kind,
      service,
      title: title.trim(),
      residentText: residentText.trim(),
      internalNote: internalNote.trim(),
      startsAt: instant(startDay, startTime),
      expectedEndAt: endDay === null || endTime === null ? null : instant(endDay, endTime),
      scope: { kind: scope, ids: scope === 'all' ? [] : targets.map(({ value }) => value) },
    },
  };
}
