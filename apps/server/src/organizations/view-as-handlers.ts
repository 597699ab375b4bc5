import type { organizationEndpoints } from '@imah/contract/organizations';
import { sql } from 'kysely';
import { publishAccessEvent } from '../access/publish-access.ts';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';

/** The session sees as a group; what that means is said where its rights are read. */
export function viewAsHandlers(
  context: ServerContext,
): Pick<Handlers, Extract<keyof typeof organizationEndpoints, 'startViewAs' | 'endViewAs'>> {
  const { db } = context;
  // The connections of the person come back with the secret of what they now see.
  const reopen = async (userId: string) => {
    await publishAccessEvent(context, [userId]);
    await context.live.disconnect({ userId });
  };
  return {
    startViewAs: async ({ actor, params: { orgId, groupId }, request }) => {
      await db.transaction().execute(async (trx) => {
        const { rows } = await sql`
          UPDATE session SET view_org_id = g.org_id, view_group_id = g.id FROM member_group g
          WHERE session.id = ${actor.sessionId} AND g.org_id = ${orgId} AND g.id = ${groupId} RETURNING 1`.execute(trx);
        if (rows.length === 0) throw notFound();
        const by = { kind: 'user', id: actor.userId } as const;
        const entry = {
          orgId,
          actor: by,
          requestId: request.id,
          action: 'view-as',
          entity: 'group',
          entityId: groupId,
        };
        await writeAudit(trx, entry, context.now());
      });
      await reopen(actor.userId);
      return undefined;
    },
    endViewAs: async ({ actor, request }) => {
      const { viewAs, userId, sessionId } = actor;
      if (viewAs === null) return undefined;
      await db.transaction().execute(async (trx) => {
        await sql`UPDATE session SET view_org_id = NULL, view_group_id = NULL WHERE id = ${sessionId}`.execute(trx);
        const by = { kind: 'user', id: userId } as const;
        const { orgId, groupId: entityId } = viewAs;
        const entry = { orgId, actor: by, requestId: request.id, action: 'view-as-end', entity: 'group', entityId };
        await writeAudit(trx, entry, context.now());
      });
      await reopen(userId);
      return undefined;
    },
  };
}
