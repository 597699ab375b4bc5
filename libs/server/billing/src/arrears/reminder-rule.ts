import type { BillReminderRule } from '@imah/contract/payments';
import type { Kysely } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

/** Until somebody says otherwise, nobody is reminded by the clock. */
const never: BillReminderRule = { daysBefore: null, daysAfter: null };

/** When payers of an organisation are reminded by themselves. */
export async function readReminderRule(db: Kysely<Database>, orgId: string): Promise<BillReminderRule> {
  const found = await db
    .selectFrom('bill_reminder_rule')
    .select(['days_before as daysBefore', 'days_after as daysAfter'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return found ?? never;
}

/** Says when payers of an organisation are reminded by themselves. */
export function updateReminderRule(
  ports: CommandPorts,
  edit: PersonalEdit,
  after: BillReminderRule,
): Promise<BillReminderRule> {
  const { orgId } = edit;
  return runCommand<BillReminderRule, BillReminderRule>(ports, edit, {
    lock: async (trx) => {
      await trx.selectFrom('organization').select('id').where('id', '=', orgId).forUpdate().executeTakeFirstOrThrow();
      return readReminderRule(trx, orgId);
    },
    write: async (trx, before) => {
      if (before.daysBefore === after.daysBefore && before.daysAfter === after.daysAfter) return unchanged(before);
      const columns = { days_before: after.daysBefore, days_after: after.daysAfter };
      await trx
        .insertInto('bill_reminder_rule')
        .values({ org_id: orgId, ...columns })
        .onConflict((conflict) => conflict.column('org_id').doUpdateSet(columns))
        .execute();
      return {
        result: after,
        audit: { action: 'update', entity: 'bill_reminder_rule', entityId: orgId, before, after },
      };
    },
  });
}
