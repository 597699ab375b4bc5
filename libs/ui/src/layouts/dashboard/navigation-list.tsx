import { Icon } from '../../components/icon/icon.tsx';
import { Anchor } from '../../components/link/link-context.tsx';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import type { NavigationItem } from '../navigation-item.ts';
import { useSidebar } from './sidebar-context.ts';
import * as styles from './navigation-list.css.ts';

type NavigationListProps = { items: readonly NavigationItem[]; onFollow?: () => void };

export function NavigationList({ items, onFollow }: NavigationListProps) {
  const folded = useSidebar() === 'folded';
  return (
    <ul className={styles.list}>
      {items.map((item, position) => {
        const startsSection = item.section !== undefined && item.section !== items[position - 1]?.section;
        const place = (
          <Anchor
            href={item.href}
            aria-current={item.active ? 'page' : undefined}
            onClick={onFollow}
            className={styles.link}
          >
            <Icon icon={item.icon} size="lg" />
            <span className={folded ? styles.hidden : styles.words}>{item.label}</span>
            {item.count ? <span className={folded ? styles.hidden : styles.count}>{item.count}</span> : null}
          </Anchor>
        );
        return (
          <li key={item.href}>
            {startsSection ? <div className={styles.section}>{item.section}</div> : null}
            {folded ? (
              <Tooltip content={item.label} side="right">
                {place}
              </Tooltip>
            ) : (
              place
            )}
          </li>
        );
      })}
    </ul>
  );
}
