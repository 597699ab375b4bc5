import { Button, ButtonLink, Inline, Callout, Spinner, Stack } from '@imah/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '@imah/app/ports';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { useLogoutTexts } from './texts.ts';
import { countUnsent } from './unsent.ts';
import { UnsentQuestion } from './unsent-question.tsx';

/** The person has written something that is only on this device. */
interface Asking {
  readonly account: string;
  readonly count: number;
}

/** S-05: ends the session on the server, then goes to /login. Says so when the server did not hear it. */
export function LogoutPage() {
  const t = useLogoutTexts();
  const { signOut, signedInAs } = useApp();
  const navigate = useNavigate();
  const [state, setState] = useState<'leaving' | 'failed' | Asking>('leaving');
  const begun = useRef(false);

  const leave = useCallback(async () => {
    setState('leaving');
    try {
      await signOut();
      await navigate('/login', { replace: true });
    } catch {
      setState('failed');
    }
  }, [navigate, signOut]);

  useEffect(() => {
    // Development mounts twice; a session ends once.
    if (begun.current) return;
    begun.current = true;
    void (async () => {
      const account = (await signedInAs?.()) ?? null;
      const count = await countUnsent(account);
      if (account === null || count === 0) await leave();
      else setState({ account, count });
    })();
  }, [leave, signedInAs]);

  if (typeof state === 'object') return <UnsentQuestion {...state} onLeave={() => void leave()} />;

  return (
    <AuthFrame title={t('title')}>
      {state === 'leaving' ? (
        <output>
          <Inline gap="md" as="span">
            <Spinner label="none" />
            {t('leaving')}
          </Inline>
        </output>
      ) : (
        <Stack gap="lg">
          <Callout tone="danger" announce="assertive">
            {t('failed')}
          </Callout>
          <Inline gap="md">
            <Button tone="primary" onClick={() => void leave()}>
              {t('retry')}
            </Button>
            <ButtonLink href="/imah">{t('back')}</ButtonLink>
          </Inline>
        </Stack>
      )}
    </AuthFrame>
  );
}
