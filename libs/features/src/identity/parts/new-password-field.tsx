import { Icon, PasswordField, Stack, VisuallyHidden } from '@imah/ui';
import { circleCheckIcon, circleIcon } from '@imah/ui/icons';
import { useState } from 'react';
import * as styles from './new-password-field.css.ts';
import { passwordRules, passwordStrength } from './password-rules.ts';
import { useAuthTexts } from './texts.ts';

export interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** The email the password must differ from; empty while unknown. */
  readonly email: string;
  readonly error?: string | undefined;
}

/** A new password with its rules, ticked off while it is typed. */
export function NewPasswordField({ name, label, email, error }: NewPasswordFieldProps) {
  const t = useAuthTexts();
  const [password, setPassword] = useState('');
  const rules = passwordRules(password, email).filter(({ key }) => key !== 'notEmail' || email !== '');
  const strength = passwordStrength(password, email);

  return (
    <Stack gap="sm">
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        required
        error={error}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <ul aria-label={t('password.rules')} className={styles.rules}>
        {rules.map(({ key, state, count }) => (
          <li key={key} data-state={state} className={styles.rule}>
            <Icon icon={state === 'met' ? circleCheckIcon : circleIcon} />
            <span>{t(`password.${key}`, { count })}</span>
            <VisuallyHidden>({t(`password.${state}`)})</VisuallyHidden>
          </li>
        ))}
      </ul>
      {password === '' ? null : (
        <div className={styles.strength}>
          <span aria-hidden data-strength={strength} className={styles.meter} />
          <span aria-live="polite">{t('password.strength', { strength: t(`password.${strength}`) })}</span>
        </div>
      )}
    </Stack>
  );
}
