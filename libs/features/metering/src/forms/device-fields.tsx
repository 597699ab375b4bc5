import { meterBounds } from '@imah/contract/metering/words';
import { NumberField, SelectField, Stack, TextField } from '@imah/ui';
import { useMeteringTexts } from '../texts.ts';
import { MeterNumberField, sealBody, SealFields, type SealValues } from './identity-fields.tsx';

/** What stands in the form of the thing on the wall. */
export interface DeviceValues extends SealValues {
  readonly number: string;
  readonly registers: readonly string[];
  readonly digits: number | null;
  readonly multiplier: number | null;
}

/** A meter with one register and the usual five digits. */
export const emptyDevice: DeviceValues = {
  number: '',
  registers: [''],
  digits: 5,
  multiplier: 1,
  seal: '',
  verifyUntil: null,
};

interface DeviceFieldsProps {
  readonly device: DeviceValues;
  /** `kept`: as many as the meter before it has. */
  readonly registers: 'chosen' | 'kept';
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (device: DeviceValues) => void;
}

/** Number, registers, digits, multiplier, seal and calibration of a meter. */
export function DeviceFields({ device, registers, errorOf, onChange }: DeviceFieldsProps) {
  const t = useMeteringTexts();
  const set = (change: Partial<DeviceValues>) => onChange({ ...device, ...change });
  const counts = Array.from({ length: meterBounds.registers }, (_, index) => String(index + 1));
  return (
    <Stack gap="lg">
      <MeterNumberField value={device.number} errorOf={errorOf} onChange={(number) => set({ number })} />
      {registers === 'kept' ? null : (
        <SelectField
          name="registers"
          label={t('form.registers')}
          hint={t('form.registersHint')}
          value={String(device.registers.length)}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget }) =>
            set({
              registers: Array.from({ length: Number(currentTarget.value) }, (_, nth) => device.registers[nth] ?? ''),
            })
          }
          error={errorOf('registers')}
        />
      )}
      {device.registers.length === 1
        ? null
        : device.registers.map((register, index) => (
            <TextField
              // Registers have no other name than their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              name={`registers.${index}`}
              label={t('form.registerName', { nth: String(index + 1) })}
              required
              maxLength={20}
              autoComplete="off"
              value={register}
              onChange={({ currentTarget }) =>
                set({ registers: device.registers.map((name, nth) => (nth === index ? currentTarget.value : name)) })
              }
              error={errorOf(`registers.${index}`)}
            />
          ))}
      <NumberField
        name="digits"
        label={t('form.digits')}
        hint={t('form.digitsHint')}
        required
        min={meterBounds.minDigits}
        max={meterBounds.maxDigits}
        value={device.digits}
        onChange={({ value }) => set({ digits: value })}
        error={errorOf('digits')}
      />
      <NumberField
        name="multiplierE6"
        label={t('form.multiplier')}
        hint={t('form.multiplierHint')}
        required
        min={0}
        decimals={6}
        steppers="hidden"
        value={device.multiplier}
        onChange={({ value }) => set({ multiplier: value })}
        error={errorOf('multiplierE6')}
      />
      <SealFields value={device} errorOf={errorOf} onChange={({ seal, verifyUntil }) => set({ seal, verifyUntil })} />
    </Stack>
  );
}

/** The names of the fields that are empty. */
export function missingDevice({ number, registers, digits, multiplier }: DeviceValues): string[] {
  return [
    ...(number.trim() === '' ? ['number'] : []),
    ...(registers.length === 1
      ? []
      : registers.flatMap((name, index) => (name.trim() === '' ? [`registers.${index}`] : []))),
    ...(digits === null ? ['digits'] : []),
    ...(multiplier === null ? ['multiplierE6'] : []),
  ];
}

/** The fields as they are sent. The only register of a meter needs no name of its own: it has that of the meter. */
export function deviceBody({ number, registers, digits, multiplier, seal, verifyUntil }: DeviceValues) {
  const [only = '', ...others] = registers;
  return {
    number,
    registers: others.length === 0 ? [only.trim() === '' ? '1' : only] : [...registers],
    digits: digits ?? 0,
    multiplierE6: Math.round((multiplier ?? 0) * 1_000_000),
    ...sealBody({ seal, verifyUntil }),
  };
}
