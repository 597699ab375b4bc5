import { useInputLabels } from '../../labels/use-input-labels.ts';
import { useAfterPress } from '../../shared/use-after-press.ts';
import { readDate, writeDate } from '../date-field/date-text.ts';
import * as frame from '../field/input-frame.css.ts';
import { useTypedText } from '../field/use-typed-text.ts';

type DateTextProps = {
  label: string;
  name: string | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Whether what is typed is a day; told when the person leaves the box. */
  onState: (state: 'fine' | 'unreadable') => void;
  required: boolean;
  disabled: boolean;
  describedBy: string | undefined;
  invalid: boolean;
};

/** One end of a range. */
export function DateText(props: DateTextProps) {
  const { label, name, value, onChange, onState, required, disabled, describedBy, invalid } = props;
  const labels = useInputLabels();
  const afterPress = useAfterPress();
  const typed = useTypedText({
    value,
    onChange: (change) => onChange(change.value),
    read: readDate,
    write: writeDate,
  });
  return (
    <>
      <input
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        required={required}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        placeholder={labels.datePattern}
        data-unreadable={typed.says === 'unreadable' ? labels.dateInvalid : undefined}
        value={typed.text}
        onChange={(event) => {
          typed.type(event.currentTarget.value);
          onState('fine');
        }}
        onBlur={() => {
          typed.leave();
          afterPress(() => onState(typed.says === 'unreadable' ? 'unreadable' : 'fine'));
        }}
        className={frame.input}
      />
      {name ? <input type="hidden" name={name} value={value ?? ''} disabled={disabled} /> : null}
    </>
  );
}
