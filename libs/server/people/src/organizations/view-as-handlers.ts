import type { organizationEndpoints } from '@imah/contract/organizations';
import { type Transaction, sql } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { type Handlers, notFound } from '@imah/server-platform/http';

/** The session sees as a group; what that means is said where its rights are read. */
export function viewAsHandlers(
  context: ServerContext,
): Pick<Handlers, Extract<keyof typeof organizationEndpoints, 'startViewAs' | 'endViewAs'>> {
  return {
    startViewAs: ({ edit }) => startViewAs(context, edit, edit.groupId).then(() => undefined),
    endViewAs: async ({ actor, request }) => {
      if (actor.viewAs === null) return undefined;
      const { orgId, groupId } = actor.viewAs;
      await endViewAs(context, { orgId, actor, requestId: request.id, now: context.now() }, groupId);
      return undefined;
    },
  };
}

/** @throws {HttpProblem} 404 without the group */
function startViewAs(ports: CommandPorts, edit: PersonalEdit, groupId: string): Promise<void> {
  return changeView(ports, edit, { action: 'view-as', groupId }, async (trx) => {
    const { rows } = await sql`
      UPDATE session SET view_org_id = g.org_id, view_group_id = g.id FROM member_group g
      WHERE session.id = ${edit.actor.sessionId} AND g.org_id = ${edit.orgId} AND g.id = ${groupId} RETURNING 1`.execute(
      trx,
    );
    if (rows.length === 0) throw notFound();
  });
}

function endViewAs(ports: CommandPorts, edit: PersonalEdit, groupId: string): Promise<void> {
  return changeView(ports, edit, { action: 'view-as-end', groupId }, async (trx) => {
    const nothing = { view_org_id: null, view_group_id: null };
    await trx.updateTable('session').set(nothing).where('id', '=', edit.actor.sessionId).execute();
  });
}

function changeView(
  ports: CommandPorts,
  edit: PersonalEdit,
  { action, groupId: entityId }: { readonly action: string; readonly groupId: string },
  change: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const { sessionId, userId } = edit.actor;
  return runCommand<void, void>(ports, edit, {
    lock: async (trx) => {
      await trx.selectFrom('session').select('id').where('id', '=', sessionId).forNoKeyUpdate().execute();
    },
    write: async (trx) => {
      await change(trx);
      return {
        result: undefined,
        audit: { action, entity: 'group', entityId },
        effects: [
          { kind: 'refresh-access', userIds: [userId] },
          // The connections of the person come back with the secret of what they now see.
          { kind: 'disconnect', who: { userId } },
        ],
      };
    },
  });
}
