import { lazy, Suspense } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { Anchor } from '../../components/link/link-context.tsx';
import type { NavigationItem } from '../navigation-item.ts';
import { useSidebar } from './sidebar-context.ts';
import * as styles from './navigation-list.css.ts';

// Only a folded sidebar needs it, and positioning is much code.
const NamedLink = lazy(async () => ({ default: (await import('./named-link.tsx')).NamedLink }));

type NavigationListProps = { items: readonly NavigationItem[]; onFollow?: () => void };

export function NavigationList({ items, onFollow }: NavigationListProps) {
  const folded = useSidebar() === 'folded';
  return (
    <ul className={styles.list}>
      {items.map((item, position) => {
        const startsSection = item.section !== undefined && item.section !== items[position - 1]?.section;
        const link = (
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
              <Suspense fallback={link}>
                <NamedLink name={item.label}>{link}</NamedLink>
              </Suspense>
            ) : (
              link
            )}
          </li>
        );
      })}
    </ul>
  );
}
