import type { Autopay, Wallet } from '@imah/contract/wallet';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import { invalidField } from '@imah/server-platform/http';
import { lockPayer } from '../payments/create-payment.ts';
import { readWallet } from './read-wallet.ts';

type Edit = PersonalEdit & { readonly personId: string };

/**
 * Says how a person's bills are paid by themselves. What was announced by the rule of before is taken back, to be told of anew.
 * @throws {HttpProblem} 422 where a day is named for bills that are paid as they are issued, or none for a day
 */
export function updateAutopay(ports: CommandPorts, edit: Edit, draft: Autopay): Promise<Wallet> {
  const { orgId, personId, now } = edit;
  return runCommand<Wallet, Wallet>(ports, edit, {
    lock: async (trx) => {
      await lockPayer(trx, { orgId, personId });
      return readWallet(trx, { orgId, personId });
    },
    validate: () => {
      if (draft.when === 'day' && draft.day === null) throw invalidField('day', 'required');
      if (draft.when === 'issued' && draft.day !== null) throw invalidField('day', 'not-an-option');
    },
    write: async (trx, before) => {
      const { state, limit, when, day } = draft;
      const known = before.autopay;
      if (known !== null && known.state === state && known.limit === limit && known.when === when && known.day === day)
        return unchanged(before);
      const columns = { state, most: limit, at_time: when, day, set_at: new Date(now) };
      await trx
        .insertInto('autopay')
        .values({ org_id: orgId, person_id: personId, ...columns })
        .onConflict((conflict) => conflict.columns(['org_id', 'person_id']).doUpdateSet(columns))
        .execute();
      await trx
        .deleteFrom('autopay_attempt')
        .where('org_id', '=', orgId)
        .where('person_id', '=', personId)
        .where('state', '=', 'announced')
        .execute();
      return {
        result: await readWallet(trx, { orgId, personId }),
        audit: {
          action: 'update',
          entity: 'autopay',
          entityId: personId,
          before: known === null ? null : factsOf(known),
          after: factsOf(draft),
        },
      };
    },
  });
}

const factsOf = ({ state, limit, when, day }: Autopay) => ({
  autopay: state,
  autopayLimit: limit,
  autopayWhen: when,
  autopayDay: day,
});
