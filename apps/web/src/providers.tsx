import { ApiProvider } from '@imah/api-client/react';
import type { ColorMode } from '@imah/contract/core/words';
import { type AppPorts, AppProvider } from '@imah/app/ports';
import { LibraryWords, LocaleProvider } from '@imah/app/i18n';
import {
  type ColorModeActor,
  SessionProvider,
  ShellProvider,
  type ShellPorts,
  ToasterProvider,
  useSession,
  useUnanswered,
} from '@imah/app/shell';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { Application } from './application.ts';

interface ProvidersProps {
  readonly application: Application;
  readonly shell: ShellPorts;
  /** What the pages ask of the application, apart from who is signed in. */
  readonly ports: Omit<AppPorts, 'config' | 'person'>;
  /** Left out while the build renders: a page is then shown in the mode its route says. */
  readonly browser?: { readonly storage: Storage; readonly colorMode: ColorModeActor };
  readonly children: ReactNode;
}

/** Everything a page may ask for, from the outside in. The build renders the public pages inside the same. */
export function Providers({ application, shell, ports, browser, children }: ProvidersProps) {
  return (
    <LocaleProvider initialLocale="id" storage={browser?.storage}>
      <LibraryWords>
        <SessionProvider actor={application.session}>
          <ToasterProvider actor={application.toaster}>
            <ApiProvider client={application.client}>
              <ShellProvider ports={shell}>
                <Ports application={application} ports={ports} browser={browser}>
                  {children}
                </Ports>
              </ShellProvider>
            </ApiProvider>
          </ToasterProvider>
        </SessionProvider>
      </LibraryWords>
    </LocaleProvider>
  );
}

type PortsProps = Pick<ProvidersProps, 'application' | 'ports' | 'children'> & {
  browser: ProvidersProps['browser'] | undefined;
};

function Ports({ application, ports, browser, children }: PortsProps) {
  const person = useSession(({ context }) => context.user);
  const ended = useSession(({ context }) => context.ended);
  const unanswered = useUnanswered(application);
  const { config } = application;
  const preference = useSelector(browser?.colorMode, (snapshot) => snapshot?.context.preference ?? 'system');
  const value = useMemo(() => {
    const prefer = (mode: ColorMode) => browser?.colorMode.send({ type: 'PREFER', preference: mode });
    return { ...ports, config, person, ended, unanswered, colorMode: { preference, prefer } };
  }, [ports, config, person, preference, browser, ended, unanswered]);
  return <AppProvider value={value}>{children}</AppProvider>;
}
