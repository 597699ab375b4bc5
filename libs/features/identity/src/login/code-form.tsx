import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { Button, Stack, Text, TextField } from '@imah/ui';
import { useLayoutEffect, useRef } from 'react';
import { useApp } from '@imah/app/ports';
import { explainFailure, FormMessage, useForm, useFormTexts, useWait } from '@imah/app/form';
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
  const { secondsLeft, heed } = useWait();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);

  const form = useForm<'code'>({
    fields: ['code'],
    invalidMessage: tf('invalid'),
    check: ({ code }) => (code.trim() === '' ? { code: tf('required') } : {}),
    send: async ({ code }) => {
      const { data } = await client.login({ query: { web: 'true' }, body: { ...credentials, code: code.trim() } });
      onSignedIn(data, 'login');
    },
    explain: (error) => {
      heed(error);
      // The server says whether it was the code, or that the account is locked by now.
      if (isApiError(error) && error.kind === 'unauthorized') return { message: error.message, fields: {} };
      return explainFailure(tf, error);
    },
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <FormMessage message={form.message} secondsLeft={secondsLeft} />
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
        <Button tone="ghost" onClick={onBack}>
          {t('code.back')}
        </Button>
      </Stack>
    </form>
  );
}
