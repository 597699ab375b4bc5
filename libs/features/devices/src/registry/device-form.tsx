import { useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';
import { deviceNameLength, deviceSerialLength } from '@imah/contract/devices/words';
import { Button, Dialog, Form, FormActions, Callout, SelectField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { DevicePlaceField } from '../parts/device-place-field.tsx';
import { useLocale } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '@imah/features-buildings';
import { spotOf } from '@imah/features-buildings/place-choice';
import { useRegistryTexts } from './texts.ts';

export interface DeviceFormProps {
  readonly building: Building;
  /** Null: a new one. */
  readonly device: Device | null;
  readonly onSaved: (device: Device) => void;
  readonly onClose: () => void;
}

/** Registers a device, or changes what it is called; where it stands, `MoveForm` says. */
export function DeviceForm({ building, device, onSaved, onClose }: DeviceFormProps) {
  const t = useRegistryTexts();
  const { locale } = useLocale();
  const client = useApiClient();
  const toast = useToast();
  const types = useRead('listKnownDeviceTypes', { params: { orgId: building.orgId } }, { enabled: device === null });
  const { isSending, answer, submit, demand } = useSubmit(changeBuilding(building.id));
  const [typeKey, setTypeKey] = useState('');
  const [place, setPlace] = useState('');

  async function save(data: FormData): Promise<void> {
    const [name, serial] = [textOf(data, 'name').trim(), textOf(data, 'serial').trim()];
    const missing = [...(name === '' ? ['name'] : []), ...(device === null && typeKey === '' ? ['typeKey'] : [])];
    if (missing.length > 0) return demand(missing);
    const spot = spotOf(place);
    const tags = tagsOf(textOf(data, 'tags'));
    const done = await submit(() => {
      if (device === null) {
        const body = { name, typeKey, tags, ...(serial === '' ? {} : { serial }), ...spot };
        return client.createDevice({ params: { buildingId: building.id }, body });
      }
      const body = { name, tags, serial: serial === '' ? null : serial };
      return client.updateDevice({ params: { deviceId: device.id }, body, version: device.version });
    });
    if (done === null) return;
    toast('success', device === null ? t('created', { name }) : t('saved'));
    onSaved(done.data);
  }

  return (
    <Dialog open onClose={onClose} title={t(device === null ? 'add' : 'editTitle')}>
      <Form answer={answer} onSubmit={({ data }) => void save(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {types.isError ? <Callout tone="danger">{t('typesFailed')}</Callout> : null}
            {device === null ? (
              <SelectField
                name="typeKey"
                label={t('type')}
                hint={t('typeStays')}
                placeholder={t('typePlaceholder')}
                required
                value={typeKey}
                options={(types.data ?? []).map(({ key, name }) => ({ value: key, label: name[locale] }))}
                onChange={(event) => setTypeKey(event.currentTarget.value)}
                error={errorOf('typeKey')}
              />
            ) : null}
            <TextField
              name="name"
              label={t('name')}
              hint={t('nameHint')}
              maxLength={deviceNameLength}
              required
              autoComplete="off"
              defaultValue={device?.name}
              error={errorOf('name')}
            />
            {device === null ? (
              <DevicePlaceField
                buildingId={building.id}
                label={t('place')}
                hint={t('placeHint')}
                place={place}
                onChange={setPlace}
                error={errorOf('unitId') ?? errorOf('floorId') ?? errorOf('sectionId')}
              />
            ) : null}
            <TextField
              name="serial"
              label={t('serial')}
              mark="optional"
              maxLength={deviceSerialLength}
              autoComplete="off"
              defaultValue={device?.serial ?? ''}
              error={errorOf('serial')}
            />
            <TextField
              name="tags"
              label={t('tags')}
              hint={t('tagsHint')}
              mark="optional"
              autoComplete="off"
              defaultValue={device?.tags.join(', ') ?? ''}
              error={errorOf('tags')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t(device === null ? 'create' : 'save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}

/** What is written between commas. */
function tagsOf(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
