import type { DeviceCounts } from '@imah/contract/buildings';
import * as styles from './online-bar.css.ts';

/** Devices by presence as one bar; the words stand beside it. */
export function OnlineBar({ counts }: { readonly counts: DeviceCounts }) {
  const { total, online, offline } = counts;
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100);
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className={styles.bar}>
      <rect width="100" height="1" className={styles.rest} />
      <rect width={share(online) + share(offline)} height="1" className={styles.offline} />
      <rect width={share(online)} height="1" className={styles.online} />
    </svg>
  );
}
