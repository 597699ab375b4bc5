import { NumberField as Primitive } from '@base-ui/react/number-field';
import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { minusIcon, plusIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import type { ControlProps } from '../field/field.tsx';
import * as frame from '../field/input-frame.css.ts';
import { Icon } from '../icon/icon.tsx';

/** The attributes of the input itself, without those that mean another thing for a number. */
export type NumberAttributes = RootProps<
  'input',
  'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
>;

export type NumberValue = {
  value: number | null;
  onChange: (change: { value: number | null }) => void;
  min?: number;
  max?: number;
  /** How far one press of an arrow goes. */
  step?: number;
  /** Most digits behind the comma. */
  decimals?: number;
};

type NumberInputProps = NumberValue & {
  control: ControlProps;
  attributes: NumberAttributes;
  steppers?: 'shown' | 'hidden';
  /** What follows the number: its unit. */
  end?: ReactNode;
};

/** The box of a number as the language writes it: 1.250,5 in Indonesian. */
export function NumberInput({
  value,
  onChange,
  min,
  max,
  step = 1,
  decimals = 0,
  control,
  attributes,
  steppers = 'shown',
  end,
}: NumberInputProps) {
  const labels = useInputLabels();
  const { name, disabled, readOnly, ...rest } = attributes;
  return (
    <Primitive.Root
      id={control.id}
      name={name}
      required={control.required}
      disabled={disabled}
      readOnly={readOnly}
      value={value}
      min={min}
      max={max}
      step={step}
      locale={labels.locale}
      format={{ maximumFractionDigits: decimals }}
      onValueChange={(next) => onChange({ value: next })}
    >
      <Primitive.Group className={frame.frame}>
        <Primitive.Input
          aria-describedby={control['aria-describedby']}
          {...rest}
          aria-invalid={control['aria-invalid']}
          className={frame.input}
        />
        {end}
        {steppers === 'shown' ? (
          <>
            <Primitive.Decrement aria-label={labels.decrease} className={frame.step}>
              <Icon icon={minusIcon} />
            </Primitive.Decrement>
            <Primitive.Increment aria-label={labels.increase} className={frame.step}>
              <Icon icon={plusIcon} />
            </Primitive.Increment>
          </>
        ) : null}
      </Primitive.Group>
    </Primitive.Root>
  );
}
