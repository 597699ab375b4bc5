import { id, instant } from '@imah/contract/core';
import type { noticeEndpoints } from '@imah/contract/notices';
import * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, readCursor, writeCursor } from '@imah/server-platform/http';
import { createNotice, deleteNotice, updateNotice } from './change-notice.ts';
import { listNotices } from './notice-repository.ts';

const position = z.object({ urgency: z.string(), publishedAt: instant, id });

export function noticeHandlers(context: ServerContext): Pick<Handlers, keyof typeof noticeEndpoints> {
  const { db, now } = context;
  return {
    listNotices: async ({ params, query, target }) => {
      const place = { orgId: target.orgId, buildingId: params.buildingId };
      const after = readCursor(position, query.cursor);
      const found = await listNotices(db, place, { ...query, after, now: now() });
      const last = found.length > query.limit ? found[query.limit - 1] : undefined;
      const next =
        last === undefined ? null : writeCursor({ urgency: last.urgency, publishedAt: last.publishedAt, id: last.id });
      return { data: found.slice(0, query.limit), meta: { nextCursor: next } };
    },
    createNotice: async ({ edit, body }) => ({ data: await createNotice(context, edit, body) }),
    updateNotice: async ({ edit, body }) => ({ data: await updateNotice(context, edit, body) }),
    deleteNotice: ({ edit }) => deleteNotice(context, edit).then(() => undefined),
  };
}
