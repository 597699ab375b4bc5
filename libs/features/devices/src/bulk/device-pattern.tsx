import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { DeviceImportSource } from '@imah/contract/devices';
import {
  type DevicePatternPlace,
  devicePatternPlaces,
  devicePlaceLength,
  deviceTemplateLength,
} from '@imah/contract/devices/words';
import {
  Button,
  Callout,
  Form,
  FormActions,
  type FormAnswer,
  Grid,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@imah/ui';
import { useState } from 'react';
import { useLocale } from '@imah/app/i18n';
import type { SourceFormProps } from '@imah/features-buildings/import';
import { spotOf } from '@imah/features-buildings/place-choice';
import { DevicePlaceField } from '../parts/device-place-field.tsx';
import { patternNames } from './pattern-names.ts';
import { useBulkTexts } from './texts.ts';

const range = '{01..40}';
const spot = '{tempat}';

/** Devices whose names follow a pattern, at one place or as many again at each. */
export function DevicePattern({
  building,
  isSending,
  answer,
  onCheck,
}: SourceFormProps<DeviceImportSource> & { readonly building: Pick<Building, 'id' | 'orgId'> }) {
  const t = useBulkTexts();
  const { locale } = useLocale();
  const types = useRead('listKnownDeviceTypes', { params: { orgId: building.orgId } });
  const [nameTemplate, setTemplate] = useState(`Sensor ${range}`);
  const [typeKey, setTypeKey] = useState('');
  const [across, setAcross] = useState<DevicePatternPlace>('one');
  const [at, setAt] = useState('');
  const [place, setPlace] = useState('');
  const [missing, setMissing] = useState<FormAnswer | null>(null);
  const made = patternNames(nameTemplate, across === 'floors' ? 'Lantai 3' : across === 'units' ? 'A-302' : '');

  function submit(): void {
    const exactly = place.trim();
    if (typeKey === '') return setMissing({ errors: { typeKey: [t('pattern.typePlaceholder')] } });
    setMissing(null);
    const pattern = { nameTemplate, typeKey, across, ...spotOf(at), ...(exactly === '' ? {} : { place: exactly }) };
    onCheck({ kind: 'pattern', pattern });
  }

  return (
    <Form answer={missing ?? answer} onSubmit={submit}>
      {({ errorOf }) => (
        <Stack gap="lg">
          {types.isError ? <Callout tone="danger">{t('pattern.typesFailed')}</Callout> : null}
          <TextField
            name="nameTemplate"
            label={t('pattern.name')}
            hint={t('pattern.nameHint', { range, spot })}
            maxLength={deviceTemplateLength}
            required
            autoComplete="off"
            value={nameTemplate}
            onChange={(event) => setTemplate(event.currentTarget.value)}
            error={errorOf('nameTemplate')}
          />
          <Grid columns={2} gap="md">
            <SelectField
              name="typeKey"
              label={t('pattern.type')}
              placeholder={t('pattern.typePlaceholder')}
              required
              value={typeKey}
              options={(types.data ?? []).map(({ key, name }) => ({ value: key, label: name[locale] }))}
              onChange={(event) => setTypeKey(event.currentTarget.value)}
              error={errorOf('typeKey')}
            />
            <SelectField
              name="across"
              label={t('pattern.across')}
              value={across}
              // The values are those of the options.
              onChange={(event) => setAcross(event.currentTarget.value as DevicePatternPlace)}
              options={devicePatternPlaces.map((value) => ({ value, label: t(`pattern.places.${value}`) }))}
              error={errorOf('across')}
            />
            <DevicePlaceField
              buildingId={building.id}
              label={t('pattern.place')}
              hint={t('pattern.placeHint')}
              place={at}
              onChange={setAt}
              error={errorOf('unitId') ?? errorOf('floorId') ?? errorOf('sectionId')}
            />
            <TextField
              name="place"
              label={t('pattern.exactly')}
              hint={t('pattern.exactlyHint')}
              mark="optional"
              maxLength={devicePlaceLength}
              autoComplete="off"
              value={place}
              onChange={(event) => setPlace(event.currentTarget.value)}
              error={errorOf('place')}
            />
          </Grid>
          <div aria-live="polite">
            {typeof made === 'string' ? (
              <Text tone="danger">{t(`pattern.faults.${made}`, { range })}</Text>
            ) : (
              <Text weight="semibold">{t(across === 'one' ? 'pattern.one' : 'pattern.each', { ...made })}</Text>
            )}
          </div>
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t('pattern.check')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
