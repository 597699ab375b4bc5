import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { Button, ButtonLink, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '@imah/app/ports';
import { explainFailure, FormMessage, useFormTexts, useWait } from '@imah/app/form';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { useVerifyTexts } from './texts.ts';

type State =
  | { readonly kind: 'asking' | 'sending' | 'expired' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly email: string };

/**
 * Where the link of the mail about an address leads. It asks for a press: programs that look through mails open
 * their links, and must not verify an address that somebody else typed.
 */
export function VerifyPage() {
  const t = useVerifyTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const { person, onRightsChanged } = useApp();
  const { secondsLeft, heed } = useWait();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [state, setState] = useState<State>({ kind: 'asking' });

  async function verify(): Promise<void> {
    setState({ kind: 'sending' });
    try {
      const { data } = await client.verifyEmail({ body: { token } });
      setState({ kind: 'done', email: data.email });
      if (person !== null) onRightsChanged('stay');
    } catch (error) {
      heed(error);
      const isOver = isApiError(error) && error.status === 410;
      setState(isOver ? { kind: 'expired' } : { kind: 'failed', message: explainFailure(tf, error).message ?? '' });
    }
  }

  if (state.kind === 'done') {
    return (
      <AuthFrame title={t('done.title')}>
        <Stack gap="lg" align="start">
          <output>
            <Text as="span" size="lg">
              {t('done.text', { email: state.email })}
            </Text>
          </output>
          <ButtonLink href={person === null ? '/login' : '/imah'} tone="primary">
            {t(person === null ? 'login' : 'home')}
          </ButtonLink>
        </Stack>
      </AuthFrame>
    );
  }
  if (token === '' || state.kind === 'expired') {
    return (
      <AuthFrame title={t('title')}>
        <Stack gap="lg">
          <FormMessage message={t(token === '' ? 'missing' : 'expired')} />
          <ButtonLink href={person === null ? '/login' : '/imah/akun#email'} tone="primary" size="lg" width="full">
            {t(person === null ? 'login' : 'account')}
          </ButtonLink>
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('title')} lead={t('lead')}>
      <Stack gap="lg">
        <FormMessage message={state.kind === 'failed' ? state.message : null} secondsLeft={secondsLeft} />
        <Button
          tone="primary"
          size="lg"
          width="full"
          loading={state.kind === 'sending'}
          disabled={secondsLeft > 0}
          onClick={() => void verify()}
        >
          {t('submit')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
