import { useApiClient } from '@imah/api-client/react';
import type { ProviderRegistration } from '@imah/contract/identity';
import { useEffect, useState } from 'react';
import { useApp } from '@imah/app/ports';
import { FormMessage, useFormTexts } from '@imah/app/form';
import { ProviderButton } from '../popup/provider-button.tsx';
import { useRegisterTexts } from './texts.ts';

export interface ProviderRegisterProps {
  /** What the provider is called. */
  readonly name: string;
  /** Whether the server is asked for somebody who has come back to this page already. */
  readonly asks: 'at-once' | 'when-pressed';
  /** Somebody has come from the provider who has no account yet. */
  readonly onRegistering: (registration: NonNullable<ProviderRegistration>) => void;
}

/** The way to the installation's OpenID provider; who has an account there already is signed in. */
export function ProviderRegister({ name, asks, onRegistering }: ProviderRegisterProps) {
  const t = useRegisterTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const { onSignedIn, onRightsChanged } = useApp();
  const [state, setState] = useState<'idle' | 'failed'>('idle');

  // Where the browser blocked the popup, the person comes back to this page.
  useEffect(() => {
    if (asks === 'when-pressed') return undefined;
    const controller = new AbortController();
    client.getProviderRegistration({ signal: controller.signal }).then(
      ({ data }) => {
        if (data !== null) onRegistering(data);
      },
      // Nobody waits for this answer: the form is there, and the button asks again.
      () => undefined,
    );
    return () => controller.abort();
  }, [asks, client, onRegistering]);

  async function adopt(): Promise<void> {
    try {
      const { user, token } = await client.getSession();
      setState('idle');
      if (user !== undefined && token !== undefined) {
        // The account was there already. This page is open to everybody, so nothing leads away from it by itself.
        onSignedIn({ user, token }, 'login');
        onRightsChanged('beranda');
        return;
      }
      const { data } = await client.getProviderRegistration();
      if (data !== null) onRegistering(data);
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <FormMessage message={state === 'failed' ? tf('network') : null} />
      <ProviderButton
        purpose="register"
        label={t('provider', { name })}
        size="lg"
        width="full"
        onEnd={() => void adopt()}
      />
    </>
  );
}
