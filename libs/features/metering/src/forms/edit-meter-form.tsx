import type { MeterDetail } from '@imah/contract/metering';
import { Button, DateField, Form, FormActions, Sheet, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useMeteringTexts } from '../texts.ts';
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
  const [seal, setSeal] = useState(meter.seal ?? '');
  const [verifyUntil, setVerifyUntil] = useState(meter.verifyUntil);

  async function save(): Promise<void> {
    if (number.trim() === '') return demand(['number']);
    const body = {
      number,
      location,
      parentId: parentId === '' ? null : parentId,
      seal: seal.trim() === '' ? null : seal,
      verifyUntil,
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
            <TextField
              name="number"
              label={t('form.number')}
              hint={t('form.numberHint')}
              required
              maxLength={40}
              autoComplete="off"
              value={number}
              onChange={({ currentTarget }) => setNumber(currentTarget.value)}
              error={errorOf('number')}
            />
            <TextField
              name="location"
              label={t('form.location')}
              mark="optional"
              maxLength={80}
              autoComplete="off"
              value={location}
              onChange={({ currentTarget }) => setLocation(currentTarget.value)}
              error={errorOf('location')}
            />
            <ParentField
              buildingId={buildingId}
              resource={resource}
              except={meterId}
              value={parentId}
              onChange={setParentId}
              error={errorOf('parentId')}
            />
            <TextField
              name="seal"
              label={t('form.seal')}
              mark="optional"
              maxLength={40}
              autoComplete="off"
              value={seal}
              onChange={({ currentTarget }) => setSeal(currentTarget.value)}
              error={errorOf('seal')}
            />
            <DateField
              name="verifyUntil"
              label={t('form.verify')}
              mark="optional"
              value={verifyUntil}
              onChange={({ value }) => setVerifyUntil(value)}
              error={errorOf('verifyUntil')}
            />
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
