import { buildingHandlers } from './buildings/building-handlers.ts';
import type { ServerContext } from './context.ts';
import type { Handlers } from './http/handler.ts';
import { identityHandlers } from './identity/identity-handlers.ts';

/** Every handler of the contract; a missing one does not compile. */
export function createHandlers(context: ServerContext): Handlers {
  return {
    ...identityHandlers(context),
    ...buildingHandlers(context),
  };
}
