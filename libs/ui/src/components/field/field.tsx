import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { useLabels } from '../../labels/labels.tsx';
import { join } from '../../shared/join.ts';
import * as styles from './field.css.ts';
import { FieldError } from './field-error.tsx';

/** What a control needs so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The props every field of the library has in common. */
export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to mend it; empty or absent when all is well. */
  error?: string | undefined;
  /** Says "opsional" beside the label. Mark the exception: where most is required, what is not. */
  mark?: 'none' | 'optional' | 'required';
};

export type FieldProps = RootProps<'div', 'children' | 'id'> &
  FieldTexts & {
    /** Of the control, not of the frame. */
    id?: string | undefined;
    required?: boolean | undefined;
    children: (control: ControlProps) => ReactNode;
  };

export function Field({ label, hint, error, id, required = false, mark = 'none', children, ...rest }: FieldProps) {
  const generated = useId();
  const labels = useLabels();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;

  return (
    <div {...rest} className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {mark === 'none' ? null : <span className={styles.mark}> ({labels[mark]})</span>}
      </label>
      {hint ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {children({
        id: controlId,
        required,
        'aria-describedby': join(hintId, errorId),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
