import { useDevices, usePlaces } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { ScanCodeDraft } from '@imah/contract/scan';
import { Button, Combobox, Dialog, Form, FormActions, type FormAnswer, RadioGroup, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { textOf, useFormTexts } from '@imah/app/form';
import { commonOptions, spotOf, unitOptions } from '@imah/features-buildings/place-choice';
import { useScanTexts } from '../texts.ts';

export interface LabelFormProps {
  readonly building: Building;
  /** What is chosen already; null: nothing. */
  readonly deviceId: string | null;
  readonly isSending: boolean;
  readonly answer: FormAnswer | null;
  readonly onCreate: (body: ScanCodeDraft) => void;
  readonly onClose: () => void;
}

const hangs = ['place', 'unit', 'common', 'device', 'building'] as const;
type Hangs = (typeof hangs)[number];

export function LabelForm({ building, deviceId, isSending, answer, onCreate, onClose }: LabelFormProps) {
  const t = useScanTexts();
  const tf = useFormTexts();
  const places = usePlaces(building.id);
  const devices = useDevices(building.id);
  const [what, setWhat] = useState<Hangs>(deviceId === null ? 'place' : 'device');
  const [chosen, setChosen] = useState<string | null>(deviceId);
  const [missing, setMissing] = useState<FormAnswer | null>(null);
  const isOfList = what === 'unit' || what === 'common' || what === 'device';
  const options =
    what === 'device'
      ? (devices.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
      : places.data === undefined
        ? []
        : what === 'unit'
          ? unitOptions(places.data)
          : commonOptions(places.data);

  function submit(data: FormData): void {
    const place = textOf(data, 'place').trim();
    if (isOfList && chosen === null) setMissing({ errors: { unitId: [tf('required')] } });
    else if (what === 'place' && place === '') setMissing({ errors: { place: [tf('required')] } });
    else {
      setMissing(null);
      onCreate(
        what === 'device'
          ? { deviceId: chosen ?? '' }
          : isOfList
            ? spotOf(chosen ?? '')
            : what === 'place'
              ? { place }
              : {},
      );
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('labels.add')}>
      <Form answer={missing ?? answer} onSubmit={({ data }) => submit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <RadioGroup
              label={t('labels.what')}
              value={what}
              onChange={({ value }) => {
                setWhat(hangs.find((one) => one === value) ?? 'place');
                setChosen(null);
              }}
              options={[
                { value: 'place', label: t('labels.placeChoice') },
                { value: 'unit', label: t('labels.unitChoice') },
                { value: 'common', label: t('labels.commonChoice') },
                { value: 'device', label: t('labels.deviceChoice') },
                { value: 'building', label: t('labels.building') },
              ]}
            />
            {what === 'place' ? (
              <TextField
                name="place"
                label={t('labels.place')}
                hint={t('labels.placeHint')}
                maxLength={120}
                required
                autoComplete="off"
                error={errorOf('place')}
              />
            ) : null}
            {isOfList ? (
              <Combobox
                key={what}
                name="unitId"
                label={t(`labels.${what}`)}
                options={options}
                value={options.find(({ value }) => value === chosen) ?? null}
                onChange={({ value }) => setChosen(value?.value ?? null)}
                error={errorOf('unitId')}
              />
            ) : null}
            <FormActions>
              <Button type="submit" tone="primary" loading={isSending}>
                {t('labels.create')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
