import { randomUUIDv7 } from 'node:crypto';
import { id, instant } from '@imah/contract/core';
import type { Notice, noticeEndpoints } from '@imah/contract/notices';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { changed, type PlaceEdit, placeEditOf, sameFields, writeEdit } from '../buildings/place-edit.ts';
import { publishBuildingEvent } from '../buildings/publish-building.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { invalidField, notFound } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { readNotice, readNotices } from './read-notices.ts';

const position = z.object({ urgency: z.string(), publishedAt: instant, id });

export function noticeHandlers(context: ServerContext): Pick<Handlers, keyof typeof noticeEndpoints> {
  const { db, now } = context;
  const told = async (edit: PlaceEdit, op: 'created' | 'updated' | 'deleted', noticeId: string, version: number) =>
    publishBuildingEvent(context, edit, { entity: 'notice', id: noticeId, version, op });
  return {
    listNotices: async ({ params, query, target }) => {
      const place = { orgId: target.orgId, buildingId: params.buildingId };
      const after = readCursor(position, query.cursor);
      const found = await readNotices(db, place, { ...query, after, now: now() });
      const last = found.length > query.limit ? found[query.limit - 1] : undefined;
      const next =
        last === undefined ? null : writeCursor({ urgency: last.urgency, publishedAt: last.publishedAt, id: last.id });
      return { data: found.slice(0, query.limit), meta: { nextCursor: next } };
    },
    createNotice: async (call) => {
      const edit = placeEditOf(call, context);
      requireLater(call.body.expiresAt, edit.now);
      const noticeId = randomUUIDv7();
      const { title, body, urgency, expiresAt } = call.body;
      const notice = await db.transaction().execute(async (trx) => {
        await sql`
          INSERT INTO notice (org_id, id, building_id, title, body, urgency, published_at, expires_at, author_id)
          VALUES (${edit.orgId}, ${noticeId}, ${edit.buildingId}, ${title}, ${body}, ${urgency}, ${new Date(edit.now)},
            ${new Date(expiresAt)}, ${call.actor.userId})`.execute(trx);
        await writeEdit(trx, edit, { action: 'create', entity: 'notice', entityId: noticeId, after: call.body });
        return found(await readNotice(trx, edit, noticeId));
      });
      await told(edit, 'created', noticeId, notice.version);
      return { data: notice };
    },
    updateNotice: async (call) => {
      const edit = placeEditOf(call, context);
      const { noticeId } = call.params;
      if (call.body.expiresAt !== undefined) requireLater(call.body.expiresAt, edit.now);
      const notice = await db.transaction().execute(async (trx) => {
        const before = await lockNotice(trx, edit, noticeId, call.version);
        const { title, body, urgency, expiresAt } = changed(before, call.body);
        await sql`
          UPDATE notice SET title = ${title}, body = ${body}, urgency = ${urgency}, expires_at = ${new Date(expiresAt)},
            version = version + 1
          WHERE org_id = ${edit.orgId} AND id = ${noticeId}`.execute(trx);
        await writeEdit(trx, edit, {
          action: 'update',
          entity: 'notice',
          entityId: noticeId,
          before: sameFields(before, call.body),
          after: call.body,
        });
        return found(await readNotice(trx, edit, noticeId));
      });
      await told(edit, 'updated', noticeId, notice.version);
      return { data: notice };
    },
    deleteNotice: async (call) => {
      const edit = placeEditOf(call, context);
      const { noticeId } = call.params;
      await db.transaction().execute(async (trx) => {
        const before = await lockNotice(trx, edit, noticeId, call.version);
        await sql`DELETE FROM notice WHERE org_id = ${edit.orgId} AND id = ${noticeId}`.execute(trx);
        await writeEdit(trx, edit, { action: 'delete', entity: 'notice', entityId: noticeId, before });
      });
      await told(edit, 'deleted', noticeId, call.version);
      return undefined;
    },
  };
}

async function lockNotice(trx: Kysely<Database>, edit: PlaceEdit, noticeId: string, version: number): Promise<Notice> {
  await sql`SELECT 1 FROM notice WHERE org_id = ${edit.orgId} AND id = ${noticeId} FOR UPDATE`.execute(trx);
  const notice = found(await readNotice(trx, edit, noticeId));
  requireVersion(notice, version);
  return notice;
}

function found(notice: Notice | null): Notice {
  if (notice === null) throw notFound();
  return notice;
}

function requireLater(expiresAt: string, now: number): void {
  if (Date.parse(expiresAt) <= now) throw invalidField('expiresAt', 'in-the-past');
}
