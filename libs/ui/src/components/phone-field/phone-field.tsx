import { useInputLabels } from '../../labels/use-input-labels.ts';
import { TypedField, type TypedInputProps } from '../field/typed-field.tsx';
import { useTypedText, type TextReading } from '../field/use-typed-text.ts';
import { readPhone, writePhone } from './phone-number.ts';

/** Its value is E.164, "+6281234567890"; null while nothing whole is typed. */
export type PhoneFieldProps = TypedInputProps<string>;

/** A telephone number in any usual form, Indonesian unless it begins with +. A form gets E.164 under `name`. */
export function PhoneField({ value, onChange, error, ...rest }: PhoneFieldProps) {
  const labels = useInputLabels();
  const typed = useTypedText({ value, onChange, read, write: writePhone });
  return (
    <TypedField
      autoComplete="tel"
      placeholder="0812-3456-7890"
      {...rest}
      type="tel"
      value={value}
      typed={typed}
      error={error}
      unreadable={labels.phoneInvalid}
    />
  );
}

function read(text: string): TextReading<string> {
  const reading = readPhone(text);
  if (reading.kind === 'phone') return { kind: 'value', value: reading.value };
  return reading.kind === 'empty' ? reading : { kind: 'unreadable' };
}
