import { Button, Checkbox, Link, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { FormMessage } from '../../form/form-message.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { useRegisterTexts } from './texts.ts';
import { useRegister } from './use-register.ts';

/** A new account; consent to the terms is never ticked in advance. */
export function RegisterPage() {
  const t = useRegisterTexts();
  const { form, secondsLeft } = useRegister();
  const [email, setEmail] = useState('');

  return (
    <AuthFrame title={t('title')} lead={t.rich('lead', { login: (words) => <Link href="/login">{words}</Link> })}>
      <form {...form.formProps}>
        <Stack gap="lg">
          <FormMessage message={form.message} secondsLeft={secondsLeft} />
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
            onInput={(event) => setEmail(event.currentTarget.value)}
          />
          <NewPasswordField name="password" label={t('password')} email={email} error={form.errorOf('password')} />
          <Checkbox
            name="acceptedTerms"
            required
            error={form.errorOf('acceptedTerms')}
            label={t.rich('terms', {
              terms: (words) => (
                <Link href="/terms" target="new-window">
                  {words}
                </Link>
              ),
              privacy: (words) => (
                <Link href="/privacy" target="new-window">
                  {words}
                </Link>
              ),
            })}
          />
          <Button
            type="submit"
            tone="primary"
            size="lg"
            width="full"
            loading={form.status === 'submitting' || form.status === 'done'}
            disabled={secondsLeft > 0}
          >
            {t('submit')}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
