import { createQueryClient } from '@imah/api-client/react';
import { resolveMqttUrl } from '@imah/realtime';
import { RealtimeProvider } from '@imah/realtime/react';
import { FollowAccount } from '@imah/features-identity/account/follow';
import { StepUpHost } from '@imah/features-identity/step-up';
import { createLiveChannel } from '@imah/app/live';
import { iconsOf, IconsProvider } from '@imah/app/named-icons';
import { createReadsStore, keepBuild, OfflineHost } from '@imah/app/offline';
import { OutboxHost } from '@imah/app/outbox';
import { ReportFormKeeper } from '@imah/features-tickets/report/keep';
import { Bell, preloadNotificationCentre } from '@imah/features-notifications';
import { preloadSearch, SearchBox } from '@imah/features-search';
import { afterFirstDataIn, atFirstInput, FramePartsProvider, shareLogout, useToast } from '@imah/app/shell';
import { loadReadingOrders } from '@imah/features-metering/orders';
import { loadTicketOrders } from '@imah/features-tickets/ticket/commands';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Application } from './application.ts';

declare global {
  interface ImportMetaEnv {
    /** Print of the contract that this build was made with (`build/contract-print.ts`). */
    readonly IMAH_CONTRACT?: string;
  }
}

const frameParts = { SearchBox, Bell };

/** What the pages behind the login share: the query cache and the live channel. Both end with the session. */
export function createWorkspace({ client, config, session, stepUp, language, settled }: Application) {
  const queryClient = createQueryClient();
  void afterFirstDataIn(window, queryClient).then(settled.resolve);

  const realtime = createLiveChannel({
    url: resolveMqttUrl({ configured: config.mqttUrl, location: window.location }),
    client,
    session,
    ready: settled.promise,
  });
  const icons = iconsOf(window, config);
  const reads = createReadsStore({ contract: import.meta.env.IMAH_CONTRACT ?? '' });
  session.on('sessionCleared', () => {
    queryClient.clear();
    reads.clear().catch(() => undefined);
  });
  shareLogout(window, session, () => client.whoami());
  const refresh = () => session.send({ type: 'REFRESH_WHOAMI' });
  if (import.meta.env.PROD) void settled.promise.then(() => keepBuild(navigator));
  void settled.promise.then(() => atFirstInput(window, [preloadNotificationCentre, preloadSearch]));

  return function Workspace({ children }: { readonly children: ReactNode }) {
    return (
      <QueryClientProvider client={queryClient}>
        <RealtimeProvider realtime={realtime}>
          <OutboxHost tell={useToast()} orders={[loadTicketOrders, loadReadingOrders]}>
            <OfflineHost refresh={refresh} language={language} store={reads}>
              <IconsProvider loader={icons}>
                <FramePartsProvider parts={frameParts}>{children}</FramePartsProvider>
                <ReportFormKeeper />
              </IconsProvider>
            </OfflineHost>
          </OutboxHost>
        </RealtimeProvider>
        <StepUpHost stepUp={stepUp} />
        <FollowAccount storage={localStorage} />
      </QueryClientProvider>
    );
  };
}
