import { BlankLayout, ErrorPage } from '@imah/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isRouteError } from './route-error.ts';
import { useShellPorts } from './shell-ports.tsx';

/** Replaces the page when it, or what leads to it, failed (S-17, S-21, S-55, S-58). */
export function Failure() {
  const error = useRouteError();
  const { failures } = useShellPorts();
  const known = isRouteError(error) ? error : null;

  useEffect(() => {
    failures.report(error);
    if (known?.isChunkLoad) failures.recover();
  }, [error, known, failures]);

  // A crawler would file the failure as the page's content (S-58).
  if (failures.isCrawler) return null;
  return (
    <BlankLayout align="center">
      <ErrorPage
        status={known?.status ?? 500}
        {...(known?.status === 404 ? { message: known.message } : {})}
        onRetry={failures.reload}
      />
    </BlankLayout>
  );
}
