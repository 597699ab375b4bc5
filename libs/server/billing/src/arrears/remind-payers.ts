import type { PayerReminderAnswer } from '@imah/contract/payments';
import { type CommandPorts, type PersonalEdit, readToday, runCommand, unchanged } from '@imah/server-platform/command';
import type { ArrearsPlace } from './open-bills.ts';
import { type BillToRemind, remindBills, selectToRemind } from './remind-bills.ts';

type Edit = PersonalEdit & { readonly buildingId: string };
/** A payer of a unit. */
type PayerKey = Pick<BillToRemind, 'unitId' | 'personId'>;

const keyOf = ({ unitId, personId }: PayerKey) => `${unitId} ${personId}`;

/** Reminds payers of their open bills; who has none, no account, or was reminded of all of them today, is not. */
export function remindPayers(
  ports: CommandPorts,
  edit: Edit,
  payers: readonly PayerKey[],
): Promise<PayerReminderAnswer> {
  const { buildingId, now } = edit;
  return runCommand<ArrearsPlace, PayerReminderAnswer>(ports, edit, {
    lock: async (trx) => ({ ...edit, today: (await readToday(trx, edit, now)).today }),
    write: async (trx, place) => {
      const open = await selectToRemind(trx, place)
        .where((where) =>
          where(
            where.refTuple('b.unit_id', 'b.person_id'),
            'in',
            payers.map(({ unitId, personId }) => where.tuple(unitId, personId)),
          ),
        )
        .orderBy('b.id')
        .execute();
      const bills = open.flatMap(({ userId, ...bill }) => (userId === null ? [] : [{ ...bill, userId }]));
      const told = await remindBills(trx, place, { kind: 'asked', bills }, now);
      const [all, reachable, reminded] = [open, bills, told].map((some) => new Set(some.map(keyOf)).size);
      const result = {
        reminded: reminded ?? 0,
        alreadyToday: (reachable ?? 0) - (reminded ?? 0),
        withoutAccount: (all ?? 0) - (reachable ?? 0),
      };
      if (told.length === 0) return unchanged(result);
      return {
        result,
        audit: {
          action: 'remind-payers',
          entity: 'building',
          entityId: buildingId,
          buildingId,
          after: { payerCount: result.reminded, billCount: told.length },
        },
      };
    },
  });
}
