import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { arrowLeftIcon, chevronRightIcon } from '../../icons/generated/icons.ts';
import { useMedia } from '../../shared/use-media.ts';
import { media } from '../../tokens/measures.ts';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-context.tsx';
import { List, ListRow } from '../list/list.tsx';
import * as styles from './side-nav.css.ts';

export interface SideNavItem {
  readonly href: string;
  readonly label: string;
  /** What is found there, in the list of a narrow screen. */
  readonly description?: string;
  readonly icon: IconShape;
  readonly active: boolean;
}

export type SideNavProps = RootProps<'div'> & {
  /** What the pages are of: the name of the navigation, the title of the list and of the way back to it. */
  label: string;
  items: readonly SideNavItem[];
  /** Where the list is, on a narrow screen a page of its own. */
  listHref: string;
  /** What a narrow screen shows at this address; a wide one always shows both. */
  shown: 'list' | 'page';
};

/**
 * Pages of one thing, with their navigation beside them; on a narrow screen a list, and each page with the way back to
 * it. The page brings its own `h1`.
 */
export function SideNav({ label, items, listHref, shown, children, ...rest }: SideNavProps) {
  const wide = useMedia(media.desktop);
  if (wide)
    return (
      <div {...rest} className={styles.root}>
        <nav aria-label={label} className={styles.nav}>
          <p aria-hidden className={styles.name}>
            {label}
          </p>
          <ul className={styles.list}>
            {items.map(({ href, label: words, icon, active }) => (
              <li key={href}>
                <Anchor href={href} aria-current={active ? 'page' : undefined} className={styles.link}>
                  <Icon icon={icon} />
                  {words}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.page}>{children}</div>
      </div>
    );
  if (shown === 'list')
    return (
      <div {...rest} className={styles.root}>
        <Heading level={1}>{label}</Heading>
        <nav aria-label={label}>
          <Card padding="none">
            <List>
              {items.map(({ href, label: words, description, icon }) => (
                <ListRow
                  key={href}
                  href={href}
                  icon={icon}
                  title={words}
                  description={description}
                  trailing={<Icon icon={chevronRightIcon} />}
                />
              ))}
            </List>
          </Card>
        </nav>
      </div>
    );
  return (
    <div {...rest} className={styles.root}>
      <Anchor href={listHref} className={styles.back}>
        <Icon icon={arrowLeftIcon} />
        {label}
      </Anchor>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
