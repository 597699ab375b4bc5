import { Link } from '@imah/ui';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../app/app-ports.tsx';
import { useHydrated } from '../../i18n/use-hydrated.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { useRegisterTexts } from './texts.ts';

const InvitationPage = lazy(async () => ({ default: (await import('../invitation/index.ts')).InvitationPage }));

/** A new account; with the link of an invitation (`?undangan=`) the answer to it. */
export function RegisterPage() {
  const t = useRegisterTexts();
  const { onSignedIn } = useApp();
  const [search] = useSearchParams();
  // The HTML of the build knows no query.
  const token = useHydrated() ? search.get('undangan') : null;
  if (token !== null) return <InvitationPage token={token} />;

  return (
    <AuthFrame title={t('title')} lead={t.rich('lead', { login: (words) => <Link href="/login">{words}</Link> })}>
      <RegisterForm submitLabel={t('submit')} onRegistered={(session) => onSignedIn(session, 'register')} />
    </AuthFrame>
  );
}
