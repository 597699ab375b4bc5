import type { ProviderRegistration as Registration } from '@imah/contract/identity';
import { Link, Spinner } from '@imah/ui';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '@imah/app/ports';
import { useHydrated } from '@imah/app/i18n';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { useRegisterTexts } from './texts.ts';

const InvitationPage = lazy(async () => ({ default: (await import('../invitation/index.ts')).InvitationPage }));
const ProviderRegister = lazy(async () => ({ default: (await import('./provider-register.tsx')).ProviderRegister }));
const ProviderRegistration = lazy(async () => ({
  default: (await import('./provider-registration.tsx')).ProviderRegistration,
}));

/** A new account; with the link of an invitation (`?undangan=`) the answer to it. */
export function RegisterPage() {
  const t = useRegisterTexts();
  const { config, onSignedIn } = useApp();
  const [search] = useSearchParams();
  // Who has come from the provider; `declined` where they would rather have a password.
  const [registering, setRegistering] = useState<Registration | 'declined'>(null);
  // The HTML of the build knows no query and no installation.
  const hydrated = useHydrated();
  const token = hydrated ? search.get('undangan') : null;
  if (token !== null) return <InvitationPage token={token} />;

  const isComing = registering !== null && registering !== 'declined';
  const lead = isComing
    ? t('providerLead', { name: config.signIn?.name ?? '' })
    : t.rich('lead', { login: (words) => <Link href="/login">{words}</Link> });
  return (
    <AuthFrame title={t('title')} lead={lead}>
      {isComing ? (
        <Suspense fallback={<Spinner />}>
          <ProviderRegistration registration={registering} onBack={() => setRegistering('declined')} />
        </Suspense>
      ) : (
        <>
          <RegisterForm submitLabel={t('submit')} onRegistered={(session) => onSignedIn(session, 'register')} />
          {config.signIn === undefined || !hydrated ? null : (
            <Suspense>
              <ProviderRegister
                name={config.signIn.name}
                asks={registering === 'declined' ? 'when-pressed' : 'at-once'}
                onRegistering={setRegistering}
              />
            </Suspense>
          )}
        </>
      )}
    </AuthFrame>
  );
}
