import { useInputLabels } from '../../labels/use-input-labels.ts';
import { affix } from '../field/input-frame.css.ts';
import { TypedField, type TypedInputProps } from '../field/typed-field.tsx';
import { useTypedText } from '../field/use-typed-text.ts';
import { readTime, stepTime, writeTime } from './time-text.ts';

/** Its value is "17:05", as Temporal.PlainTime writes and reads it; null while none is typed. */
export type TimeFieldProps = TypedInputProps<string, 'step'> & {
  /** Minutes that one press of an arrow goes. */
  step?: number;
  /** Shown behind the time: "WIB". */
  zone?: string;
};

/** A time of the day, in 24 hours. Ref and further attributes go to the input; a form gets "17:05" under `name`. */
export function TimeField({ value, onChange, error, step = 15, zone, onKeyDown, ...rest }: TimeFieldProps) {
  const labels = useInputLabels();
  const write = (time: string | null) => writeTime(time, labels.locale);
  const typed = useTypedText({ value, onChange, read: readTime, write });
  return (
    <TypedField
      inputMode="numeric"
      autoComplete="off"
      placeholder={write('17:05')}
      {...rest}
      value={value}
      typed={typed}
      error={error}
      unreadable={labels.timeInvalid}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        if (rest.disabled || rest.readOnly) return;
        typed.type(write(stepTime(value, step, event.key === 'ArrowUp' ? 'later' : 'earlier')));
      }}
      after={zone ? <span className={affix}>{zone}</span> : null}
    />
  );
}
