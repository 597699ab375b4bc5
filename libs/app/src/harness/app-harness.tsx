import { createFakeApiClient, type FakeAnswers } from '@imah/api-client/testing';
import { ApiProvider, createQueryClient } from '@imah/api-client/react';
import type { Locale } from '@imah/contract/core/words';
import type { SessionAnswer, Whoami } from '@imah/contract/identity';
import { RealtimeProvider } from '@imah/realtime/react';
import { createFakeRealtime } from '@imah/realtime/testing';
import { type Session, sessionMachine, toasterMachine, type WhoamiAnswer } from '@imah/state-machines';
import { fixtureNow } from '@imah/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createActor, fromPromise } from 'xstate';
import { type AppPorts, AppProvider } from '../ports/app-ports.tsx';
import { IconsProvider } from '../named-icons/index.ts';
import { ClockProvider, createClock } from '../i18n/clock.tsx';
import { LocaleProvider } from '../i18n/locale-provider.tsx';
import { type HeldOutbox, OutboxProvider } from '../outbox/index.ts';
import { createFakeOutbox } from '../outbox/testing/index.ts';
import {
  type FrameParts,
  FramePartsProvider,
  SessionProvider,
  type ShellPorts,
  ShellProvider,
  ToasterProvider,
} from '../shell/index.ts';
import { defaultPorts } from './default-ports.ts';
import { type Network, overNetwork } from './network.ts';
import { storyIcons } from './story-icons.ts';

export interface AppHarnessProps {
  readonly routes: RouteObject[];
  readonly parts: FrameParts;
  /** The address it is opened with. */
  readonly path: string;
  /** `signed-in` as `person`; who that is may not be known yet (null). */
  readonly session: 'signed-in' | 'visitor';
  readonly person: Whoami | null;
  /** What the API answers; a call without an answer is a 404. */
  readonly answers: FakeAnswers;
  readonly network: Network;
  readonly app?: Partial<AppPorts>;
  readonly failures?: Partial<ShellPorts['failures']>;
  readonly arrive?: ShellPorts['arrive'];
  readonly locale: Locale;
  /** Makes what is written on this device: anew for each showing, as one of them may empty it. */
  readonly outbox?: (() => HeldOutbox) | undefined;
}

const channel = { online: 'connected', slow: 'connecting', offline: 'offline' } as const;

/** The whole application around its routes, without a network and at one fixed moment. */
export function AppHarness(props: AppHarnessProps) {
  const [kept] = useState(() => makeApp(props));
  return (
    <ClockProvider clock={kept.clock}>
      <LocaleProvider initialLocale={props.locale}>
        <SessionProvider actor={kept.session}>
          <ToasterProvider actor={kept.toaster}>
            <ApiProvider client={kept.client}>
              <ShellProvider ports={kept.shell}>
                <AppProvider value={{ ...kept.ports, person: props.person }}>
                  <IconsProvider loader={storyIcons}>
                    <RouterProvider router={kept.router} />
                  </IconsProvider>
                </AppProvider>
              </ShellProvider>
            </ApiProvider>
          </ToasterProvider>
        </SessionProvider>
      </LocaleProvider>
    </ClockProvider>
  );
}

function makeApp({
  routes,
  parts,
  path,
  session,
  person,
  answers,
  network,
  app,
  failures,
  arrive,
  outbox,
}: AppHarnessProps) {
  const queries = createQueryClient();
  const realtime = createFakeRealtime({ now: () => fixtureNow, state: channel[network] });
  const held = (outbox ?? createFakeOutbox)();
  const Workspace = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <RealtimeProvider realtime={realtime}>
        <OutboxProvider held={held}>
          <FramePartsProvider parts={parts}>{children}</FramePartsProvider>
        </OutboxProvider>
      </RealtimeProvider>
    </QueryClientProvider>
  );
  const shell: ShellPorts = {
    Workspace,
    // Storybook's own toolbar shows the mode; stories of pages that force one say so in their parameters.
    colorMode: { force: () => undefined },
    arrive: arrive ?? (() => undefined),
    failures: {
      report: () => undefined,
      recover: () => undefined,
      reload: () => undefined,
      isCrawler: false,
      ...failures,
    },
  };
  return {
    client: createFakeApiClient(overNetwork(answers, network)),
    clock: createClock({ now: () => fixtureNow, repeat: () => () => undefined }),
    ports: { ...defaultPorts(), ...app },
    router: createMemoryRouter(routes, { initialEntries: [path] }),
    session: startSession(session, person),
    toaster: createActor(toasterMachine, { input: { now: () => performance.now() } }).start(),
    shell,
  };
}

function startSession(session: AppHarnessProps['session'], person: Whoami | null) {
  const { id, email, name } = person ?? { id: '', email: '', name: '' };
  const kept = session === 'visitor' ? {} : { user: { id, email, name }, token: 'story' };
  return createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise<SessionAnswer>(async () => kept),
        fetchWhoami: fromPromise<WhoamiAnswer, Session | null>(async () => (person === null ? {} : { data: person })),
        deleteSession: fromPromise<unknown, Session | null>(async () => undefined),
      },
    }),
  ).start();
}
