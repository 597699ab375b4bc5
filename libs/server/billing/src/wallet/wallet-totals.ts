import type { WalletTotals } from '@imah/contract/wallet';
import { floatLevelOf, legalFloatLimit } from '@imah/contract/wallet/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** What all deposits of an organisation come to, beside what the months of its books say, and its limit. */
export async function readWalletTotals(db: Kysely<Database>, orgId: string): Promise<WalletTotals> {
  const [people, payouts, months, rule] = await Promise.all([
    db
      .selectFrom('ledger_account')
      .select(({ fn }) => [
        fn.sum<string | null>('balance').as('available'),
        fn.countAll<number>().filterWhere('balance', '>', 0).as('people'),
      ])
      .where('org_id', '=', orgId)
      .where('person_id', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('payout')
      .select(({ fn }) => [fn.sum<string | null>('amount').as('held'), fn.countAll<number>().as('waiting')])
      .where('org_id', '=', orgId)
      .where('state', 'in', ['requested', 'approved'])
      .executeTakeFirst(),
    db
      .selectFrom('ledger_month as m')
      .innerJoin('ledger_account as a', (join) =>
        join.onRef('a.org_id', '=', 'm.org_id').onRef('a.id', '=', 'm.account_id'),
      )
      .select(({ fn, eb }) => {
        const sum = () => fn.sum<string | null>(eb('m.credit', '-', eb.ref('m.debit')));
        return [
          sum()
            .filterWhere((where) => where.or([where('a.person_id', 'is not', null), where('a.key', '=', 'deposits')]))
            .as('booked'),
          sum().filterWhere('a.key', '=', 'heldDeposits').as('bookedHeld'),
        ];
      })
      .where('m.org_id', '=', orgId)
      .where('a.org_id', '=', orgId)
      .executeTakeFirst(),
    db.selectFrom('wallet_rule').select('float_limit as limit').where('org_id', '=', orgId).executeTakeFirst(),
  ]);
  const booked = Number(months?.booked ?? 0);
  const bookedHeld = Number(months?.bookedHeld ?? 0);
  const floatLimit = rule?.limit ?? legalFloatLimit;
  const float = booked + bookedHeld;
  return {
    people: Number(people?.people ?? 0),
    available: Number(people?.available ?? 0),
    held: Number(payouts?.held ?? 0),
    booked,
    bookedHeld,
    float,
    floatLimit,
    level: floatLevelOf(float, floatLimit),
    waiting: Number(payouts?.waiting ?? 0),
  };
}
