import type { RootProps } from '../../shared/root-props.ts';
import { chevronRightIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './breadcrumbs.css.ts';

export type Breadcrumb = { label: string; href?: string | undefined };

export type BreadcrumbsProps = RootProps<'nav', 'children'> & {
  /** From the outermost to the page itself, which is the last and needs no href. */
  items: readonly Breadcrumb[];
};

export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const labels = useLabels();
  return (
    <nav aria-label={labels.breadcrumbs} {...rest} className={styles.nav}>
      <ol className={styles.list}>
        {items.map(({ label, href }, position) => {
          const last = position === items.length - 1;
          return (
            <li key={`${href ?? ''} ${label}`} className={styles.item}>
              {href && !last ? (
                <Anchor href={href} className={styles.link}>
                  {label}
                </Anchor>
              ) : (
                <span className={styles.words} aria-current={last ? 'page' : undefined}>
                  {label}
                </span>
              )}
              {last ? null : (
                <span className={styles.separator}>
                  <Icon icon={chevronRightIcon} size="sm" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
