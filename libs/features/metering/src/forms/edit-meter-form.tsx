import type { MeterDetail } from '@imah/contract/metering';
import { Button, Form, FormActions, Sheet, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useMeteringTexts } from '../texts.ts';
import { LocationField, MeterNumberField, sealBody, SealFields, type SealValues } from './identity-fields.tsx';
import { ParentField } from './parent-field.tsx';

interface EditMeterFormProps {
  readonly meter: MeterDetail;
  readonly onClose: () => void;
}

/** What is said of a meter; how it counts is only changed by another in its place. */
export function EditMeterForm({ meter, onClose }: EditMeterFormProps) {
  const t = useMeteringTexts();
  const toast = useToast();
  const { id: meterId, buildingId, resource, version } = meter;
  const { isSending, answer, demand, submit } = useSubmit(changeMeters(buildingId));
  const [number, setNumber] = useState(meter.number);
  const [location, setLocation] = useState(meter.location);
  const [parentId, setParentId] = useState(meter.parentId ?? '');
  const [seal, setSeal] = useState<SealValues>({ seal: meter.seal ?? '', verifyUntil: meter.verifyUntil });

  async function save(): Promise<void> {
    if (number.trim() === '') return demand(['number']);
    const body = {
      number,
      location,
      parentId: parentId === '' ? null : parentId,
      ...sealBody(seal),
    };
    const saved = await submit((client) => client.updateMeter({ params: { buildingId, meterId }, body, version }));
    if (saved === null) return;
    toast('success', t('form.saved'));
    onClose();
  }

  return (
    <Sheet open onClose={onClose} title={t('form.editTitle', { meter: meter.number })}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <MeterNumberField value={number} errorOf={errorOf} onChange={setNumber} />
            <LocationField value={location} errorOf={errorOf} onChange={setLocation} />
            <ParentField
              buildingId={buildingId}
              resource={resource}
              except={meterId}
              value={parentId}
              onChange={setParentId}
              error={errorOf('parentId')}
            />
            <SealFields value={seal} errorOf={errorOf} onChange={setSeal} />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
