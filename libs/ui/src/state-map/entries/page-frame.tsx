import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { globeIcon } from '../../icons/generated/icons.ts';
import * as styles from './page-frame.css.ts';

/** A page in small: where it stands, and what a person sees there. */
export function PageFrame({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <Icon icon={globeIcon} />
        <span className={styles.address}>{address}</span>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
