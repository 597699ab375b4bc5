import { menuIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Anchor } from '../../components/link/link-context.tsx';
import type { NavigationItem } from '../navigation-item.ts';
import * as styles from './bottom-bar.css.ts';

/** As many as a thumb can tell apart; the rest is behind Menu. */
const shown = 4;

type BottomBarProps = {
  items: readonly NavigationItem[];
  menu: 'open' | 'closed';
  onMenu: () => void;
};

export function BottomBar({ items, menu, onMenu }: BottomBarProps) {
  const labels = useLabels();
  return (
    <nav aria-label={labels.mainNavigation} className={styles.bar}>
      <ul className={styles.list}>
        {items.slice(0, shown).map((item) => (
          <li key={item.href} className={styles.cell}>
            <Anchor href={item.href} aria-current={item.active ? 'page' : undefined} className={styles.item}>
              <Icon icon={item.icon} size="lg" />
              <span className={styles.words}>{item.label}</span>
            </Anchor>
          </li>
        ))}
        <li className={styles.cell}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onClick={onMenu}
            className={styles.item}
          >
            <Icon icon={menuIcon} size="lg" />
            <span className={styles.words}>{labels.menu}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
