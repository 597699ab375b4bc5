import { randomUUIDv7 } from 'node:crypto';
import type { AlarmWindow, AlarmWindowDraft } from '@imah/contract/alarms';
import { occurrenceAt, windowBounds } from '@imah/contract/alarms/words';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { EventPacket } from '@imah/contract/mqtt';
import type { Transaction } from 'kysely';
import {
  type CommandPorts,
  type Effect,
  type PersonalEdit,
  runCommand,
  unchanged,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { namesOf, type Place, readWindow } from './window-rows.ts';

type WindowEdit = PersonalEdit & Place;

/** @throws {HttpProblem} 409 when the building has as many open ones as it may, 422 by field */
export function createWindow(ports: CommandPorts, edit: WindowEdit, draft: AlarmWindowDraft): Promise<AlarmWindow> {
  const { orgId, buildingId, actor, now } = edit;
  const id = randomUUIDv7();
  return runCommand<number, AlarmWindow>(ports, edit, {
    lock: (trx) => countOpen(trx, edit),
    validate: async (trx, open) => {
      if (open >= windowBounds.open) throw new HttpProblem(409, 'DAFTAR_PENUH');
      requireTimes(draft, now);
      await requireScope(trx, edit, draft.scope);
    },
    write: async (trx) => {
      const { reason, scope, startsAt, endsAt, rhythm } = draft;
      await trx
        .insertInto('alarm_window')
        .values({
          org_id: orgId,
          id,
          building_id: buildingId,
          reason,
          scope: scope.kind,
          place_ids: [...new Set(scope.ids)],
          starts_at: new Date(startsAt),
          ends_at: new Date(endsAt),
          rhythm,
          created_by: actor.userId,
          created_at: new Date(now),
        })
        .execute();
      return {
        result: await readWindow(trx, edit, id),
        audit: { action: 'create', entity: 'alarm_window', entityId: id, buildingId, after: draft },
        effects: [windowEvent(edit, id, 'created')],
      };
    },
  });
}

/**
 * Ends a window for good. What has begun in it and still holds tells people at the next turn of the clock, unless work goes
 * on in another one. One that is over stays as it is. @throws {HttpProblem} 404
 */
export function endWindow(
  ports: CommandPorts,
  edit: WindowEdit & { readonly alarmWindowId: string },
): Promise<AlarmWindow> {
  const { orgId, buildingId, alarmWindowId, now } = edit;
  return runCommand<AlarmWindow, AlarmWindow>(ports, edit, {
    lock: async (trx) => {
      const locked = await trx
        .selectFrom('alarm_window')
        .select('id')
        .where('org_id', '=', orgId)
        .where('building_id', '=', buildingId)
        .where('id', '=', alarmWindowId)
        .forUpdate()
        .executeTakeFirst();
      if (locked === undefined) throw notFound();
      return readWindow(trx, edit, alarmWindowId);
    },
    write: async (trx, before) => {
      if (occurrenceAt(before, now) === null) return unchanged(before);
      await trx
        .updateTable('alarm_window')
        .set({ ended_at: new Date(now) })
        .where('org_id', '=', orgId)
        .where('id', '=', alarmWindowId)
        .execute();
      await trx
        .updateTable('alarm')
        .set({ quiet_until: new Date(now) })
        .where('org_id', '=', orgId)
        .where('window_id', '=', alarmWindowId)
        .where('active', '=', true)
        .where('quiet', '=', 'suppressed')
        .execute();
      return {
        result: await readWindow(trx, edit, alarmWindowId),
        audit: { action: 'end', entity: 'alarm_window', entityId: alarmWindowId, buildingId },
        effects: [windowEvent(edit, alarmWindowId, 'updated')],
      };
    },
  });
}

/** Whoever plans in a building waits for who does so there too: none of them makes one too many. */
async function countOpen(trx: Transaction<Database>, { orgId, buildingId, now }: WindowEdit): Promise<number> {
  await trx
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { open } = await trx
    .selectFrom('alarm_window')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('rhythm', '=', 'weekly'), is('ends_at', '>', new Date(now))]))
    .executeTakeFirstOrThrow();
  return open;
}

/** @throws {HttpProblem} 422 at `startsAt` or `endsAt` */
function requireTimes({ startsAt, endsAt, rhythm }: AlarmWindowDraft, now: number): void {
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  const most = windowBounds.hours[rhythm];
  if (from > now + windowBounds.daysAhead * 86_400_000) throw invalidField('startsAt', 'too-far');
  if (to <= from) throw invalidField('endsAt', 'ends-before-it-begins');
  if (to <= now) throw invalidField('endsAt', 'time-over');
  if (to - from > most * 3_600_000) throw invalidField('endsAt', 'lasts-too-long', most);
}

/** What is named must be of the building. @throws {HttpProblem} 422 at `scope` */
async function requireScope(trx: Transaction<Database>, place: Place, scope: AlarmWindowDraft['scope']): Promise<void> {
  const { kind, ids } = scope;
  if (kind === 'building' && ids.length > 0) throw invalidField('scope', 'invalid');
  if (kind !== 'building' && ids.length === 0) throw invalidField('scope', 'required');
  const known = await namesOf(trx, place, [{ kind, ids: [...ids] }]);
  if (known.size !== new Set(ids).size) throw invalidField('scope', 'not-an-option');
}

/** Tells the open pages of the building that a window has changed. */
function windowEvent({ orgId, buildingId, now }: WindowEdit, id: string, op: EventPacket['op']): Effect {
  // It changes once at most: the second version is the last.
  const version = op === 'created' ? 1 : 2;
  const packet: EventPacket = { entity: 'alarm-window', id, version, op, at: new Date(now).toISOString() };
  return { kind: 'publish', topic: buildingTopic({ orgId, buildingId }, 'ev'), packet };
}
