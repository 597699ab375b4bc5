import { randomUUIDv7 } from 'node:crypto';
import type { BillingRun, BillingRunDraft } from '@imah/contract/billing';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import { HttpProblem } from '@imah/server-platform/http';
import { runEvent } from './run-event.ts';
import { getRun } from './run-row.ts';
import { lockBuilding } from './tariffs.ts';

/** Prepares the bills of a month. @throws {HttpProblem} 404, 409 where that month has a run */
export function createRun(
  ports: CommandPorts,
  edit: PersonalEdit & { readonly buildingId: string },
  draft: BillingRunDraft,
): Promise<BillingRun> {
  const { orgId, buildingId, now } = edit;
  const key = { orgId, buildingId, runId: randomUUIDv7() };
  return runCommand<void, BillingRun>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    validate: async (trx) => {
      const other = await trx
        .selectFrom('billing_run')
        .select('id')
        .where('org_id', '=', orgId)
        .where('building_id', '=', buildingId)
        .where('period', '=', draft.period)
        .where('kind', '=', 'month')
        .executeTakeFirst();
      if (other !== undefined) throw new HttpProblem(409, 'TAGIHAN_BULAN_SUDAH_ADA');
    },
    write: async (trx) => {
      await trx
        .insertInto('billing_run')
        .values({
          org_id: orgId,
          id: key.runId,
          building_id: buildingId,
          period: draft.period,
          due_on: draft.dueOn,
          created_at: new Date(now),
        })
        .execute();
      return {
        result: await getRun(trx, key),
        audit: { action: 'create', entity: 'billing_run', entityId: key.runId, buildingId, after: draft },
        effects: [runEvent(key, 1, now, 'created')],
      };
    },
  });
}
