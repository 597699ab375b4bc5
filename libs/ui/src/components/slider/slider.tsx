import * as Primitive from '@radix-ui/react-slider';
import { useId } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { join } from '../../shared/join.ts';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldTexts } from '../field/field.tsx';
import * as styles from './slider.css.ts';
import { FieldError } from '../field/field-error.tsx';

type Common = RootProps<'div', 'children' | 'onChange' | 'defaultValue'> &
  FieldTexts & {
    min?: number;
    max?: number;
    step?: number;
    disabled?: boolean;
    name?: string;
    /** A value in words: "24 °C". */
    formatValue?: (value: number) => string;
    /** When the hand lets go: the moment to send it. */
    onSettle?: () => void;
  };

type One = { choice?: 'one'; value: number; onChange: (change: { value: number }) => void };
type Span = {
  choice: 'span';
  value: readonly [from: number, to: number];
  onChange: (change: { value: [number, number] }) => void;
};

export type SliderProps = Common & (One | Span);

/** A rough value, or a span of values, where the place matters more than the digit. */
export function Slider(props: SliderProps) {
  const {
    label,
    hint,
    error,
    min = 0,
    max = 100,
    step = 1,
    disabled = false,
    name,
    formatValue,
    onSettle,
    choice: _choice,
    value,
    onChange: _onChange,
    ...rest
  } = props;
  const id = useId();
  const labels = useInputLabels();
  const say = formatValue ?? ((one: number) => new Intl.NumberFormat(labels.locale).format(one));
  const values = typeof value === 'number' ? [value] : [...value];
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const change = ([first = min, second = max]: number[]) => {
    if (props.choice === 'span') props.onChange({ value: [first, second] });
    else props.onChange({ value: first });
  };

  return (
    <div {...rest} className={fieldStyles.field}>
      <div className={styles.head}>
        <span id={id} className={fieldStyles.label}>
          {label}
        </span>
        <span className={styles.output} aria-hidden>
          {values.map(say).join(' – ')}
        </span>
      </div>
      {hint ? (
        <div id={hintId} className={fieldStyles.hint}>
          {hint}
        </div>
      ) : null}
      <Primitive.Root
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        // What is off is no part of the form; the primitive would send it.
        {...(name && !disabled ? { name } : {})}
        value={values}
        onValueChange={change}
        {...(onSettle ? { onValueCommit: onSettle } : {})}
        className={styles.root}
      >
        <Primitive.Track className={styles.track}>
          <Primitive.Range className={styles.range} />
        </Primitive.Track>
        {values.map((one, index) => (
          <Primitive.Thumb
            // The two ends never change places.
            key={index === 0 ? 'from' : 'to'}
            aria-label={values.length === 1 ? label : `${label}, ${index === 0 ? labels.rangeFrom : labels.rangeTo}`}
            aria-valuetext={say(one)}
            aria-describedby={join(hintId, errorId)}
            className={styles.thumb}
          />
        ))}
      </Primitive.Root>
      <div className={styles.ends} aria-hidden>
        <span>{say(min)}</span>
        <span>{say(max)}</span>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
