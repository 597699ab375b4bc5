import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { Breadcrumbs, type Breadcrumb } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { join } from '../../shared/join.ts';
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
import { BottomBar } from './bottom-bar.tsx';
import * as styles from './dashboard-layout.css.ts';
import type { SidebarState } from './sidebar-context.ts';
import { Sidebar } from './sidebar.tsx';

const loadNavigationSheet = async () => ({ default: (await import('./navigation-sheet.tsx')).NavigationSheet });
const NavigationSheet = lazy(loadNavigationSheet);

/** Fetches what the layout needs only once somebody asks for it: the sheet with the whole navigation. */
export async function preloadDashboardLayout(): Promise<void> {
  await loadNavigationSheet();
}

export type DashboardLayoutProps = RootProps<'div'> & {
  /** The first four stand in the bottom bar of a phone. */
  navigation: readonly NavigationItem[];
  /** Slots of the sidebar; `useSidebar()` tells them whether it is folded. On a phone they are in the sheet. */
  brand: ReactNode;
  buildingSwitcher?: ReactNode;
  connection?: ReactNode;
  person?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  headerActions?: ReactNode;
  /** Above the page on every screen: offline, the demo's notice. */
  banner?: ReactNode;
  variant?: ContentVariant;
  header?: HeaderDisplay;
  padding?: ContentPadding;
  defaultSidebar?: SidebarState;
  /** To remember what the person chose. */
  onSidebarChange?: (change: { sidebar: SidebarState }) => void;
};

export function DashboardLayout({
  navigation,
  brand,
  buildingSwitcher,
  connection,
  person,
  breadcrumbs = [],
  headerActions,
  banner,
  variant = 'default',
  header = 'shown',
  padding = 'default',
  defaultSidebar = 'open',
  onSidebarChange,
  children,
  ...rest
}: DashboardLayoutProps) {
  const [sidebar, setSidebar] = useState(defaultSidebar);
  const [menu, setMenu] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const slots = { navigation, buildingSwitcher, connection, person };

  const handleSidebarChange = (change: { sidebar: SidebarState }) => {
    setSidebar(change.sidebar);
    onSidebarChange?.(change);
  };

  return (
    <div {...rest} {...layoutAttributes({ layout: 'dashboard', variant, header, padding })} className={styles.root}>
      <SkipLink />
      <Sidebar state={sidebar} onChange={handleSidebarChange} brand={brand} {...slots} />
      <div className={styles.column}>
        {header === 'shown' ? (
          <header className={styles.header}>
            <Breadcrumbs items={breadcrumbs} />
            {headerActions ? <div className={styles.headerActions}>{headerActions}</div> : null}
          </header>
        ) : null}
        {banner}
        <main id={contentId} tabIndex={-1} className={join(content, padding === 'none' && unpadded)}>
          {children}
        </main>
      </div>
      <BottomBar items={navigation} menu={menu === 'open' ? 'open' : 'closed'} onMenu={() => setMenu('open')} />
      {menu === 'unopened' ? null : (
        <Suspense>
          <NavigationSheet open={menu === 'open'} onClose={() => setMenu('closed')} {...slots} />
        </Suspense>
      )}
    </div>
  );
}
