import type { ChangeEvent, ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { join } from '../../shared/join.ts';
import { Field, type FieldTexts } from './field.tsx';
import * as frame from './input-frame.css.ts';
import type { TypedText } from './use-typed-text.ts';

/** The props of every field whose text stands for a value of another form. */
export type TypedInputProps<Value, Own extends string = never> = RootProps<
  'input',
  'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | Own
> &
  FieldTexts & { value: Value | null; onChange: (change: { value: Value | null }) => void };

type TypedFieldProps<Value extends string | number> = RootProps<
  'input',
  'children' | 'size' | 'value' | 'defaultValue' | 'onChange'
> &
  FieldTexts & {
    value: Value | null;
    typed: TypedText<Value>;
    /** What is said of a text that says no value. */
    unreadable: string;
    /** Instead of taking the text as it is. */
    onType?: (event: ChangeEvent<HTMLInputElement>) => void;
    align?: 'start' | 'end';
    before?: ReactNode;
    after?: ReactNode;
  };

/** A box for text that people write in their way; a form gets its value, as machines read it, under `name`. */
export function TypedField<Value extends string | number>({
  label,
  hint,
  error,
  id,
  required,
  mark = 'none',
  value,
  typed,
  unreadable,
  onType = (event) => typed.type(event.currentTarget.value),
  before,
  after,
  name,
  onBlur,
  type = 'text',
  align = 'start',
  ...rest
}: TypedFieldProps<Value>) {
  const wrong = error ?? (typed.state === 'unreadable' ? unreadable : undefined);
  return (
    <Field label={label} hint={hint} error={wrong} id={id} required={required} mark={mark}>
      {(control) => (
        <div className={frame.frame}>
          {before}
          <input
            {...control}
            {...rest}
            // Read by the form: such a text must not be sent as none.
            data-unreadable={typed.says === 'unreadable' ? unreadable : undefined}
            type={type}
            value={typed.text}
            onChange={onType}
            onBlur={(event) => {
              typed.leave();
              onBlur?.(event);
            }}
            className={align === 'end' ? join(frame.input, frame.inputEnd) : frame.input}
          />
          {name ? <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} /> : null}
          {after}
        </div>
      )}
    </Field>
  );
}
