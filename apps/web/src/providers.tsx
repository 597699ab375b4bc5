import { ApiProvider } from '@imah/api-client/react';
import { type AppPorts, AppProvider } from '@imah/features/app';
import { LocaleProvider } from '@imah/features/i18n';
import { SessionProvider, ShellProvider, type ShellPorts, ToasterProvider, useSession } from '@imah/features/shell';
import { type ReactNode, useMemo } from 'react';
import type { Application } from './application.ts';

interface ProvidersProps {
  readonly application: Application;
  readonly shell: ShellPorts;
  /** What the pages ask of the application, apart from who is signed in. */
  readonly ports: Omit<AppPorts, 'config' | 'person'>;
  readonly storage?: Storage;
  readonly children: ReactNode;
}

/** Everything a page may ask for, from the outside in. The build renders the public pages inside the same. */
export function Providers({ application, shell, ports, storage, children }: ProvidersProps) {
  return (
    <LocaleProvider initialLocale="id" storage={storage}>
      <SessionProvider actor={application.session}>
        <ToasterProvider actor={application.toaster}>
          <ApiProvider client={application.client}>
            <ShellProvider ports={shell}>
              <Ports application={application} ports={ports}>
                {children}
              </Ports>
            </ShellProvider>
          </ApiProvider>
        </ToasterProvider>
      </SessionProvider>
    </LocaleProvider>
  );
}

function Ports({
  application: { config },
  ports,
  children,
}: Pick<ProvidersProps, 'application' | 'ports' | 'children'>) {
  const person = useSession(({ context }) => context.user);
  const value = useMemo(() => ({ ...ports, config, person }), [ports, config, person]);
  return <AppProvider value={value}>{children}</AppProvider>;
}
