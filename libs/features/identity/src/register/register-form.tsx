import type { NewSession } from '@imah/contract/identity';
import { Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { FormMessage, SubmitButton } from '@imah/app/form';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { TermsConsent } from './terms-consent.tsx';
import { useRegisterTexts } from './texts.ts';
import { useRegister } from './use-register.ts';

export interface RegisterFormProps {
  /** The address that is settled already: the one that was invited. */
  readonly email?: string;
  /** Token of the invitation that went to it. */
  readonly invitation?: string;
  readonly submitLabel: string;
  /** The account is there; what rejects is told above the fields. */
  readonly onRegistered: (session: NewSession) => Promise<void> | void;
}

/** The fields of a new account; consent to the terms is never ticked in advance. */
export function RegisterForm({ email, invitation, submitLabel, onRegistered }: RegisterFormProps) {
  const t = useRegisterTexts();
  const form = useRegister(onRegistered, invitation);
  const [typed, setTyped] = useState('');

  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <FormMessage message={form.message} secondsLeft={form.secondsLeft} />
        <TextField
          name="name"
          label={t('name')}
          autoComplete="name"
          maxLength={120}
          required
          error={form.errorOf('name')}
        />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={form.errorOf('email')}
          onInput={(event) => setTyped(event.currentTarget.value)}
          {...(email === undefined ? {} : { readOnly: true, defaultValue: email })}
        />
        <NewPasswordField
          name="password"
          label={t('password')}
          email={email ?? typed}
          error={form.errorOf('password')}
        />
        <TermsConsent error={form.errorOf('acceptedTerms')} />
        <SubmitButton form={form} label={submitLabel} after="leaves" />
      </Stack>
    </form>
  );
}
