import type { InstalmentAnswer, InstalmentPlan } from '@imah/contract/payments';
import { instalmentChart } from '@imah/contract/payments/words';
import { type CommandPorts, nameOf, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import { HttpProblem, notFound, requireVersion } from '@imah/server-platform/http';
import { paymentEvent } from '../payments/payment-event.ts';
import { beginPlan } from './begin-plan.ts';
import { endPlan } from './end-plan.ts';
import { lockPlan } from './lock-plan.ts';
import { notifyOfAnswer } from './notify-of-plan.ts';
import { dayIn, type PlanRow, readPlan } from './plan-rows.ts';

type Edit = VersionedEdit & { readonly planId: string };

/**
 * The payer of a plan agrees to it, or refuses: agreed, its bills bear no late fee while it is kept. Who has proposed it is told.
 * @throws {HttpProblem} 404, 409 where it was answered before or its first part was due, 412
 */
export function answerPlan(
  ports: CommandPorts,
  edit: Edit,
  { move, reason }: InstalmentAnswer,
): Promise<InstalmentPlan> {
  const { orgId, planId, actor, version, now } = edit;
  return runCommand<PlanRow, InstalmentPlan>(ports, edit, {
    lock: (trx) => lockPlan(trx, edit),
    authorize: (_trx, row) => {
      // Nobody agrees for somebody else.
      if (row.userId !== actor.userId) throw notFound();
      requireVersion(row, version);
    },
    validate: async (trx, row) => {
      if (instalmentChart[row.state][move] === undefined) throw new HttpProblem(409, 'BENTROK');
      const { parts } = await readPlan(trx, { orgId, planId }, edit);
      const isOver = (parts[0]?.dueOn ?? '') < dayIn(row.timeZone, now);
      if (move === 'accept' && isOver) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, row) => {
      const state = instalmentChart[row.state][move] ?? row.state;
      const [on, name] = [dayIn(row.timeZone, now), nameOf(actor)];
      if (move === 'accept') await beginPlan(trx, { orgId, id: planId, state, agreed: { by: 'payer', name, on }, now });
      else await endPlan(trx, { orgId, id: planId, state, on, byName: name, reason, now });
      await notifyOfAnswer(trx, row, { state, reason }, now);
      return {
        result: await readPlan(trx, { orgId, planId }, edit),
        audit: {
          action: 'answer',
          entity: 'instalment_plan',
          entityId: planId,
          buildingId: row.buildingId,
          before: { instalmentState: row.state },
          after: { instalmentState: state, ...(reason === null ? {} : { reason }) },
        },
        effects: [paymentEvent({ orgId, buildingId: row.buildingId, now }, planId, version + 1, 'updated')],
      };
    },
  });
}
