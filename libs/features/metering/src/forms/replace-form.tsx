import type { MeterDetail } from '@imah/contract/metering';
import { Button, Form, FormActions, Sheet, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useMeteringTexts } from '../texts.ts';
import { deviceBody, DeviceFields, type DeviceValues, emptyDevice, missingDevice } from './device-fields.tsx';
import { LastShownFields, useLastShown } from './last-shown.tsx';
import { milliOf, missingOf, ValuesFields } from './values-fields.tsx';

interface ReplaceFormProps {
  readonly meter: MeterDetail;
  /** With the id of the one that is there now. */
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

/** Another meter in the place of one: the last of the old, the first of the new, and when. */
export function ReplaceForm({ meter, onDone, onClose }: ReplaceFormProps) {
  const t = useMeteringTexts();
  const toast = useToast();
  const { buildingId, id: meterId, registers, resource, version } = meter;
  const { isSending, answer, demand, submit } = useSubmit(changeMeters(buildingId));
  const last = useLastShown(meter);
  const [first, setFirst] = useState<readonly (number | null)[]>(registers.map(() => 0));
  const [device, setDevice] = useState<DeviceValues>({
    ...emptyDevice,
    registers,
    digits: meter.digits,
    multiplier: meter.multiplierE6 / 1_000_000,
  });

  async function save(): Promise<void> {
    const firstValues = milliOf(first, device.registers);
    const missing = [...last.missing, ...missingDevice(device), ...missingOf('firstValues', first, device.registers)];
    if (last.body === null || firstValues === null || missing.length > 0) return demand(missing);
    const body = { ...deviceBody(device), ...last.body, firstValues };
    const made = await submit((client) => client.replaceMeter({ params: { buildingId, meterId }, body, version }));
    if (made === null) return;
    toast('success', t('replace.done'));
    onDone(made.data.id);
  }

  return (
    <Sheet open onClose={onClose} title={t('replace.title', { meter: meter.number })}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('replace.lead')}</Text>
            <LastShownFields
              last={last}
              labels={{ value: t('replace.last'), day: t('replace.day'), time: t('replace.time') }}
              errorOf={errorOf}
            />
            <DeviceFields device={device} registers="kept" errorOf={errorOf} onChange={setDevice} />
            <ValuesFields
              name="firstValues"
              label={t('replace.first')}
              registers={device.registers}
              resource={resource}
              values={first}
              errorOf={errorOf}
              onChange={setFirst}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('replace.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
