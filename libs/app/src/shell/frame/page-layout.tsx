import { BlankLayout, OldLayout } from '@imah/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ResolvedRoute } from '../routes/index.ts';
import { Waiting } from './waiting.tsx';

const DashboardFrame = lazy(async () => ({
  default: (await import('../workspace/dashboard-frame.tsx')).DashboardFrame,
}));

/** Fetches what stands around the pages behind the login, before it is needed. */
export async function preloadDashboard(): Promise<void> {
  await import('../workspace/dashboard-frame.tsx');
}

/**
 * Gets ready what is likely to come next; the code for it comes in a quiet moment, too. What fails is only given up: the
 * press that needs it asks again.
 */
export async function preloadAhead(page: Window, routes: RouteObject[]): Promise<void> {
  await import('../preload/preload-ahead.ts').then((ahead) => ahead.preloadAhead(page, routes)).catch(() => undefined);
}

/** The layout that the route's record asks for. */
export function PageLayout({ route, children }: { readonly route: ResolvedRoute; readonly children: ReactNode }) {
  const { layout, variant, header, padding } = route;
  switch (layout) {
    case 'blank':
      return (
        <BlankLayout variant={variant} padding={padding}>
          {children}
        </BlankLayout>
      );
    case 'old':
      return (
        <OldLayout variant={variant} header={header} padding={padding}>
          {children}
        </OldLayout>
      );
    case 'dashboard':
      return (
        <Suspense fallback={<Waiting />}>
          <DashboardFrame route={route}>{children}</DashboardFrame>
        </Suspense>
      );
  }
}
