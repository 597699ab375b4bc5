import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { circleAlertIcon } from '../../icons/generated/icons.ts';
import { join } from '../../shared/join.ts';
import * as fieldStyles from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './checkbox.css.ts';

export type CheckboxProps = RootProps<'input', 'children' | 'size' | 'type'> & {
  /** May hold links, as consent to terms does. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Yes or no, sent with a form. Ref and further attributes go to the input. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
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
          id={controlId}
          type="checkbox"
          className={styles.box}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {hint ? (
        <div id={hintId} className={fieldStyles.hint}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div id={errorId} className={fieldStyles.error}>
          <span className={fieldStyles.errorIcon}>
            <Icon icon={circleAlertIcon} size="sm" />
          </span>
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  );
}
