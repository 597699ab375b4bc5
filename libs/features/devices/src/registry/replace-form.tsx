import { useDevices } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';
import { deviceSerialLength } from '@imah/contract/devices/words';
import { Button, Combobox, Dialog, Form, FormActions, RadioGroup, Stack, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '@imah/features-buildings';
import { useRegistryTexts } from './texts.ts';

export interface ReplaceFormProps {
  readonly building: Building;
  readonly device: Device;
  /** With the one that is there now. */
  readonly onReplaced: (replacement: Device) => void;
  readonly onClose: () => void;
}

/** Another device in the place of one: a new one by its serial number, or one that is registered already. */
export function ReplaceForm({ building, device, onReplaced, onClose }: ReplaceFormProps) {
  const t = useRegistryTexts();
  const toast = useToast();
  const others = useDevices(building.id);
  const { isSending, answer, submit, demand } = useSubmit(changeBuilding(building.id));
  const [by, setBy] = useState('new');
  const [chosen, setChosen] = useState('');
  const known = others.data ?? [];
  const options = known
    .filter(({ id, typeKey, replacesId }) => id !== device.id && typeKey === device.typeKey && replacesId === null)
    .filter(({ id }) => known.every(({ gatewayId }) => gatewayId !== id))
    .map(({ id, name, serial }) => ({ value: id, label: name, ...(serial === null ? {} : { description: serial }) }));

  async function save(data: FormData): Promise<void> {
    const serial = textOf(data, 'serial').trim();
    if (by === 'known' && chosen === '') return demand(['deviceId']);
    const body = by === 'known' ? { deviceId: chosen } : serial === '' ? {} : { serial };
    const { id: deviceId, name, version } = device;
    const done = await submit((client) => client.replaceDevice({ params: { deviceId }, body, version }));
    if (done === null) return;
    toast('success', t('replace.done', { name }));
    onReplaced(done.data);
  }

  return (
    <Dialog open onClose={onClose} title={t('replace.title', { name: device.name })}>
      <Form answer={answer} onSubmit={({ data }) => void save(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('replace.lead')}</Text>
            <RadioGroup
              label={t('replace.by')}
              value={by}
              onChange={({ value }) => setBy(value)}
              options={[
                { value: 'new', label: t('replace.new') },
                { value: 'known', label: t('replace.known') },
              ]}
            />
            {by === 'new' ? (
              <TextField
                name="serial"
                label={t('serial')}
                mark="optional"
                maxLength={deviceSerialLength}
                autoComplete="off"
                error={errorOf('serial')}
              />
            ) : (
              <Combobox
                name="deviceId"
                label={t('replace.device')}
                hint={t('replace.deviceHint')}
                options={options}
                state={others.isPending ? 'loading' : others.isError ? 'failed' : 'ready'}
                onRetry={() => void others.refetch()}
                value={options.find(({ value }) => value === chosen) ?? null}
                onChange={({ value }) => setChosen(value?.value ?? '')}
                error={errorOf('deviceId')}
              />
            )}
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('replace.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
