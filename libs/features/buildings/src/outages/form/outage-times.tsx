import type { TimeZone } from '@imah/contract/buildings/words';
import { DateField, Inline, TimeField } from '@imah/ui';
import { zoneName } from '@imah/app/i18n';
import type { OutageValues } from './outage-values.ts';
import { useOutagesTexts } from '../texts.ts';

interface OutageTimesProps {
  readonly values: OutageValues;
  readonly timeZone: TimeZone;
  readonly errorOf: (field: string) => string | undefined;
  readonly set: (change: Partial<OutageValues>) => void;
}

/** From when, and until when it should last. The server speaks of both moments as a whole: at their days. */
export function OutageTimes({ values, timeZone, errorOf, set }: OutageTimesProps) {
  const t = useOutagesTexts();
  const isPlanned = values.kind === 'planned';
  const mark = isPlanned ? ('none' as const) : ('optional' as const);
  return (
    <>
      <Inline gap="md" align="start">
        <DateField
          name="startsAt"
          label={t('form.startDay')}
          required
          value={values.startDay}
          error={errorOf('startsAt') ?? errorOf('startDay')}
          onChange={({ value }) => set({ startDay: value })}
        />
        <TimeField
          name="startTime"
          label={t('form.startTime')}
          required
          zone={zoneName(timeZone)}
          value={values.startTime}
          error={errorOf('startTime')}
          onChange={({ value }) => set({ startTime: value })}
        />
      </Inline>
      <Inline gap="md" align="start">
        <DateField
          name="expectedEndAt"
          label={t('form.endDay')}
          required={isPlanned}
          mark={mark}
          value={values.endDay}
          error={errorOf('expectedEndAt') ?? errorOf('endDay')}
          onChange={({ value }) => set({ endDay: value })}
        />
        <TimeField
          name="endTime"
          label={t('form.endTime')}
          required={isPlanned}
          mark={mark}
          zone={zoneName(timeZone)}
          value={values.endTime}
          error={errorOf('endTime')}
          onChange={({ value }) => set({ endTime: value })}
        />
      </Inline>
    </>
  );
}
