import { useApiClient } from '@imah/api-client/react';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { FormMessage, useFormTexts } from '@imah/app/form';
import { ProviderButton } from '../popup/provider-button.tsx';
import { useLoginTexts } from './texts.ts';

/** The login by the installation's OpenID provider. */
export function ProviderSignIn({ name }: { readonly name: string }) {
  const t = useLoginTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const { onSignedIn } = useApp();
  const [state, setState] = useState<'idle' | 'failed'>('idle');

  async function adopt(): Promise<void> {
    try {
      const { user, token } = await client.getSession();
      setState('idle');
      if (user !== undefined && token !== undefined) onSignedIn({ user, token }, 'login');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <FormMessage message={state === 'failed' ? tf('network') : null} />
      <ProviderButton
        purpose="login"
        label={t('provider', { name })}
        size="lg"
        width="full"
        onEnd={() => void adopt()}
      />
    </>
  );
}
