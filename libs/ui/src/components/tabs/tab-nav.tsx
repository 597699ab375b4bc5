import { useRef } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { join } from '../../shared/join.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './tabs.css.ts';
import { useInSight } from './use-in-sight.ts';

export type TabNavProps = RootProps<'nav', 'children'> & {
  label: string;
  items: readonly { href: string; label: string; icon?: IconShape; active: boolean }[];
};

/** Pages of one thing, looking like tabs: each has its own address. */
export function TabNav({ label, items, ...rest }: TabNavProps) {
  const list = useRef<HTMLElement>(null);
  const current = items.find(({ active }) => active)?.href;
  useInSight(list, '[aria-current="page"]', current);
  return (
    <nav ref={list} aria-label={label} {...rest} className={join(styles.list, styles.pages)}>
      {items.map((item) => (
        <Anchor key={item.href} href={item.href} aria-current={item.active ? 'page' : undefined} className={styles.tab}>
          {item.icon ? <Icon icon={item.icon} /> : null}
          {item.label}
        </Anchor>
      ))}
    </nav>
  );
}
