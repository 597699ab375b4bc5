import type { Outage, OutageChange, OutageDraft } from '@imah/contract/outages';
import type { OutageEnding } from '@imah/contract/outages/words';
import { type Transaction, type Updateable } from 'kysely';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { outageEvent } from './outage-event.ts';
import { getOutage, lockOutage, type OutageKey } from './outage-row.ts';
import { requireOpen, requireTimes } from './outage-rules.ts';
import { requireScope, writeScope } from './outage-scope.ts';
import { notifyOfOutage } from './notify-of-outage.ts';

export type OutageEdit = VersionedEdit & OutageKey;

interface Written {
  readonly columns: Updateable<Database['outage']>;
  readonly action: 'update' | OutageEnding | 'reopen';
  readonly said: { readonly before?: unknown; readonly after?: unknown };
  /** Whether those whom it concerns have to be told. */
  readonly news: 'told' | 'silent';
}

/** @throws {HttpProblem} 404, 409 where it has ended, 412, 422 at what cannot be */
export function updateOutage(ports: CommandPorts, edit: OutageEdit, change: OutageChange): Promise<Outage> {
  return changeOutage(ports, edit, async (trx, before) => {
    requireOpen(before);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    // A change names fields of the outage and no others.
    const next = { ...before, internalNote: before.internalNote ?? '', ...given } as OutageDraft;
    requireTimes(
      next,
      Date.parse(before.startsAt) < edit.now ? Math.min(edit.now, Date.parse(before.createdAt)) : edit.now,
    );
    await requireScope(trx, edit, plainScope(next));
    if (change.scope !== undefined) await writeScope(trx, edit, next.scope);
    const { kind, service, title, residentText, internalNote, startsAt, expectedEndAt, scope } = next;
    const names = Object.keys(given);
    return {
      columns: {
        kind,
        service,
        title,
        resident_text: residentText,
        internal_note: internalNote,
        starts_at: new Date(startsAt),
        expected_end_at: expectedEndAt === null ? null : new Date(expectedEndAt),
        scope: scope.kind,
      },
      action: 'update',
      said: { before: Object.fromEntries(names.map((name) => [name, Reflect.get(before, name)])), after: given },
      news: isNews(before, next) ? 'told' : 'silent',
    };
  });
}

/** Says how it ended. Those who were told of it are told by the clock, once that cannot be taken back unheard. */
export function endOutage(ports: CommandPorts, edit: OutageEdit, as: OutageEnding): Promise<Outage> {
  return changeOutage(ports, edit, async (_trx, before) => {
    requireOpen(before);
    return { columns: { ended_as: as, ended_at: new Date(edit.now) }, action: as, said: {}, news: 'silent' };
  });
}

/** Takes the end back; where people were told of it they are told again. @throws {HttpProblem} 409 where it is open */
export function reopenOutage(ports: CommandPorts, edit: OutageEdit): Promise<Outage> {
  return changeOutage(ports, edit, async (trx, before) => {
    if (before.ended === null) throw new HttpProblem(409, 'GANGGUAN_BELUM_BERAKHIR');
    const { endToldAt } = await trx
      .selectFrom('outage')
      .select('end_told_at as endToldAt')
      .where('org_id', '=', edit.orgId)
      .where('id', '=', edit.outageId)
      .executeTakeFirstOrThrow();
    return {
      columns: { ended_as: null, ended_at: null, end_told_at: null },
      action: 'reopen',
      said: { before: before.ended },
      news: endToldAt === null ? 'silent' : 'told',
    };
  });
}

function changeOutage(
  ports: CommandPorts,
  edit: OutageEdit,
  decideChange: (trx: Transaction<Database>, before: Outage) => Promise<Written>,
): Promise<Outage> {
  const { orgId, buildingId, outageId, actor, now } = edit;
  return runCommand<Outage, Outage>(ports, edit, {
    lock: (trx) => lockOutage(trx, actor, edit),
    authorize: (_trx, before) => requireVersion(before, edit.version),
    write: async (trx, before) => {
      const { columns, action, said, news } = await decideChange(trx, before);
      await trx
        .updateTable('outage')
        .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
        .where('org_id', '=', orgId)
        .where('id', '=', outageId)
        .execute();
      const outage = await getOutage(trx, actor, edit);
      if (news === 'told')
        await notifyOfOutage(trx, { orgId, buildingId, outageId, actorId: actor.userId }, outage, 'changed', now);
      return {
        result: outage,
        audit: { action, entity: 'outage', entityId: outageId, buildingId, ...said },
        effects: [outageEvent(edit, outage.version, now)],
      };
    },
  });
}

const plainScope = ({ scope: { kind, ids } }: Pick<OutageDraft, 'scope'>) => ({ kind, ids: [...ids] });

/** What people arrange their day by. */
function isNews(before: Outage, after: Pick<OutageDraft, 'startsAt' | 'expectedEndAt' | 'scope'>): boolean {
  const told = ({ startsAt, expectedEndAt, scope }: typeof after) =>
    JSON.stringify([
      Date.parse(startsAt),
      expectedEndAt === null ? null : Date.parse(expectedEndAt),
      scope.kind,
      [...scope.ids].toSorted(),
    ]);
  return told(before) !== told(after);
}
