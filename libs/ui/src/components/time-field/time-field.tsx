import type { RootProps } from '../../shared/root-props.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as frame from '../field/input-frame.css.ts';
import { useTypedText } from '../field/use-typed-text.ts';
import { readTime, stepTime, writeTime } from './time-text.ts';

export type TimeFieldProps = RootProps<
  'input',
  'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'step'
> &
  FieldTexts & {
    /** "17:05", as Temporal.PlainTime writes and reads it; null while none is typed. */
    value: string | null;
    onChange: (change: { value: string | null }) => void;
    /** Minutes that one press of an arrow goes. */
    step?: number;
    /** Shown behind the time: "WIB". */
    zone?: string;
  };

/** A time of the day, in 24 hours. Ref and further attributes go to the input; a form gets "17:05" under `name`. */
export function TimeField({
  label,
  hint,
  error,
  id,
  required,
  mark = 'none',
  value,
  onChange,
  step = 15,
  zone,
  name,
  onBlur,
  onKeyDown,
  ...rest
}: TimeFieldProps) {
  const labels = useInputLabels();
  const write = (time: string | null) => writeTime(time, labels.locale);
  const typed = useTypedText({ value, onChange, read: readTime, write });
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? (typed.state === 'unreadable' ? labels.timeInvalid : undefined)}
      id={id}
      required={required}
      mark={mark}
    >
      {(control) => (
        <div className={frame.frame}>
          <input
            inputMode="numeric"
            autoComplete="off"
            placeholder={write('17:05')}
            {...control}
            {...rest}
            type="text"
            value={typed.text}
            onChange={(event) => typed.type(event.currentTarget.value)}
            onBlur={(event) => {
              typed.leave();
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              if (rest.disabled || rest.readOnly) return;
              typed.type(write(stepTime(value, step, event.key === 'ArrowUp' ? 'later' : 'earlier')));
            }}
            className={frame.input}
          />
          {zone ? <span className={frame.affix}>{zone}</span> : null}
          {name ? <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} /> : null}
        </div>
      )}
    </Field>
  );
}
