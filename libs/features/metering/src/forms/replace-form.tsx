import type { MeterDetail } from '@imah/contract/metering';
import { Button, Form, FormActions, Sheet, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useMeteringTexts } from '../texts.ts';
import { deviceBody, DeviceFields, type DeviceValues, emptyDevice, missingDevice } from './device-fields.tsx';
import { instantAt, missingMoment, momentAt, MomentFields } from './moment-fields.tsx';
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
  const now = useClock().now();
  const { buildingId, id: meterId, registers, resource, timeZone, version } = meter;
  const { isSending, answer, demand, submit } = useSubmit(changeMeters(buildingId));
  const [last, setLast] = useState<readonly (number | null)[]>([]);
  const [first, setFirst] = useState<readonly (number | null)[]>(registers.map(() => 0));
  const [moment, setMoment] = useState(() => momentAt(now, timeZone));
  const [device, setDevice] = useState<DeviceValues>({
    ...emptyDevice,
    registers,
    digits: meter.digits,
    multiplier: meter.multiplierE6 / 1_000_000,
  });

  async function save(): Promise<void> {
    const [lastValues, firstValues] = [milliOf(last, registers), milliOf(first, device.registers)];
    const at = instantAt(moment, timeZone);
    const missing = [
      ...missingOf('lastValues', last, registers),
      ...missingMoment(moment),
      ...missingDevice(device),
      ...missingOf('firstValues', first, device.registers),
    ];
    if (lastValues === null || firstValues === null || at === null || missing.length > 0) return demand(missing);
    const body = { ...deviceBody(device), at, lastValues, firstValues };
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
            <ValuesFields
              name="lastValues"
              label={t('replace.last')}
              registers={registers}
              resource={resource}
              values={last}
              errorOf={errorOf}
              onChange={setLast}
            />
            <MomentFields
              dayLabel={t('replace.day')}
              timeLabel={t('replace.time')}
              timeZone={timeZone}
              moment={moment}
              now={now}
              errorOf={errorOf}
              onChange={setMoment}
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
