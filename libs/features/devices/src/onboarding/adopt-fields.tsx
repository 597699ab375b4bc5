import type { DeviceType, FoundDevice } from '@imah/contract/devices';
import { deviceNameLength } from '@imah/contract/devices/words';
import { Heading, SelectField, Stack, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { useLocale } from '@imah/app/i18n';
import { useOnboardingTexts } from './texts.ts';

export interface AdoptFieldsProps {
  readonly device: FoundDevice;
  readonly index: number;
  readonly types: readonly DeviceType[];
  readonly isAlone: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

/** What one found device is called, and which type it is: the best that fits is chosen already. */
export function AdoptFields({ device, index, types, isAlone, errorOf }: AdoptFieldsProps) {
  const t = useOnboardingTexts();
  const { locale } = useLocale();
  const { name, sourceKey, fits } = device;
  const [typeKey, setTypeKey] = useState(fits[0]?.typeKey ?? '');
  const type = types.find(({ key }) => key === typeKey);
  const mapping = fits.find((fit) => fit.typeKey === typeKey)?.mapping ?? [];
  const metrics = mapping.flatMap(({ metric }) => type?.metrics.find(({ key }) => key === metric)?.label[locale] ?? []);
  const options = fits.flatMap((fit) => {
    const known = types.find(({ key }) => key === fit.typeKey);
    return known === undefined ? [] : [{ value: known.key, label: known.name[locale] }];
  });

  return (
    <Stack gap="sm" as={isAlone ? 'div' : 'section'}>
      {isAlone ? null : (
        <Heading level={3} size="sm">
          {sourceKey}
        </Heading>
      )}
      <TextField
        name={`devices.${index}.name`}
        label={t('name')}
        maxLength={deviceNameLength}
        required
        autoComplete="off"
        defaultValue={name}
        error={errorOf(`devices.${index}.name`)}
      />
      {fits.length === 0 ? <Text tone="danger">{t('noFit')}</Text> : null}
      <SelectField
        name={`devices.${index}.typeKey`}
        label={t('type')}
        {...(metrics.length === 0 ? {} : { hint: t('typeHint', { metrics: metrics.join(', ') }) })}
        placeholder={t('typePlaceholder')}
        required
        value={typeKey}
        options={options}
        onChange={(event) => setTypeKey(event.currentTarget.value)}
        error={errorOf(`devices.${index}.typeKey`)}
      />
    </Stack>
  );
}
