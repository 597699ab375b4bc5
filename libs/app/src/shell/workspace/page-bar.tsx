import { Icon, Link } from '@imah/ui';
import { arrowLeftIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { useWorkspaceTexts } from './texts.ts';
import { useBuildingOfPage } from './current-building.ts';
import * as styles from './workspace.css.ts';

/** Above a page whose layout has no header: the way back, and what is always at hand. */
export function PageBar({ children }: { readonly children: ReactNode }) {
  const t = useWorkspaceTexts();
  const building = useBuildingOfPage();
  return (
    <header className={styles.pageBar}>
      <Link href={building === undefined ? '/imah' : `/imah/building/${building.id}`} tone="muted">
        <span className={styles.back}>
          <Icon icon={arrowLeftIcon} />
          <span className={styles.ellipsis}>{building?.name ?? t('navigation.beranda')}</span>
        </span>
      </Link>
      <div className={styles.atHand}>{children}</div>
    </header>
  );
}
