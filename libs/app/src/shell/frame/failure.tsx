import { BlankLayout, ErrorPage } from '@imah/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { titles } from '../routes/titles.ts';
import { FailedNavigationBar } from './navigation-bar.tsx';
import { isRouteError } from './route-error.ts';
import { useShellPorts } from './shell-ports.tsx';
import { PageTitle } from './page-title.tsx';
import { useArrival } from './use-arrival.ts';

/** Replaces the page when it, or what leads to it, failed (S-17, S-21, S-55, S-58). */
export function Failure() {
  const error = useRouteError();
  const { failures } = useShellPorts();
  const known = isRouteError(error) ? error : null;
  useArrival();

  useEffect(() => {
    failures.report(error);
    if (known?.isChunkLoad) failures.recover();
  }, [error, known, failures]);

  const title = <PageTitle title={known?.status === 404 ? titles.notFound : titles.failure} />;
  // A crawler would file the failure as the page's content (S-58).
  if (failures.isCrawler) return title;
  return (
    <>
      {title}
      <FailedNavigationBar />
      <BlankLayout align="center">
        <ErrorPage
          status={known?.status ?? 500}
          // Where the code did not arrive the message is for the log.
          {...(known === null || known.isChunkLoad ? {} : { message: known.message })}
          onRetry={failures.reload}
        />
      </BlankLayout>
    </>
  );
}
