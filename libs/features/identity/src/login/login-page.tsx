import { Link, Spinner } from '@imah/ui';
import { lazy, Suspense, useState } from 'react';
import { useApp } from '@imah/app/ports';
import { useHydrated } from '@imah/app/i18n';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { useLoginTexts } from './texts.ts';
import { useLogin } from './use-login.ts';

const ProviderSignIn = lazy(async () => ({ default: (await import('./provider-sign-in.tsx')).ProviderSignIn }));
const Unanswered = lazy(async () => ({ default: (await import('./unanswered.tsx')).Unanswered }));
const SessionEnded = lazy(async () => ({ default: (await import('./unanswered.tsx')).SessionEnded }));
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

/** Email and password; on the demonstration also its accounts, one tap each. */
export function LoginPage() {
  const t = useLoginTexts();
  const { config, ended, unanswered = null } = useApp();
  const [asSomebodyElse, setAsSomebodyElse] = useState(false);
  const login = useLogin();
  // The page is rendered when the application is built, before any installation has a configuration.
  const hydrated = useHydrated();
  if (unanswered !== null && !asSomebodyElse) {
    return (
      <Suspense fallback={<Spinner />}>
        <Unanswered person={unanswered} onOther={() => setAsSomebodyElse(true)} />
      </Suspense>
    );
  }
  return (
    <AuthFrame title={t('title')} lead={t.rich('lead', { register: (words) => <Link href="/register">{words}</Link> })}>
      {login.known === null ? (
        <>
          {ended === true ? (
            <Suspense>
              <SessionEnded />
            </Suspense>
          ) : null}
          <LoginForm login={login} />
          {config.signIn === undefined || !hydrated ? null : (
            <Suspense>
              <ProviderSignIn name={config.signIn.name} />
            </Suspense>
          )}
          {config.demo === null || !hydrated ? null : <DemoAccounts demo={config.demo} login={login} />}
        </>
      ) : (
        <Suspense fallback={<Spinner />}>
          <CodeForm credentials={login.known} onBack={login.forget} />
        </Suspense>
      )}
    </AuthFrame>
  );
}
