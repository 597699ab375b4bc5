import { isApiError } from '@imah/api-client';
import type { ProviderRegistration as Registration } from '@imah/contract/identity';
import { Button, Stack, TextField } from '@imah/ui';
import { useApp } from '@imah/app/ports';
import { arrived, useDirectCommand } from '@imah/app/command/direct';
import { FormMessage, isBlank, isEmail, SubmitButton, useForm, useFormTexts } from '@imah/app/form';
import { termsVersion } from '@imah/features-public/legal';
import { registerByProvider } from '../parts/visitor-commands.ts';
import { TermsConsent } from './terms-consent.tsx';
import { useRegisterTexts } from './texts.ts';

export interface ProviderRegistrationProps {
  readonly registration: NonNullable<Registration>;
  readonly onBack: () => void;
}

/** What an account needs beside what the provider says: a look at it, and the consent to the terms. */
export function ProviderRegistration({ registration, onBack }: ProviderRegistrationProps) {
  const t = useRegisterTexts();
  const tf = useFormTexts();
  const { run } = useDirectCommand(registerByProvider);
  const { onSignedIn } = useApp();
  const { name, email, emailVerified } = registration;

  const form = useForm<'name' | 'email' | 'acceptedTerms'>({
    fields: ['name', 'email', 'acceptedTerms'],
    check: (values) => ({
      ...(isBlank(values.name) ? { name: tf('required') } : {}),
      ...(isEmail(values.email) ? {} : { email: isBlank(values.email) ? tf('required') : tf('email') }),
      ...(values.acceptedTerms === '' ? { acceptedTerms: t('termsMissing') } : {}),
    }),
    send: async (values) => {
      const body = { name: values.name.trim(), email: values.email.trim(), acceptedTerms: termsVersion };
      const { data } = arrived(await run(body));
      onSignedIn(data, 'register');
    },
    explain: (error) => (isApiError(error) && error.status === 410 ? { message: t('providerOver'), fields: {} } : null),
  });

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
          defaultValue={name ?? ''}
          error={form.errorOf('name')}
        />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          hint={t(emailVerified ? 'providerEmailHint' : 'emailHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          defaultValue={email ?? ''}
          readOnly={emailVerified && email !== null}
          error={form.errorOf('email')}
        />
        <TermsConsent error={form.errorOf('acceptedTerms')} />
        <SubmitButton form={form} label={t('submit')} after="leaves" />
        <Button width="full" onClick={onBack}>
          {t('providerBack')}
        </Button>
      </Stack>
    </form>
  );
}
