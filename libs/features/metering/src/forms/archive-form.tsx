import type { MeterDetail } from '@imah/contract/metering';
import { Button, Dialog, Form, FormActions, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useMeteringTexts } from '../texts.ts';
import { instantAt, missingMoment, momentAt, MomentFields } from './moment-fields.tsx';
import { milliOf, missingOf, ValuesFields } from './values-fields.tsx';

interface ArchiveFormProps {
  readonly meter: MeterDetail;
  readonly onClose: () => void;
}

/** A meter that is taken out, with the last it shows. */
export function ArchiveForm({ meter, onClose }: ArchiveFormProps) {
  const t = useMeteringTexts();
  const toast = useToast();
  const now = useClock().now();
  const { buildingId, id: meterId, registers, resource, timeZone, version } = meter;
  const { isSending, answer, demand, submit } = useSubmit(changeMeters(buildingId));
  const [last, setLast] = useState<readonly (number | null)[]>([]);
  const [moment, setMoment] = useState(() => momentAt(now, timeZone));

  async function save(): Promise<void> {
    const lastValues = milliOf(last, registers);
    const at = instantAt(moment, timeZone);
    if (lastValues === null || at === null)
      return demand([...missingOf('lastValues', last, registers), ...missingMoment(moment)]);
    const body = { at, lastValues };
    const gone = await submit((client) => client.archiveMeter({ params: { buildingId, meterId }, body, version }));
    if (gone === null) return;
    toast('success', t('archive.done'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('archive.title', { meter: meter.number })}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('archive.lead')}</Text>
            <ValuesFields
              name="lastValues"
              label={t('archive.last')}
              registers={registers}
              resource={resource}
              values={last}
              errorOf={errorOf}
              onChange={setLast}
            />
            <MomentFields
              dayLabel={t('archive.day')}
              timeLabel={t('archive.time')}
              timeZone={timeZone}
              moment={moment}
              now={now}
              errorOf={errorOf}
              onChange={setMoment}
            />
            <FormActions>
              <Button type="submit" tone="danger" width="full" loading={isSending}>
                {t('archive.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
