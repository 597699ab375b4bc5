import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { join } from '../../shared/join.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as frame from '../field/input-frame.css.ts';
import { useTypedText, type TextReading } from '../field/use-typed-text.ts';
import { regroup } from './regroup.ts';
import { readRupiah, writeRupiah } from './rupiah-text.ts';

export type RupiahFieldProps = RootProps<
  'input',
  'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> &
  FieldTexts & {
    /** Whole rupiah; null while nothing readable is typed. */
    value: number | null;
    onChange: (change: { value: number | null }) => void;
  };

/** An amount of money. Ref and further attributes go to the input; a form gets plain digits under `name`. */
export function RupiahField({
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
}: RupiahFieldProps) {
  const labels = useInputLabels();
  const typed = useTypedText({ value, onChange, read, write: writeRupiah });
  const moved = useRef<{ input: HTMLInputElement; caret: number } | null>(null);

  useLayoutEffect(() => {
    moved.current?.input.setSelectionRange(moved.current.caret, moved.current.caret);
    moved.current = null;
  });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (isTyping(event.nativeEvent)) {
      const next = regroup(input.value, input.selectionStart ?? input.value.length);
      if (next.text !== input.value) moved.current = { input, caret: next.caret };
      typed.type(next.text);
      return;
    }
    // What is pasted may be written in another way: it is read as a whole, and never digit by digit.
    const reading = read(input.value);
    typed.type(reading.kind === 'value' ? writeRupiah(reading.value) : input.value);
  };

  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? (typed.state === 'unreadable' ? labels.rupiahInvalid : undefined)}
      id={id}
      required={required}
      mark={mark}
    >
      {(control) => (
        <div className={frame.frame}>
          <span className={frame.affix} aria-hidden>
            Rp
          </span>
          <input
            inputMode="numeric"
            autoComplete="off"
            {...control}
            {...rest}
            type="text"
            value={typed.text}
            onChange={handleChange}
            onBlur={(event) => {
              typed.leave();
              onBlur?.(event);
            }}
            className={join(frame.input, frame.inputEnd)}
          />
          {name ? <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} /> : null}
        </div>
      )}
    </Field>
  );
}

function read(text: string): TextReading<number> {
  const reading = readRupiah(text);
  return reading.kind === 'rupiah' ? { kind: 'value', value: reading.value } : reading;
}

function isTyping(event: Event): boolean {
  return 'inputType' in event && /^(insertText|delete)/.test(String(event.inputType));
}
