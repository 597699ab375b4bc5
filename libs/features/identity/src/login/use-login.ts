import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { type Form, isBlank, isEmail, useForm, useFormTexts } from '@imah/app/form';
import { useLoginTexts } from './texts.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Login {
  readonly form: Form<'email' | 'password'>;
  /** Mail and password that were right, while the code of the second factor is missing. */
  readonly known: Credentials | null;
  readonly forget: () => void;
}

/** The login form: what it checks, what it sends and what it says when that fails. */
export function useLogin(): Login {
  const t = useLoginTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const { onSignedIn } = useApp();
  const [known, setKnown] = useState<Credentials | null>(null);

  const form = useForm({
    fields: ['email', 'password'],
    check: ({ email, password }) => ({
      ...(isEmail(email) ? {} : { email: isBlank(email) ? tf('required') : tf('email') }),
      ...(password === '' ? { password: tf('required') } : {}),
    }),
    send: async ({ email, password }) => {
      const credentials = { email: email.trim(), password };
      try {
        const { data } = await client.login({ query: { web: 'true' }, body: credentials });
        onSignedIn(data, 'login');
        return 'done';
      } catch (error) {
        if (!isApiError(error) || error.code !== 'PERLU_KODE') throw error;
        setKnown(credentials);
        return 'continue';
      }
    },
    explain: (error) =>
      isApiError(error) && error.kind === 'unauthorized' ? { message: t('wrong'), fields: {} } : null,
  });

  return { form, known, forget: () => setKnown(null) };
}
