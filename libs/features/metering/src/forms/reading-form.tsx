import { needsApproval, staffSources } from '@imah/contract/metering/words';
import { Button, Dialog, Form, FormActions, SelectField, Stack, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { useOutbox } from '@imah/app/outbox';
import { FileField } from '@imah/features-files';
import { readMeter } from '../commands.ts';
import { isReadingOrder, readingOf } from '../orders/reading-order.ts';
import { useDayOf } from '../parts/use-day-of.ts';
import { useMeterPlace } from '../parts/use-meter-place.ts';
import { useShownValues } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';
import { type JudgedMeter, Judgement, oddities } from './judgement.tsx';
import { instantAt, missingMoment, momentAt, MomentFields } from './moment-fields.tsx';
import { useReadingPhotos } from './use-reading-photos.ts';
import { milliOf, missingOf, ValuesFields } from './values-fields.tsx';

interface ReadingFormProps {
  readonly meter: JudgedMeter;
  /** Residents read it now, and say nothing of how; staff on a round read it now as well, before their eyes. */
  readonly as: ReadingReader;
  readonly onClose: () => void;
  /** It is on the server, or waits on this device; left out: the form closes. */
  readonly onRead?: () => void;
  /** The next one, without a number for this one. */
  readonly onSkip?: (() => void) | undefined;
}

interface ReadingReader {
  readonly kind: 'resident' | 'staff' | 'round';
  readonly orgId: string;
}
type Source = (typeof staffSources)[number];

/** What a meter shows: the last value in sight, and what is odd about the new one said before it is sent. */
export function ReadingForm({ meter, as, onClose, onRead = onClose, onSkip }: ReadingFormProps) {
  const t = useMeteringTexts();
  const clock = useClock();
  const now = clock.now();
  const dayOf = useDayOf();
  const placeOf = useMeterPlace();
  const shown = useShownValues();
  const { entries, discard } = useOutbox();
  const { registers, resource, timeZone } = meter;
  const photos = useReadingPhotos({ meter, orgId: as.orgId, waits: as.kind !== 'resident' });
  const { isSending, answer, demand, refuse, submit } = useSubmit(readMeter, {
    told: {
      sent: ({ data }) => t(data.state === 'submitted' ? 'read.doneWaiting' : 'read.done'),
      kept: () => t('read.kept'),
    },
    onDone: () => {
      void photos.uploads.queue.clear();
      onRead();
    },
  });
  const [values, setValues] = useState<readonly (number | null)[]>([]);
  const [moment, setMoment] = useState(() => momentAt(now, timeZone));
  const [source, setSource] = useState<Source>('staff');
  const [note, setNote] = useState('');
  const milli = milliOf(values, registers);
  const isTold = as.kind === 'staff';
  const at = isTold ? instantAt(moment, timeZone) : new Date(now).toISOString();
  const odd = milli === null || at === null ? [] : oddities(meter, at, milli);

  async function save(): Promise<void> {
    const missing = [...missingOf('values', values, registers), ...(isTold ? missingMoment(moment) : [])];
    if (milli === null || at === null || missing.length > 0) return demand(missing);
    const fault = photos.faultOf({ isSeen: !isTold || source === 'staff' });
    if (fault !== null) return refuse({ fileIds: [fault] });
    const { fileIds, files } = photos.taken();
    const body = { values: milli, note, at, fileIds: [...fileIds], ...(isTold ? { source } : {}) };
    const waits = as.kind === 'resident' ? null : { orgId: as.orgId, about: `${placeOf(meter)} · ${meter.number}` };
    // What the server refused would hold this number back, which says better what stands there.
    for (const { id, order, state } of entries)
      if (state === 'refused' && isReadingOrder(order) && order.meterId === meter.id) await discard(id);
    await submit({ order: readingOf(meter, body, clock.now()), waits, files });
  }

  return (
    <Dialog open onClose={onClose} title={t('read.title', { meter: meter.number })}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {as.kind === 'round' ? (
              <Text tone="muted">{`${placeOf(meter)} · ${t(`resources.${resource}`)}`}</Text>
            ) : null}
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
            <FileField
              label={t('photo.label')}
              hint={photos.hint}
              kinds="photos"
              uploads={photos.uploads}
              maxFiles={photos.most}
              error={errorOf('fileIds')}
            />
            {isTold ? (
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
            ) : null}
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
                {t(needsApproval(odd) ? 'read.saveOdd' : as.kind === 'round' ? 'read.saveNext' : 'read.save')}
              </Button>
              {onSkip === undefined ? null : (
                <Button width="full" onClick={onSkip}>
                  {t('read.skip')}
                </Button>
              )}
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
