import { useState } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { eyeIcon, eyeOffIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { join } from '../../shared/join.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { control } from '../field/field.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './password-field.css.ts';

export type PasswordFieldProps = RootProps<'input', 'children' | 'size' | 'type' | 'autoComplete'> &
  FieldTexts & {
    autoComplete: 'current-password' | 'new-password';
  };

/** A password, hidden until its owner asks to see it. Ref and further attributes go to the input. */
export function PasswordField({ label, hint, error, id, required, mark = 'none', ...rest }: PasswordFieldProps) {
  const labels = useLabels();
  const [display, setDisplay] = useState<'hidden' | 'shown'>('hidden');
  const shown = display === 'shown';

  return (
    <Field label={label} hint={hint} error={error} id={id} required={required} mark={mark}>
      {(controlProps) => (
        <div className={styles.frame}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...controlProps}
            {...rest}
            type={shown ? 'text' : 'password'}
            className={join(control, styles.input)}
          />
          <span className={styles.toggle}>
            <IconButton
              icon={shown ? eyeOffIcon : eyeIcon}
              label={shown ? labels.hidePassword : labels.showPassword}
              size="sm"
              disabled={rest.disabled}
              onClick={() => setDisplay(shown ? 'hidden' : 'shown')}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
