import { randomUUIDv7 } from 'node:crypto';
import type { InstalmentDraft, InstalmentPlan } from '@imah/contract/payments';
import { instalmentChart } from '@imah/contract/payments/words';
import type { Transaction } from 'kysely';
import { type CommandPorts, nameOf, type PersonalEdit, readToday, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { lockPayer } from '../payments/create-payment.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { beginPlan } from './begin-plan.ts';
import { notifyOfProposal } from './notify-of-plan.ts';
import { partsOf, type PlanPart } from './plan-parts.ts';
import { readPlan } from './plan-rows.ts';
import { readPayer, selectForPlan } from './preview-plan.ts';

type Edit = PersonalEdit & { readonly buildingId: string };
type Payer = Awaited<ReturnType<typeof readPayer>>;
interface Locked extends Payer {
  readonly bills: Awaited<ReturnType<ReturnType<typeof selectForPlan>['execute']>>;
  readonly today: string;
}
/** A first day later than this is no plan any more. */
const latestDays = 92;

/**
 * Proposes to a payer to pay bills in parts. Who has an account is asked; for anybody else it holds at once, with what was said of
 * it. Payments of the same payer are made before or after it.
 * @throws {HttpProblem} 404, 409 where its bills have changed since they were shown, 422
 */
export function createPlan(ports: CommandPorts, edit: Edit, draft: InstalmentDraft): Promise<InstalmentPlan> {
  const { orgId, buildingId, actor, now } = edit;
  const parts = partsOf(draft.total, draft);
  return runCommand<Locked, InstalmentPlan>(ports, edit, {
    lock: async (trx) => {
      const payer = await readPayer(trx, edit, draft.billIds[0] ?? '');
      await lockPayer(trx, { orgId, personId: payer.personId });
      const open = await selectForPlan(trx, { ...edit, ...payer }).execute();
      const bills = open.filter(({ billId }) => draft.billIds.includes(billId));
      return { ...payer, bills, today: (await readToday(trx, edit, now)).today };
    },
    validate: (_trx, locked) => requirePlan(draft, locked, parts),
    write: async (trx, { unitId, unitCode, personId, personName, userId, bills, today }) => {
      const id = randomUUIDv7();
      await writePlan(trx, edit, { id, draft, unitId, personId, bills, parts });
      const told = { orgId, id, buildingId, unitCode, personName, userId };
      await notifyOfProposal(trx, told, { total: draft.total, count: parts.length }, now);
      if (userId === null) {
        const { accept = 'running' } = instalmentChart.proposed;
        const agreed = { by: 'bookkeeper', name: nameOf(actor), on: today } as const;
        await beginPlan(trx, { orgId, id, state: accept, agreed, now });
      }
      return {
        result: await readPlan(trx, { orgId, planId: id }, edit),
        audit: {
          action: 'create',
          entity: 'instalment_plan',
          entityId: id,
          buildingId,
          after: {
            amount: draft.total,
            partCount: parts.length,
            billCount: bills.length,
            ...(draft.note === null ? {} : { reason: draft.note }),
          },
        },
        effects: [paymentEvent(edit, id, 1, 'created')],
      };
    },
  });
}

function requirePlan(
  { billIds, total, firstOn, note }: InstalmentDraft,
  locked: Locked,
  parts: readonly PlanPart[],
): void {
  const { bills, today, userId } = locked;
  if (firstOn < today) throw invalidField('firstOn', 'in-the-past');
  if (firstOn > Temporal.PlainDate.from(today).add({ days: latestDays }).toString())
    throw invalidField('firstOn', 'too-far');
  if (parts.length === 0) throw invalidField('value', 'not-an-option');
  if (userId === null && note === null) throw invalidField('note', 'required');
  // One of them was paid, disputed or put into another plan meanwhile, or is of somebody else.
  const isShown = bills.length === billIds.length && bills.reduce((sum, bill) => sum + bill.outstanding, 0) === total;
  if (!isShown) throw new HttpProblem(409, 'BENTROK');
}

interface Written extends Pick<Payer, 'unitId' | 'personId'>, Pick<Locked, 'bills'> {
  readonly id: string;
  readonly draft: InstalmentDraft;
  readonly parts: readonly PlanPart[];
}

async function writePlan(
  trx: Transaction<Database>,
  { orgId, buildingId, actor, now }: Edit,
  { id, draft, unitId, personId, bills, parts }: Written,
): Promise<void> {
  await trx
    .insertInto('instalment_plan')
    .values({
      org_id: orgId,
      id,
      building_id: buildingId,
      unit_id: unitId,
      person_id: personId,
      every: draft.every,
      grace_days: draft.graceDays,
      total: draft.total,
      note: draft.note,
      proposed_by: actor.userId,
      proposed_by_name: nameOf(actor),
      proposed_at: new Date(now),
    })
    .execute();
  const key = { org_id: orgId, plan_id: id };
  await trx
    .insertInto('instalment_bill')
    .values(
      bills.map(({ billId, outstanding, paid, credited }) => ({
        ...key,
        bill_id: billId,
        amount: outstanding,
        paid,
        credited,
      })),
    )
    .execute();
  await trx
    .insertInto('instalment_part')
    .values(parts.map(({ position, dueOn, amount }) => ({ ...key, position, due_on: dueOn, amount })))
    .execute();
}
