import type { RootProps } from '../../shared/root-props.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { control as box } from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { useTypedText, type TextReading } from '../field/use-typed-text.ts';
import { readPhone, writePhone } from './phone-number.ts';

export type PhoneFieldProps = RootProps<'input', 'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'> &
  FieldTexts & {
    /** E.164, "+6281234567890"; null while nothing whole is typed. */
    value: string | null;
    onChange: (change: { value: string | null }) => void;
  };

/** A telephone number in any usual form, Indonesian unless it begins with +. A form gets E.164 under `name`. */
export function PhoneField({
  label,
  hint,
  error,
  id,
  required,
  mark = 'none',
  value,
  onChange,
  name,
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const labels = useInputLabels();
  const typed = useTypedText({ value, onChange, read, write: writePhone });
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? (typed.state === 'unreadable' ? labels.phoneInvalid : undefined)}
      id={id}
      required={required}
      mark={mark}
    >
      {(control) => (
        <>
          <input
            autoComplete="tel"
            placeholder="0812-3456-7890"
            {...control}
            {...rest}
            type="tel"
            value={typed.text}
            onChange={(event) => typed.type(event.currentTarget.value)}
            onBlur={(event) => {
              typed.leave();
              onBlur?.(event);
            }}
            className={box}
          />
          {name ? <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} /> : null}
        </>
      )}
    </Field>
  );
}

function read(text: string): TextReading<string> {
  const reading = readPhone(text);
  if (reading.kind === 'phone') return { kind: 'value', value: reading.value };
  return reading.kind === 'empty' ? reading : { kind: 'unreadable' };
}
