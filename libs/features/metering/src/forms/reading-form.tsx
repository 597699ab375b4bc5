import type { MeterDetail } from '@imah/contract/metering';
import { judgeReading, needsApproval, staffSources, stepBetween } from '@imah/contract/metering/words';
import { Button, Callout, Dialog, Form, FormActions, SelectField, Stack, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useDayOf } from '../parts/use-day.ts';
import { useQuantity, useShownValues } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';
import { instantAt, missingMoment, momentAt, MomentFields } from './moment-fields.tsx';
import { milliOf, missingOf, ValuesFields } from './values-fields.tsx';

interface ReadingFormProps {
  readonly meter: MeterDetail;
  /** Residents read it now, and say nothing of how. */
  readonly as: 'staff' | 'resident';
  readonly onClose: () => void;
}

type Source = (typeof staffSources)[number];

/** What a meter shows: the last value in sight, and what is odd about the new one said before it is sent. */
export function ReadingForm({ meter, as, onClose }: ReadingFormProps) {
  const t = useMeteringTexts();
  const toast = useToast();
  const now = useClock().now();
  const dayOf = useDayOf();
  const shown = useShownValues();
  const { buildingId, id: meterId, registers, resource, timeZone } = meter;
  const { isSending, answer, demand, submit } = useSubmit(changeMeters(buildingId));
  const [values, setValues] = useState<readonly (number | null)[]>([]);
  const [moment, setMoment] = useState(() => momentAt(now, timeZone));
  const [source, setSource] = useState<Source>('staff');
  const [note, setNote] = useState('');
  const milli = milliOf(values, registers);
  const at = as === 'resident' ? new Date(now).toISOString() : instantAt(moment, timeZone);
  const odd = milli === null || at === null ? [] : oddities(meter, at, milli);

  async function save(): Promise<void> {
    const missing = [...missingOf('values', values, registers), ...(as === 'staff' ? missingMoment(moment) : [])];
    if (milli === null || at === null || missing.length > 0) return demand(missing);
    const ofStaff = as === 'staff' ? { at, source } : {};
    const read = await submit((client) =>
      client.createReading({ params: { buildingId, meterId }, body: { values: milli, note, ...ofStaff } }),
    );
    if (read === null) return;
    toast('success', t(read.data.state === 'submitted' ? 'read.doneWaiting' : 'read.done'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('read.title', { meter: meter.number })}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {meter.last === null ? null : (
              <Text weight="medium">
                {t('read.before', { values: shown(meter.last.values, meter), day: dayOf(meter.last.at, timeZone) })}
              </Text>
            )}
            <ValuesFields
              name="values"
              label={t('read.value')}
              registers={registers}
              resource={resource}
              values={values}
              errorOf={errorOf}
              onChange={setValues}
            />
            <Judgement meter={meter} milli={milli} odd={odd} />
            {as === 'resident' ? null : (
              <>
                <MomentFields
                  dayLabel={t('read.day')}
                  timeLabel={t('read.time')}
                  timeZone={timeZone}
                  moment={moment}
                  now={now}
                  errorOf={errorOf}
                  onChange={setMoment}
                />
                <SelectField
                  name="source"
                  label={t('read.source')}
                  value={source}
                  options={staffSources.map((value) => ({ value, label: t(`read.sources.${value}`) }))}
                  onChange={({ currentTarget }) =>
                    setSource(staffSources.find((one) => one === currentTarget.value) ?? source)
                  }
                  error={errorOf('source')}
                />
              </>
            )}
            <TextField
              name="note"
              label={t('read.note')}
              mark="optional"
              maxLength={500}
              autoComplete="off"
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
              error={errorOf('note')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t(needsApproval(odd) ? 'read.saveOdd' : 'read.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}

type Oddities = ReturnType<typeof judgeReading>;

/** Held against the newest reading alone; what was read later than this one, the server knows. */
function oddities(
  { digits, verifyUntil, last, usualPerDayMilli }: MeterDetail,
  at: string,
  values: number[],
): Oddities {
  const previous = last !== null && last.at < at ? last : null;
  return judgeReading({ at, values }, { digits, verifyUntil, previous, usualPerDayMilli });
}

interface JudgementProps {
  readonly meter: MeterDetail;
  readonly milli: readonly number[] | null;
  readonly odd: Oddities;
}

function Judgement({ meter: { last, digits, multiplierE6, resource }, milli, odd }: JudgementProps) {
  const t = useMeteringTexts();
  const quantity = useQuantity();
  if (milli === null || last === null) return null;
  const steps = milli.map((value, index) => stepBetween(last.values[index] ?? 0, value, digits));
  const used = Math.round((steps.reduce((sum, step) => sum + step, 0) * multiplierE6) / 1_000_000);
  const sentence = t('read.used', { used: quantity(used, resource) });
  if (odd.length === 0) return <Text tone="muted">{sentence}</Text>;
  return (
    <Callout tone="warning" title={t(needsApproval(odd) ? 'read.odd' : 'read.warn')}>
      <Stack gap="xs">
        {odd.map((anomaly) => (
          <Text key={anomaly} size="sm">
            {t(`anomalies.${anomaly}`)}
          </Text>
        ))}
        <Text size="sm">{sentence}</Text>
      </Stack>
    </Callout>
  );
}
