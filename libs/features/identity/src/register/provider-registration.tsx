import { isApiError } from '@imah/api-client';
import type { ProviderRegistration as Registration } from '@imah/contract/identity';
import { Button, Stack, TextField } from '@imah/ui';
import { useApp } from '@imah/app/ports';
import { arrived, useDirectCommand } from '@imah/app/command/direct';
import { explainFailure, FormMessage, isBlank, isEmail, useForm, useFormTexts, useWait } from '@imah/app/form';
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
  const { secondsLeft, heed } = useWait();
  const { name, email, emailVerified } = registration;

  const form = useForm<'name' | 'email' | 'acceptedTerms'>({
    fields: ['name', 'email', 'acceptedTerms'],
    invalidMessage: tf('invalid'),
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
    explain: (error) => {
      heed(error);
      if (isApiError(error) && error.status === 410) return { message: t('providerOver'), fields: {} };
      return explainFailure(tf, error);
    },
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <FormMessage message={form.message} secondsLeft={secondsLeft} />
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
        <Button width="full" onClick={onBack}>
          {t('providerBack')}
        </Button>
      </Stack>
    </form>
  );
}
