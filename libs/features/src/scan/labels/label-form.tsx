import { queries as reads, useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract';
import { Button, Combobox, Dialog, Form, type FormAnswer, RadioGroup, Stack, TextField } from '@imah/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormTexts } from '../../form/texts.ts';
import { textOf } from '../../form/text-of.ts';
import { useScanTexts } from '../texts.ts';

export interface LabelFormProps {
  readonly building: Building;
  readonly isBusy: boolean;
  readonly answer: FormAnswer | null;
  readonly onCreate: (body: { unitId?: string; place?: string }) => void;
  readonly onClose: () => void;
}

export function LabelForm({ building, isBusy, answer, onCreate, onClose }: LabelFormProps) {
  const t = useScanTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const places = useQuery(reads(client).places(building.id));
  const [what, setWhat] = useState('place');
  const [unitId, setUnitId] = useState<string | null>(null);
  const [missing, setMissing] = useState<FormAnswer | null>(null);
  const options = (places.data?.units ?? []).map(({ id, code }) => ({ value: id, label: code }));

  function submit(data: FormData): void {
    const place = textOf(data, 'place').trim();
    if (what === 'unit' && unitId === null) setMissing({ errors: { unitId: [tf('required')] } });
    else if (what === 'place' && place === '') setMissing({ errors: { place: [tf('required')] } });
    else {
      setMissing(null);
      onCreate(what === 'unit' && unitId !== null ? { unitId } : what === 'place' ? { place } : {});
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
              onChange={({ value }) => setWhat(value)}
              options={[
                { value: 'place', label: t('labels.placeChoice') },
                { value: 'unit', label: t('labels.unitChoice') },
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
            {what === 'unit' ? (
              <Combobox
                name="unitId"
                label={t('labels.unit')}
                options={options}
                value={options.find(({ value }) => value === unitId) ?? null}
                onChange={({ value }) => setUnitId(value?.value ?? null)}
                error={errorOf('unitId')}
              />
            ) : null}
            <Button type="submit" tone="primary" loading={isBusy}>
              {t('labels.create')}
            </Button>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
