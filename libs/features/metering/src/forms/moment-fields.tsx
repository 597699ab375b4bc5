import type { TimeZone } from '@imah/contract/buildings/words';
import { DateField, Inline, TimeField } from '@imah/ui';
import { instantOf, localDay, localInstant, zoneName } from '@imah/app/i18n';

/** A day and a time by the clock of a building; null while none is typed. */
export interface Moment {
  readonly day: string | null;
  readonly time: string | null;
}

interface MomentFieldsProps {
  readonly dayLabel: string;
  readonly timeLabel: string;
  readonly timeZone: TimeZone;
  readonly moment: Moment;
  /** Milliseconds since 1970 UTC: nothing later can be chosen. */
  readonly now: number;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (moment: Moment) => void;
}

/** When a meter showed something. The server speaks of the moment as a whole: at its day. */
export function MomentFields(props: MomentFieldsProps) {
  const { dayLabel, timeLabel, timeZone, moment, now, errorOf, onChange } = props;
  return (
    <Inline gap="md" align="start">
      <DateField
        name="at"
        label={dayLabel}
        required
        max={localDay(now, timeZone)}
        value={moment.day}
        onChange={({ value }) => onChange({ ...moment, day: value })}
        error={errorOf('at')}
      />
      <TimeField
        name="time"
        label={timeLabel}
        required
        zone={zoneName(timeZone)}
        value={moment.time}
        onChange={({ value }) => onChange({ ...moment, time: value })}
        error={errorOf('time')}
      />
    </Inline>
  );
}

/** A moment as the fields have it. */
export function momentAt(now: number, timeZone: TimeZone): Moment {
  return { day: localDay(now, timeZone), time: localInstant(now, timeZone).slice(11, 16) };
}

/** The instant of a moment; null while something is missing. */
export function instantAt({ day, time }: Moment, timeZone: TimeZone): string | null {
  return day === null || time === null ? null : instantOf(day, time, timeZone);
}

/** The names of the fields that are empty. */
export function missingMoment({ day, time }: Moment): string[] {
  return [...(day === null ? ['at'] : []), ...(time === null ? ['time'] : [])];
}
