import { DateField, TextField } from '@imah/ui';
import { useMeteringTexts } from '../texts.ts';

interface FieldProps<T> {
  readonly value: T;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (value: T) => void;
}

/** The number that stands on a meter. */
export function MeterNumberField({ value, errorOf, onChange }: FieldProps<string>) {
  const t = useMeteringTexts();
  return (
    <TextField
      name="number"
      label={t('form.number')}
      hint={t('form.numberHint')}
      required
      maxLength={40}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={errorOf('number')}
    />
  );
}

/** Where a meter is, as people find it. */
export function LocationField({ value, errorOf, onChange }: FieldProps<string>) {
  const t = useMeteringTexts();
  return (
    <TextField
      name="location"
      label={t('form.location')}
      mark="optional"
      maxLength={80}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={errorOf('location')}
    />
  );
}

/** What keeps a meter honest. */
export interface SealValues {
  readonly seal: string;
  readonly verifyUntil: string | null;
}

/** Seal and calibration of a meter. */
export function SealFields({ value, errorOf, onChange }: FieldProps<SealValues>) {
  const t = useMeteringTexts();
  return (
    <>
      <TextField
        name="seal"
        label={t('form.seal')}
        mark="optional"
        maxLength={40}
        autoComplete="off"
        value={value.seal}
        onChange={({ currentTarget }) => onChange({ ...value, seal: currentTarget.value })}
        error={errorOf('seal')}
      />
      <DateField
        name="verifyUntil"
        label={t('form.verify')}
        mark="optional"
        value={value.verifyUntil}
        onChange={(change) => onChange({ ...value, verifyUntil: change.value })}
        error={errorOf('verifyUntil')}
      />
    </>
  );
}

/** A seal as it is sent; null for none. */
export function sealBody({ seal, verifyUntil }: SealValues) {
  return { seal: seal.trim() === '' ? null : seal, verifyUntil };
}
