import type { MeterDetail } from '@imah/contract/metering';
import { Button, Dialog, Form, FormActions, Stack, Text } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useMeteringTexts } from '../texts.ts';
import { LastShownFields, useLastShown } from './last-shown.tsx';

interface ArchiveFormProps {
  readonly meter: MeterDetail;
  readonly onClose: () => void;
}

/** A meter that is taken out, with the last it shows. */
export function ArchiveForm({ meter, onClose }: ArchiveFormProps) {
  const t = useMeteringTexts();
  const toast = useToast();
  const { buildingId, id: meterId, version } = meter;
  const { isSending, answer, demand, submit } = useSubmit(changeMeters(buildingId));
  const last = useLastShown(meter);

  async function save(): Promise<void> {
    const { body } = last;
    if (body === null) return demand(last.missing);
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
            <LastShownFields
              last={last}
              labels={{ value: t('archive.last'), day: t('archive.day'), time: t('archive.time') }}
              errorOf={errorOf}
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
