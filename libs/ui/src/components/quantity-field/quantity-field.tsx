import { chevronDownIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as frame from '../field/input-frame.css.ts';
import { Icon } from '../icon/icon.tsx';
import { NumberInput, type NumberAttributes, type NumberValue } from '../number-field/number-input.tsx';
import type { SelectOption } from '../select-field/select-field.tsx';

export type Quantity = { amount: number | null; unit: string };

export type QuantityFieldProps = NumberAttributes &
  Omit<NumberValue, 'value' | 'onChange'> &
  FieldTexts & {
    value: Quantity;
    onChange: (change: { value: Quantity }) => void;
    /** With one unit it is only shown; with more it can be chosen. */
    units: readonly SelectOption[];
    /** Of the unit in the form. */
    unitName?: string;
  };

/** How much, and of what: 2,5 m³, 3 dus. The unit never changes the number by itself. */
export function QuantityField({
  label,
  hint,
  error,
  id,
  required,
  mark = 'none',
  value,
  onChange,
  units,
  unitName,
  min = 0,
  max,
  step = 1,
  decimals = 3,
  ...attributes
}: QuantityFieldProps) {
  const labels = useInputLabels();
  const [only, ...others] = units;
  const unit =
    others.length === 0 ? (
      <span className={frame.affix}>{only?.label ?? value.unit}</span>
    ) : (
      <span className={frame.unitFrame}>
        <select
          aria-label={`${labels.unit}: ${label}`}
          name={unitName}
          disabled={attributes.disabled}
          value={value.unit}
          onChange={(event) => onChange({ value: { ...value, unit: event.currentTarget.value } })}
          className={frame.unit}
        >
          {units.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={frame.unitChevron}>
          <Icon icon={chevronDownIcon} size="sm" />
        </span>
      </span>
    );
  return (
    <Field label={label} hint={hint} error={error} id={id} required={required} mark={mark}>
      {(control) => (
        <NumberInput
          {...(max === undefined ? {} : { max })}
          control={control}
          attributes={attributes}
          value={value.amount}
          min={min}
          step={step}
          decimals={decimals}
          steppers="hidden"
          onChange={(change) => onChange({ value: { ...value, amount: change.value } })}
          end={unit}
        />
      )}
    </Field>
  );
}
