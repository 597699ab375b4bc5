import { Link } from '@imah/ui';
import { useApp, useCan } from '../../ports/index.ts';
import { useWorkspaceTexts } from './texts.ts';
import { demo } from './workspace.css.ts';

/** Says on every page that what one sees is a demonstration, and to who may remove it, where. */
export function DemoBanner() {
  const t = useWorkspaceTexts();
  const { config, person } = useApp();
  const can = useCan();
  if (config.demo === null) return null;
  const owns = person?.memberships.some(({ orgId }) => can('org.delete', { orgId }) === 'allowed') ?? false;
  return (
    <aside className={demo} aria-label={t('demo.label')}>
      <span>{t('demo.notice')}</span>
      {owns ? <Link href="/imah/akun#peragaan">{t('demo.remove')}</Link> : null}
    </aside>
  );
}
