import type { DutyShiftDraft } from '@imah/contract/buildings';
import { createDutyShift } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import type { Transaction } from 'kysely';
import type { ShiftPlan } from './plan/demo-plan.ts';

interface Roster {
  readonly orgId: string;
  readonly buildingId: string;
  /** Account of each address. */
  readonly accounts: ReadonlyMap<string, string>;
  readonly roster: readonly ShiftPlan[];
  readonly now: number;
}

/** Writes who is on duty in a building, by the command that people have. */
export async function writeRoster(
  ports: CommandPorts & { readonly db: Transaction<Database> },
  { orgId, buildingId, accounts, roster, now }: Roster,
): Promise<void> {
  if (roster.length === 0) return;
  const contacts = await ports.db
    .selectFrom('building_contact')
    .select(['id', 'name'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .execute();
  for (const { holder, ...hours } of roster)
    await createDutyShift(ports, { orgId, buildingId, actor: null, now }, { holder: holderOf(holder), ...hours });

  function holderOf(holder: ShiftPlan['holder']): DutyShiftDraft['holder'] {
    if ('contact' in holder) {
      const contactId = contacts.find(({ name }) => name === holder.contact)?.id;
      if (contactId === undefined) throw new Error(`the demonstration has no contact ${holder.contact}`);
      return { kind: 'contact', contactId };
    }
    const userId = accounts.get(holder.email);
    if (userId === undefined) throw new Error(`the demonstration has no account ${holder.email}`);
    return { kind: 'member', userId, phone: holder.phone };
  }
}
