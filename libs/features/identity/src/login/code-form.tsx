import { useApiClient } from '@imah/api-client/react';
import { Button, Stack, Text, TextField } from '@imah/ui';
import { useLayoutEffect, useRef } from 'react';
import { useApp } from '@imah/app/ports';
import { FormMessage, SubmitButton, useForm, useFormTexts } from '@imah/app/form';
import { useLoginTexts } from './texts.ts';
import type { Credentials } from './use-login.ts';

export interface CodeFormProps {
  readonly credentials: Credentials;
  readonly onBack: () => void;
}

/** The second step of the login, for who has a second factor. */
export function CodeForm({ credentials, onBack }: CodeFormProps) {
  const t = useLoginTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const { onSignedIn } = useApp();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);

  const form = useForm<'code'>({
    fields: ['code'],
    check: ({ code }) => (code.trim() === '' ? { code: tf('required') } : {}),
    send: async ({ code }) => {
      const { data } = await client.login({ query: { web: 'true' }, body: { ...credentials, code: code.trim() } });
      onSignedIn(data, 'login');
    },
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <FormMessage message={form.message} secondsLeft={form.secondsLeft} />
        <Text>{t('code.lead')}</Text>
        <TextField
          ref={field}
          name="code"
          label={t('code.label')}
          hint={t('code.hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={form.errorOf('code')}
        />
        <SubmitButton form={form} label={t('submit')} after="leaves" />
        <Button tone="ghost" onClick={onBack}>
          {t('code.back')}
        </Button>
      </Stack>
    </form>
  );
}
