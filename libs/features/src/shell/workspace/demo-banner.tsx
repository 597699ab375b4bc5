import { Link, Notice } from '@imah/ui';
import { useApp } from '../../app/index.ts';
import { useShellTexts } from '../texts.ts';

/** Says on every page that what one sees is a demonstration, and where it is removed. */
export function DemoBanner() {
  const t = useShellTexts();
  const { config } = useApp();
  if (config.demo === null) return null;
  return (
    <Notice tone="info">
      {t('demo.notice')} <Link href="/imah/akun#peragaan">{t('demo.remove')}</Link>
    </Notice>
  );
}
