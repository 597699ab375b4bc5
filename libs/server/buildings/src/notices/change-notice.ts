import { randomUUIDv7 } from 'node:crypto';
import type { Notice, NoticeDraft } from '@imah/contract/notices';
import { type Change, changed, sameFields } from '../place-edit.ts';
import { buildingEvent } from '../publish-building.ts';
import {
  type AuditFacts,
  type CommandPorts,
  type Effect,
  type PersonalEdit,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import { invalidField, requireVersion } from '@imah/server-platform/http';
import { getNotice, lockNotice, updateNoticeRow } from './notice-repository.ts';

type OfBuilding = PersonalEdit & { readonly buildingId: string };
type NoticeEdit = VersionedEdit & { readonly buildingId: string; readonly noticeId: string };

/** @throws {HttpProblem} 422 when it would have ended already */
export function createNotice(ports: CommandPorts, edit: OfBuilding, draft: NoticeDraft): Promise<Notice> {
  const { orgId, buildingId, actor, now } = edit;
  const noticeId = randomUUIDv7();
  return runCommand<void, Notice>(ports, edit, {
    lock: async () => requireLater(draft.expiresAt, now),
    write: async (trx) => {
      const { title, body, urgency, expiresAt } = draft;
      const shown = { title, body, urgency, published_at: new Date(now), expires_at: new Date(expiresAt) };
      await trx
        .insertInto('notice')
        .values({ org_id: orgId, id: noticeId, building_id: buildingId, ...shown, author_id: actor.userId })
        .execute();
      const result = await getNotice(trx, edit, noticeId);
      return {
        result,
        audit: auditOf(edit, noticeId, { action: 'create', after: draft }),
        effects: [eventOf(edit, noticeId, result.version, 'created')],
      };
    },
  });
}

/** @throws {HttpProblem} 404, 412, 422 when it would have ended already */
export function updateNotice(ports: CommandPorts, edit: NoticeEdit, change: Change<NoticeDraft>): Promise<Notice> {
  const { noticeId, now } = edit;
  return runCommand<Notice, Notice>(ports, edit, {
    lock: (trx) => {
      if (change.expiresAt !== undefined) requireLater(change.expiresAt, now);
      return lockNotice(trx, edit);
    },
    authorize: (_trx, notice) => requireVersion(notice, edit.version),
    write: async (trx, before) => {
      const { title, body, urgency, expiresAt } = changed(before, change);
      await updateNoticeRow(trx, edit, { title, body, urgency, expires_at: new Date(expiresAt) });
      const result = await getNotice(trx, edit, noticeId);
      return {
        result,
        audit: auditOf(edit, noticeId, { action: 'update', before: sameFields(before, change), after: change }),
        effects: [eventOf(edit, noticeId, result.version, 'updated')],
      };
    },
  });
}

/** @throws {HttpProblem} 404, 412 */
export function deleteNotice(ports: CommandPorts, edit: NoticeEdit): Promise<void> {
  const { orgId, noticeId, version } = edit;
  return runCommand<Notice, void>(ports, edit, {
    lock: (trx) => lockNotice(trx, edit),
    authorize: (_trx, notice) => requireVersion(notice, version),
    write: async (trx, before) => {
      await trx.deleteFrom('notice').where('org_id', '=', orgId).where('id', '=', noticeId).execute();
      return {
        result: undefined,
        audit: auditOf(edit, noticeId, { action: 'delete', before }),
        effects: [eventOf(edit, noticeId, version, 'deleted')],
      };
    },
  });
}

function auditOf(
  { buildingId }: OfBuilding,
  entityId: string,
  said: Pick<AuditFacts, 'action' | 'before' | 'after'>,
): AuditFacts {
  return { entity: 'notice', entityId, buildingId, ...said };
}

function eventOf(edit: OfBuilding, id: string, version: number, op: 'created' | 'updated' | 'deleted'): Effect {
  return buildingEvent(edit, { entity: 'notice', id, version, op }, edit.now);
}

function requireLater(expiresAt: string, now: number): void {
  if (Date.parse(expiresAt) <= now) throw invalidField('expiresAt', 'in-the-past');
}
