import { PasswordField, PasswordStrength, Stack } from '@imah/ui';
import { useState } from 'react';
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
      <PasswordStrength
        strength={password === '' ? 'none' : passwordStrength(password, email)}
        rules={rules.map(({ key, state, count }) => ({ text: t(`password.${key}`, { count }), state }))}
      />
    </Stack>
  );
}
