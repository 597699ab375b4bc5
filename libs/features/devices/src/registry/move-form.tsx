import { useDevices } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';
import { devicePlaceLength } from '@imah/contract/devices/words';
import { Button, Combobox, Dialog, Form, FormActions, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { DevicePlaceField } from '../parts/device-place-field.tsx';
import { changeBuilding } from '@imah/features-buildings';
import { placeValue, spotOf } from '@imah/features-buildings/place-choice';
import { useRegistryTexts } from './texts.ts';

export interface MoveFormProps {
  readonly building: Building;
  readonly device: Device;
  /** It stands elsewhere now. */
  readonly onMoved: (moved: Device) => void;
  readonly onClose: () => void;
}

/** Says where a device stands from now on, and through which gateway it speaks. */
export function MoveForm({ building, device, onMoved, onClose }: MoveFormProps) {
  const t = useRegistryTexts();
  const others = useDevices(building.id);
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [place, setPlace] = useState(placeValue(device));
  const [gateway, setGateway] = useState(device.gatewayId ?? '');
  const known = others.data ?? [];
  // One that others speak through speaks for itself.
  const gateways = known.some(({ gatewayId }) => gatewayId === device.id)
    ? []
    : known
        .filter(({ id, gatewayId }) => id !== device.id && gatewayId === null)
        .map(({ id, name, serial }) => ({
          value: id,
          label: name,
          ...(serial === null ? {} : { description: serial }),
        }));

  async function save(data: FormData): Promise<void> {
    const exact = textOf(data, 'place').trim();
    const body = {
      ...(place === placeValue(device) ? {} : { unitId: null, ...spotOf(place) }),
      place: exact === '' ? null : exact,
      gatewayId: gateway === '' ? null : gateway,
    };
    const done = await submit((client) =>
      client.updateDevice({ params: { deviceId: device.id }, body, version: device.version }),
    );
    if (done !== null) onMoved(done.data);
  }

  return (
    <Dialog open onClose={onClose} title={t('move.title', { name: device.name })}>
      <Form answer={answer} onSubmit={({ data }) => void save(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <DevicePlaceField
              buildingId={building.id}
              label={t('place')}
              hint={t('placeHint')}
              place={place}
              onChange={setPlace}
              error={errorOf('unitId') ?? errorOf('floorId') ?? errorOf('sectionId')}
            />
            <TextField
              name="place"
              label={t('exactly')}
              hint={t('exactlyHint')}
              mark="optional"
              maxLength={devicePlaceLength}
              autoComplete="off"
              defaultValue={device.place ?? ''}
              error={errorOf('place')}
            />
            <Combobox
              name="gatewayId"
              label={t('gateway')}
              hint={t('gatewayHint')}
              mark="optional"
              options={gateways}
              state={others.isPending ? 'loading' : others.isError ? 'failed' : 'ready'}
              onRetry={() => void others.refetch()}
              value={gateways.find(({ value }) => value === gateway) ?? null}
              onChange={({ value }) => setGateway(value?.value ?? '')}
              error={errorOf('gatewayId')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('move.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
