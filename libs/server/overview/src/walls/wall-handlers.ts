import type { wallEndpoints } from '@imah/contract/dashboards';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { createWall, withdrawWall } from './change-walls.ts';
import { listWalls } from './list-walls.ts';
import { showWall } from './show-wall.ts';
import { showWallPage } from './wall-page.ts';
import { sendWallPicture } from './wall-picture.ts';

export function wallHandlers(context: ServerContext): Pick<Handlers, keyof typeof wallEndpoints> {
  const { db, now } = context;
  return {
    listWalls: async ({ edit }) => ({ data: await listWalls(db, edit, now()) }),
    createWall: async ({ edit, body }) => ({ data: await createWall(context, edit, body) }),
    withdrawWall: async ({ edit, params: { wallId } }) => {
      await withdrawWall(context, { ...edit, wallId });
      return undefined;
    },
    readWall: async ({ request, body: { token } }) => ({
      data: await showWall(db, { token, from: request.ip }, now()),
    }),
    readWallPage: async ({ request, body: { token, buildingId } }) => ({
      data: await showWallPage(db, { token, from: request.ip }, buildingId, now()),
    }),
    readWallPicture: async ({ request, reply, body }) => {
      await sendWallPicture(context, body, { from: request.ip, reply });
      return undefined;
    },
  };
}
