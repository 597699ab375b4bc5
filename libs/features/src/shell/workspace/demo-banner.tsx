import { Link } from '@imah/ui';
import { useApp } from '../../app/index.ts';
import { useShellTexts } from '../texts.ts';
import { demo } from './workspace.css.ts';

/** Says on every page that what one sees is a demonstration, and where it is removed. */
export function DemoBanner() {
  const t = useShellTexts();
  const { config } = useApp();
  if (config.demo === null) return null;
  return (
    <div className={demo}>
      <span>{t('demo.notice')}</span>
      <Link href="/imah/akun#peragaan">{t('demo.remove')}</Link>
    </div>
  );
}
