import type { ReactNode } from 'react';
import * as styles from './public-frame.css.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** Head, content and foot of a public page, never shorter than the window. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <PublicHeader />
      <div className={styles.content}>{children}</div>
      <PublicFooter />
    </div>
  );
}
