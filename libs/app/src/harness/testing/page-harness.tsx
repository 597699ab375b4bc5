// A page is tested as it is drawn: a control without the tokens' measures has no size, and would count as hidden.
import '@imah/ui/global';
import { createFakeApiClient, type FakeAnswers } from '@imah/api-client/testing';
import { ApiProvider, createQueryClient } from '@imah/api-client/react';
import type { Locale } from '@imah/contract/core/words';
import type { Whoami } from '@imah/contract/identity';
import { RealtimeProvider } from '@imah/realtime/react';
import { createFakeRealtime, type FakeRealtime } from '@imah/realtime/testing';
import { toasterMachine } from '@imah/state-machines';
import { fixtureNow, whoami } from '@imah/testing';
import { type LinkElementProps, LinkProvider } from '@imah/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createActor } from 'xstate';
import { type AppPorts, AppProvider } from '../../ports/app-ports.tsx';
import { IconsProvider } from '../../named-icons/index.ts';
import { storyIcons } from '../story-icons.ts';
import { ClockProvider, createClock } from '../../i18n/clock.tsx';
import { LocaleProvider } from '../../i18n/locale-provider.tsx';
import { type HeldOutbox, OutboxProvider } from '../../outbox/index.ts';
import { createFakeOutbox } from '../../outbox/testing/index.ts';
import { ToasterProvider } from '../../shell/index.ts';
import { defaultPorts, plainConfig } from '../default-ports.ts';

export { plainConfig };

export interface PageHarnessProps {
  /** What the API answers; a call without an answer is a 404. */
  readonly answers?: FakeAnswers;
  /** Where the page stands, `/imah/building/:id`; anything else shows only its address. */
  readonly route?: string;
  /** The address it is opened with. */
  readonly path?: string;
  readonly person?: Whoami | null;
  readonly app?: Partial<AppPorts>;
  readonly realtime?: FakeRealtime;
  readonly client?: ReturnType<typeof createFakeApiClient>;
  readonly locale?: Locale;
  readonly outbox?: HeldOutbox;
  readonly children: ReactNode;
}

/** Everything a page finds around it in the app, without a network and at one fixed moment. */
export function PageHarness({
  answers = {},
  route = '*',
  path = '/',
  person = whoami,
  app = {},
  realtime,
  client,
  outbox,
  locale = 'id',
  children,
}: PageHarnessProps) {
  const [kept] = useState(() => ({
    client: client ?? createFakeApiClient(answers),
    queries: createQueryClient(),
    realtime: realtime ?? createFakeRealtime({ now: () => fixtureNow }),
    clock: createClock({ now: () => fixtureNow, repeat: () => () => undefined }),
    ports: { ...defaultPorts(), ...app },
    outbox: outbox ?? createFakeOutbox(),
    toaster: createActor(toasterMachine, { input: { now: () => fixtureNow } }).start(),
  }));
  return (
    <ClockProvider clock={kept.clock}>
      <LocaleProvider initialLocale={locale}>
        <MemoryRouter initialEntries={[path]}>
          <LinkProvider component={RouterLink}>
            <ApiProvider client={kept.client}>
              <QueryClientProvider client={kept.queries}>
                <RealtimeProvider realtime={kept.realtime}>
                  <AppProvider value={{ ...kept.ports, person }}>
                    <IconsProvider loader={storyIcons}>
                      <OutboxProvider held={kept.outbox}>
                        <ToasterProvider actor={kept.toaster}>
                          <Routes>
                            <Route path={route} element={children} />
                            <Route path="*" element={<Elsewhere />} />
                          </Routes>
                        </ToasterProvider>
                      </OutboxProvider>
                    </IconsProvider>
                  </AppProvider>
                </RealtimeProvider>
              </QueryClientProvider>
            </ApiProvider>
          </LinkProvider>
        </MemoryRouter>
      </LocaleProvider>
    </ClockProvider>
  );
}

function RouterLink({ href, ...rest }: LinkElementProps) {
  // An Anchor would ask this very component again.
  const { children, ...attributes } = rest;
  return href.startsWith('/') ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} {...attributes}>
      {children}
    </a>
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{`${pathname}${search}`}</p>;
}
