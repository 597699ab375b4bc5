import type { MeterDetail } from '@imah/contract/metering';
import { useState } from 'react';
import { useClock } from '@imah/app/i18n';
import { instantAt, type Moment, missingMoment, momentAt, MomentFields } from './moment-fields.tsx';
import { milliOf, missingOf, ValuesFields } from './values-fields.tsx';

type Ended = Pick<MeterDetail, 'registers' | 'resource' | 'timeZone'>;

/** What a meter shows as it is taken out, and when, while it is being typed. */
export interface LastShown {
  readonly meter: Ended;
  readonly now: number;
  readonly values: readonly (number | null)[];
  readonly moment: Moment;
  readonly setValues: (values: readonly (number | null)[]) => void;
  readonly setMoment: (moment: Moment) => void;
  /** The names of the fields that are empty. */
  readonly missing: readonly string[];
  /** As it is sent; null while something is missing. */
  readonly body: { readonly at: string; readonly lastValues: number[] } | null;
}

/** The end of a meter, as archiving and replacing ask for it. */
export function useLastShown(meter: Ended): LastShown {
  const now = useClock().now();
  const { registers, timeZone } = meter;
  const [values, setValues] = useState<readonly (number | null)[]>([]);
  const [moment, setMoment] = useState(() => momentAt(now, timeZone));
  const lastValues = milliOf(values, registers);
  const at = instantAt(moment, timeZone);
  return {
    meter,
    now,
    values,
    moment,
    setValues,
    setMoment,
    missing: [...missingOf('lastValues', values, registers), ...missingMoment(moment)],
    body: lastValues === null || at === null ? null : { at, lastValues },
  };
}

interface LastShownFieldsProps {
  readonly last: LastShown;
  readonly labels: { readonly value: string; readonly day: string; readonly time: string };
  readonly errorOf: (field: string) => string | undefined;
}

/** The last values of a meter, and the moment at which it showed them. */
export function LastShownFields({ last, labels, errorOf }: LastShownFieldsProps) {
  const { meter, now, values, moment, setValues, setMoment } = last;
  return (
    <>
      <ValuesFields
        name="lastValues"
        label={labels.value}
        registers={meter.registers}
        resource={meter.resource}
        values={values}
        errorOf={errorOf}
        onChange={setValues}
      />
      <MomentFields
        dayLabel={labels.day}
        timeLabel={labels.time}
        timeZone={meter.timeZone}
        moment={moment}
        now={now}
        errorOf={errorOf}
        onChange={setMoment}
      />
    </>
  );
}
