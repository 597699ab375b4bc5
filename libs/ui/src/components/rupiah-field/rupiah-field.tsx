import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { affix } from '../field/input-frame.css.ts';
import { TypedField, type TypedInputProps } from '../field/typed-field.tsx';
import { useTypedText, type TextReading } from '../field/use-typed-text.ts';
import { regroup } from './regroup.ts';
import { readRupiah, writeRupiah } from '@imah/ledger';

/** Its value is whole rupiah; null while nothing readable is typed. */
export type RupiahFieldProps = TypedInputProps<number, 'min' | 'max' | 'step'>;

/** An amount of money. Ref and further attributes go to the input; a form gets plain digits under `name`. */
export function RupiahField({ value, onChange, error, ...rest }: RupiahFieldProps) {
  const labels = useInputLabels();
  const typed = useTypedText({ value, onChange, read, write: writeRupiah });
  const moved = useRef<{ input: HTMLInputElement; caret: number } | null>(null);

  useLayoutEffect(() => {
    moved.current?.input.setSelectionRange(moved.current.caret, moved.current.caret);
    moved.current = null;
  });

  const handleType = (event: ChangeEvent<HTMLInputElement>) => {
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
    <TypedField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={value}
      typed={typed}
      onType={handleType}
      align="end"
      error={error}
      unreadable={labels.rupiahInvalid}
      before={
        <span className={affix} aria-hidden>
          Rp
        </span>
      }
    />
  );
}

function read(text: string): TextReading<number> {
  const reading = readRupiah(text);
  return reading.kind === 'rupiah' ? { kind: 'value', value: reading.value } : reading;
}

function isTyping(event: Event): boolean {
  return 'inputType' in event && /^(insertText|delete)/.test(String(event.inputType));
}
