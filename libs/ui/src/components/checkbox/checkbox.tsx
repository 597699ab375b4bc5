import { useId, type ReactNode, type Ref } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { join } from '../../shared/join.ts';
import * as fieldStyles from '../field/field.css.ts';
import * as styles from './checkbox.css.ts';
import { FieldError } from '../field/field-error.tsx';

export type CheckboxProps = RootProps<'input', 'children' | 'size' | 'type'> & {
  /** May hold links, as consent to terms does. */
  label: ReactNode;
  /** Some of what it stands for is on: the head of a list whose rows are partly chosen. */
  indeterminate?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Yes or no, sent with a form. Ref and further attributes go to the input. */
export function Checkbox({ label, indeterminate = false, hint, error, id, ref, ...rest }: CheckboxProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;

  return (
    <div className={fieldStyles.field}>
      <label className={styles.row}>
        <input
          aria-describedby={join(hintId, errorId)}
          aria-invalid={error ? true : undefined}
          {...rest}
          ref={(input) => {
            // The third state of a checkbox has no attribute in HTML.
            if (input) input.indeterminate = indeterminate;
            return hand(ref, input);
          }}
          id={controlId}
          type="checkbox"
          className={styles.box}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {hint ? (
        <div id={hintId} className={join(fieldStyles.hint, styles.below)}>
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

function hand<Element>(ref: Ref<Element> | undefined, element: Element | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const release = ref(element);
    return () => (typeof release === 'function' ? release() : ref(null));
  }
  if (!ref) return undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
