import type { RootProps } from '../../shared/root-props.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { control } from '../field/field.css.ts';

export type TextFieldProps = RootProps<'input', 'children' | 'size' | 'type'> &
  FieldTexts & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'time';
  };

/** One line of text. Ref and further attributes go to the input, which is what a form works with. */
export function TextField({ label, hint, error, id, required, mark = 'none', type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} required={required} mark={mark}>
      {(controlProps) => <input {...controlProps} {...rest} type={type} className={control} />}
    </Field>
  );
}
