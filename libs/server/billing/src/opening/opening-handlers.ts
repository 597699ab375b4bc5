import type { openingEndpoints } from '@imah/contract/billing';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { importOpening } from './import-opening.ts';
import { listOpeningImports, undoOpeningImport } from './undo-opening.ts';

export function openingHandlers(context: ServerContext): Pick<Handlers, keyof typeof openingEndpoints> {
  const { db } = context;
  return {
    importOpening: async ({ actor, edit, body }) => ({
      data: await importOpening(context, edit, body, actor.locale),
    }),
    listOpeningImports: async ({ edit }) => ({ data: await listOpeningImports(db, edit) }),
    undoOpeningImport: async ({ edit }) => {
      await undoOpeningImport(context, edit);
      return undefined;
    },
  };
}
