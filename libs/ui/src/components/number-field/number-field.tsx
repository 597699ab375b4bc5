import { Field, type FieldTexts } from '../field/field.tsx';
import * as frame from '../field/input-frame.css.ts';
import { NumberInput, type NumberAttributes, type NumberValue } from './number-input.tsx';

export type NumberFieldProps = NumberAttributes &
  NumberValue &
  FieldTexts & {
    /** Shown behind the number when it never changes: "°C". */
    unit?: string;
    steppers?: 'shown' | 'hidden';
  };

/** A count or a measure. For money RupiahField, for numbers nobody reckons with (an address, a code) TextField. */
export function NumberField({
  label,
  hint,
  error,
  id,
  required,
  mark = 'none',
  value,
  onChange,
  min,
  max,
  step,
  decimals,
  unit,
  steppers = 'shown',
  ...attributes
}: NumberFieldProps) {
  const range = {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(step === undefined ? {} : { step }),
    ...(decimals === undefined ? {} : { decimals }),
  };
  return (
    <Field label={label} hint={hint} error={error} id={id} required={required} mark={mark}>
      {(control) => (
        <NumberInput
          {...range}
          control={control}
          attributes={attributes}
          value={value}
          onChange={onChange}
          steppers={steppers}
          end={unit ? <span className={frame.affix}>{unit}</span> : null}
        />
      )}
    </Field>
  );
}
