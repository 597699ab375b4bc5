import { Link } from '@imah/ui';
import { useApp } from '../../ports/index.ts';
import { useWorkspaceTexts } from './texts.ts';
import { demo } from './workspace.css.ts';

/** Says that nobody has shown yet that the address is theirs; what reaches beyond the account waits for it. */
export function EmailBanner() {
  const t = useWorkspaceTexts();
  const { person } = useApp();
  if (person === null || person.emailVerified || person.viewAs !== undefined) return null;
  return (
    <div className={demo}>
      <span>{t('email.notice', { email: person.email })}</span>
      <Link href="/imah/akun#email">{t('email.open')}</Link>
    </div>
  );
}
