import type { WalletRule, WalletTotals } from '@imah/contract/wallet';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import { readWalletTotals } from './wallet-totals.ts';

/** Says up to which float an organisation keeps deposits. */
export function updateWalletRule(
  ports: CommandPorts,
  edit: PersonalEdit,
  { floatLimit }: WalletRule,
): Promise<WalletTotals> {
  const { orgId } = edit;
  return runCommand<WalletTotals, WalletTotals>(ports, edit, {
    lock: async (trx) => {
      await trx.selectFrom('organization').select('id').where('id', '=', orgId).forUpdate().executeTakeFirstOrThrow();
      return readWalletTotals(trx, orgId);
    },
    write: async (trx, before) => {
      if (before.floatLimit === floatLimit) return unchanged(before);
      await trx
        .insertInto('wallet_rule')
        .values({ org_id: orgId, float_limit: floatLimit })
        .onConflict((conflict) => conflict.column('org_id').doUpdateSet({ float_limit: floatLimit }))
        .execute();
      return {
        result: await readWalletTotals(trx, orgId),
        audit: {
          action: 'update',
          entity: 'wallet_rule',
          entityId: orgId,
          before: { floatLimit: before.floatLimit },
          after: { floatLimit },
        },
      };
    },
  });
}
