import { createBuildClient, createLazyApiClient, createTransport, resolveApiBase } from '@imah/api-client';
import { identityRoutes } from '@imah/contract/first-routes';
import type { RuntimeConfig } from '@imah/contract/system/words';
import { forgetPerson, rememberedPersonOf, sessionActors } from '@imah/features-identity/remembered-person';
import { readLocale } from '@imah/app/i18n';
import { createStepUp } from '@imah/features-identity/step-up';
import { sessionMachine, toasterMachine } from '@imah/state-machines';
import { createActor } from 'xstate';
import { sameMachine } from './config.ts';

export type Application = ReturnType<typeof createApplication>;

/** Makes the one client, session and toaster of a page. Nothing runs before `session.start()`. */
export function createApplication(config: RuntimeConfig, location: Location) {
  const { origin, hostname } = location;
  const stepUp = createStepUp();
  // What is kept is so from the choice on; the document follows once it has rendered.
  const language = () => readLocale(localStorage) ?? document.documentElement.lang;
  const fallback = sameMachine(config.fallbackApiBase, location);
  const client = createLazyApiClient(
    {
      resolveBase: () => resolveApiBase({ configured: config.apiBase, origin, hostname, fallback }),
      getToken: () => session.getSnapshot().context.session?.token ?? null,
      onUnauthorized: () => session.send({ type: 'UNAUTHORIZED', path: location.pathname }),
      language,
      confirm: () => stepUp.confirm(),
    },
    { first: identityRoutes, all: loadRoutes },
  );
  // The builds lie beside the page, wherever the API is.
  const builds = createBuildClient({
    transport: createTransport({ resolveBase: () => origin }),
    buildId: config.buildId,
  });
  const person = rememberedPersonOf(globalThis.window, import.meta.env.IMAH_CONTRACT ?? '');
  const session = createActor(sessionMachine.provide({ actors: sessionActors(client, person) }));
  session.on('sessionSet', ({ session: { user } }) => person.remember(user));
  session.on('sessionCleared', person.forget);
  const forget = () => forgetPerson(person);
  const toaster = createActor(toasterMachine, { input: { now: () => performance.now() } });
  // Resolved once the first page behind the login has its data; what can wait, waits for it.
  const settled = Promise.withResolvers<void>();
  return { config, client, builds, session, toaster, stepUp, language, forget, settled, person };
}

/** Every call of the API: what a page behind the login asks for first, and a visitor never. */
export async function loadRoutes() {
  return (await import('@imah/contract/routes')).routes;
}
