import { useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { FoundDevice } from '@imah/contract/devices';
import { Button, Callout, Dialog, Form, FormActions, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { anyCall, useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { DevicePlaceField } from '../parts/device-place-field.tsx';
import { renewedBy } from '@imah/app/read';
import { useToast } from '@imah/app/shell';
import { spotOf } from '@imah/features-buildings/place-choice';
import { AdoptFields } from './adopt-fields.tsx';
import { useOnboardingTexts } from './texts.ts';

export interface AdoptDialogProps {
  readonly building: Building;
  readonly devices: readonly FoundDevice[];
  readonly onClose: () => void;
}

/** Names, types and places of what was found, one or many in one sheet. */
export function AdoptDialog({ building, devices, onClose }: AdoptDialogProps) {
  const t = useOnboardingTexts();
  const client = useApiClient();
  const toast = useToast();
  const types = useRead('listKnownDeviceTypes', { params: { orgId: building.orgId } });
  const { isSending, answer, submit, demand } = useSubmit(anyCall(renewedBy.adoption(building.id)));
  const [place, setPlace] = useState('');
  const count = devices.length;

  async function save(data: FormData): Promise<void> {
    const drafts = devices.map(({ id }, index) => ({
      foundId: id,
      name: textOf(data, `devices.${index}.name`),
      typeKey: textOf(data, `devices.${index}.typeKey`),
      ...spotOf(place),
    }));
    const missing = drafts.flatMap(({ name, typeKey }, index) => [
      ...(name === '' ? [`devices.${index}.name`] : []),
      ...(typeKey === '' ? [`devices.${index}.typeKey`] : []),
    ]);
    if (missing.length > 0) return demand(missing);
    const done = await submit(() =>
      client.adoptFoundDevices({ params: { buildingId: building.id }, body: { devices: drafts } }),
    );
    if (done === null) return;
    toast('success', t('saved', { count }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('adoptTitle')} size={count === 1 ? 'md' : 'lg'}>
      <Form answer={answer} onSubmit={({ data }) => void save(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('adoptLead')}</Text>
            {types.isError ? <Callout tone="danger">{t('foundFailed')}</Callout> : null}
            {devices.map((device, index) => (
              <AdoptFields
                key={device.id}
                device={device}
                index={index}
                types={types.data ?? []}
                isAlone={count === 1}
                errorOf={errorOf}
              />
            ))}
            <DevicePlaceField
              buildingId={building.id}
              label={t(count === 1 ? 'place' : 'samePlace')}
              hint={t('placeHint')}
              place={place}
              onChange={setPlace}
              error={errorOf('devices.0.unitId') ?? errorOf('devices.0.floorId') ?? errorOf('devices.0.sectionId')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('save', { count })}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
