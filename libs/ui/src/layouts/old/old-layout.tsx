import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { useLabels } from '../../labels/labels.tsx';
import { join } from '../../shared/join.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Anchor } from '../../components/link/link-context.tsx';
import { content, unpadded } from '../content.css.ts';
import {
  contentId,
  layoutAttributes,
  type ContentPadding,
  type ContentVariant,
  type HeaderDisplay,
} from '../layout-face.ts';
import type { NavigationItem } from '../navigation-item.ts';
import { SkipLink } from '../skip-link.tsx';
import * as styles from './old-layout.css.ts';

export type OldLayoutProps = RootProps<'div'> & {
  brand?: ReactNode;
  navigation?: readonly NavigationItem[];
  headerActions?: ReactNode;
  footer?: ReactNode;
  variant?: ContentVariant;
  header?: HeaderDisplay;
  padding?: ContentPadding;
};

/** The layout before the sidebar: a bar on top, the page in the middle, a line at the foot. */
export function OldLayout({
  brand = 'Imah',
  navigation = [],
  headerActions,
  footer,
  variant = 'default',
  header = 'shown',
  padding = 'default',
  children,
  ...rest
}: OldLayoutProps) {
  const labels = useLabels();
  return (
    <div {...rest} {...layoutAttributes({ layout: 'old', variant, header, padding })} className={styles.root}>
      <SkipLink />
      {header === 'shown' ? (
        <header className={styles.header}>
          <div className={styles.bar}>
            <span className={styles.brand}>{brand}</span>
            <nav aria-label={labels.mainNavigation} className={styles.navigation}>
              {navigation.map((item) => (
                <Anchor
                  key={item.href}
                  href={item.href}
                  aria-current={item.active ? 'page' : undefined}
                  className={styles.link}
                >
                  <Icon icon={item.icon} />
                  {item.label}
                </Anchor>
              ))}
            </nav>
            {headerActions}
          </div>
        </header>
      ) : null}
      <div className={styles.middle}>
        <main id={contentId} tabIndex={-1} className={join(content, padding === 'none' && unpadded)}>
          {children}
        </main>
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </div>
  );
}
