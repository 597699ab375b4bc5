import type { MeterSettings } from '@imah/contract/metering';
import { photoDemands } from '@imah/contract/metering/words';
import { Button, Dialog, Form, FormActions, NumberField, RadioGroup, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useMeteringTexts } from '../texts.ts';

interface DaysFormProps {
  readonly buildingId: string;
  readonly settings: MeterSettings;
  readonly onClose: () => void;
}

const fields = [
  { name: 'residentFromDay', label: 'days.from' },
  { name: 'residentToDay', label: 'days.to' },
  { name: 'staffUntilDay', label: 'days.until' },
] as const;
type Name = (typeof fields)[number]['name'];

/** On which days of the month meters of a building are read, and whether with a photo. */
export function DaysForm({ buildingId, settings, onClose }: DaysFormProps) {
  const t = useMeteringTexts();
  const toast = useToast();
  const { isSending, answer, demand, refuse, submit } = useSubmit(changeMeters(buildingId));
  const [days, setDays] = useState<Readonly<Record<Name, number | null>>>(settings);
  const [photo, setPhoto] = useState(settings.photo);

  async function save(): Promise<void> {
    const { residentFromDay, residentToDay, staffUntilDay } = days;
    if (residentFromDay === null || residentToDay === null || staffUntilDay === null)
      return demand(fields.flatMap(({ name }) => (days[name] === null ? [name] : [])));
    if (residentToDay < residentFromDay) return refuse({ residentToDay: [t('days.order')] });
    if (staffUntilDay < residentToDay) return refuse({ staffUntilDay: [t('days.order')] });
    const body = { residentFromDay, residentToDay, staffUntilDay, photo };
    const saved = await submit((client) => client.updateMeterSettings({ params: { buildingId }, body }));
    if (saved === null) return;
    toast('success', t('days.done'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('days.title')}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {fields.map(({ name, label }) => (
              <NumberField
                key={name}
                name={name}
                label={t(label)}
                required
                min={1}
                max={31}
                value={days[name]}
                onChange={({ value }) => setDays({ ...days, [name]: value })}
                error={errorOf(name)}
              />
            ))}
            <RadioGroup
              name="photo"
              label={t('days.photo')}
              hint={t('days.photoHint')}
              value={photo}
              options={photoDemands.map((value) => ({ value, label: t(`days.photos.${value}`) }))}
              onChange={({ value }) => setPhoto(photoDemands.find((one) => one === value) ?? photo)}
              error={errorOf('photo')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
