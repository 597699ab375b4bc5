import { useBuildings } from '@imah/api-client/react';
import {
  Brand,
  DashboardLayout,
  Link,
  preloadDashboardLayout,
  Skeleton,
  type SidebarState,
  useSidebar,
} from '@imah/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PageBuildingProvider } from '../../ports/page-building.tsx';
import { OfflineBanner } from '../../offline/index.ts';
import { OutboxButton } from '../../outbox/index.ts';
import { ShortcutsHost } from '../../shortcuts/index.ts';
import { useShellPorts } from '../frame/shell-ports.tsx';
import type { ResolvedRoute } from '../routes/index.ts';
import { useSession } from '../session/session-context.tsx';
import { useWorkspaceTexts } from './texts.ts';
import { AccessWatch } from './access-watch.tsx';
import { BuildingSwitcher } from './building-switcher.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { EmailBanner } from './email-banner.tsx';
import { FactorBanner, FactorGate } from './factor-banner.tsx';
import { useFrameParts } from './frame-parts.tsx';
import { LiveState } from './live-state.tsx';
import { preloadMenu } from './menu-on-demand.tsx';
import { FrameShortcuts } from './frame-shortcuts.tsx';
import { navigationFor } from './navigation.ts';
import { PageBar } from './page-bar.tsx';
import { PersonMenu } from './person-menu.tsx';
import { readSidebar, writeSidebar } from './sidebar-preference.ts';
import { useBreadcrumbs } from './use-breadcrumbs.ts';
import { ViewAsBanner } from './view-as-banner.tsx';

interface DashboardFrameProps {
  readonly route: ResolvedRoute;
  readonly children: ReactNode;
}

/** Fetches the menus and the sheet of the frame, so that the first press waits for nothing. */
export async function preloadParts(): Promise<void> {
  await Promise.all([preloadMenu(), preloadDashboardLayout()]);
}

/** The dashboard layout with what is always in it: where one may go, where one is, whether it is live. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { Workspace } = useShellPorts();
  return (
    <Workspace>
      <PageBuildingProvider>
        <ShortcutsHost>
          <Dashboard {...props} />
        </ShortcutsHost>
      </PageBuildingProvider>
    </Workspace>
  );
}

function Dashboard({ route, children }: DashboardFrameProps) {
  const t = useWorkspaceTexts();
  const { SearchBox, Bell } = useFrameParts();
  const { pathname } = useLocation();
  const person = useSession(({ context }) => context.user);
  const breadcrumbs = useBreadcrumbs(route, pathname.startsWith('/imah/building/') ? 'inside' : 'outside');
  const navigation = navigationFor(person, pathname, t, useHomeBuilding(pathname));

  const atHand = (
    <>
      <SearchBox pages={navigation} display="button" />
      <OutboxButton />
      <Bell userId={person?.id ?? null} />
    </>
  );

  return (
    <DashboardLayout
      variant={route.variant}
      header={route.header}
      padding={route.padding}
      navigation={navigation}
      brand={<HomeLink />}
      buildingSwitcher={<BuildingSwitcher />}
      connection={<LiveState />}
      person={<PersonMenu />}
      breadcrumbs={breadcrumbs}
      headerActions={atHand}
      banner={
        <>
          {route.header === 'shown' ? null : <PageBar>{atHand}</PageBar>}
          <FrameShortcuts navigation={navigation} pathname={pathname} />
          <AccessWatch />
          <OfflineBanner />
          <ViewAsBanner />
          <DemoBanner />
          <EmailBanner />
          <FactorBanner />
        </>
      }
      defaultSidebar={readSidebar(localStorage)}
      onSidebarChange={({ sidebar }: { sidebar: SidebarState }) => writeSidebar(localStorage, sidebar)}
    >
      <Suspense fallback={<Skeleton shape="card" />}>
        <FactorGate>{children}</FactorGate>
      </Suspense>
    </DashboardLayout>
  );
}

/** The building one is in, else the first of one's own. */
function useHomeBuilding(pathname: string): string | null {
  const { data: buildings = [] } = useBuildings();
  const current = buildings.find(({ id }) => pathname.startsWith(`/imah/building/${id}`));
  return (current ?? buildings[0])?.id ?? null;
}

function HomeLink() {
  const folded = useSidebar() === 'folded';
  return (
    <Link href="/imah" tone="muted">
      <Brand display={folded ? 'mark' : 'full'} />
    </Link>
  );
}
