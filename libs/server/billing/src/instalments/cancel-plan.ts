import type { InstalmentPlan } from '@imah/contract/payments';
import { instalmentChart } from '@imah/contract/payments/words';
import { type CommandPorts, nameOf, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import { HttpProblem, notFound, requireVersion } from '@imah/server-platform/http';
import { paymentEvent } from '../payments/payment-event.ts';
import { endPlan } from './end-plan.ts';
import { lockPlan } from './lock-plan.ts';
import { notifyOfEnd } from './notify-of-plan.ts';
import { dayIn, type PlanRow, readPlan } from './plan-rows.ts';

type Edit = VersionedEdit & { readonly buildingId: string; readonly planId: string };

/** Gives a plan up that is proposed or runs; its payer is told why. @throws {HttpProblem} 404, 409 where it is over, 412 */
export function cancelPlan(ports: CommandPorts, edit: Edit, reason: string): Promise<InstalmentPlan> {
  const { orgId, buildingId, planId, actor, version, now } = edit;
  return runCommand<PlanRow, InstalmentPlan>(ports, edit, {
    lock: (trx) => lockPlan(trx, edit),
    authorize: (_trx, row) => {
      if (row.buildingId !== buildingId) throw notFound();
      requireVersion(row, version);
    },
    validate: (_trx, { state }) => {
      if (instalmentChart[state].cancel === undefined) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, row) => {
      const state = instalmentChart[row.state].cancel ?? row.state;
      await endPlan(trx, {
        orgId,
        id: planId,
        state,
        reason,
        now,
        on: dayIn(row.timeZone, now),
        byName: nameOf(actor),
      });
      await notifyOfEnd(trx, row, { state, reason }, now);
      return {
        result: await readPlan(trx, { orgId, planId }, edit),
        audit: {
          action: 'cancel',
          entity: 'instalment_plan',
          entityId: planId,
          buildingId,
          before: { instalmentState: row.state },
          after: { instalmentState: state, reason },
        },
        effects: [paymentEvent(edit, planId, version + 1, 'updated')],
      };
    },
  });
}
