import type { walletEndpoints } from '@imah/contract/wallet';
import type { ServerContext } from '@imah/server-platform';
import { type Actor, type Handlers, notFound } from '@imah/server-platform/http';
import { createPayout } from './create-payout.ts';
import { listPayouts } from './list-payouts.ts';
import { listWalletEntries } from './list-wallet-entries.ts';
import { listWallets } from './list-wallets.ts';
import { movePayout } from './move-payout.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import { selectPayouts, showPayout } from './payout-rows.ts';
import { listOwnWallets, readWallet } from './read-wallet.ts';
import { topUpWallet } from './top-up-wallet.ts';
import { updateAutopay } from './update-autopay.ts';
import { updateWalletRule } from './update-wallet-rule.ts';
import { requireRight, requireWallet } from './wallet-key.ts';
import { readWalletTotals } from './wallet-totals.ts';

interface Asked {
  readonly actor: Actor;
  readonly request: { readonly id: string };
}

export function walletHandlers(context: ServerContext): Pick<Handlers, keyof typeof walletEndpoints> {
  const { db, now } = context;
  const by = ({ actor, request }: Asked) => ({ actor, requestId: request.id, now: now() });
  const seen = (actor: Actor, personId: string) => requireWallet(db, actor, personId, 'wallet.view');
  const used = (actor: Actor, personId: string) => requireWallet(db, actor, personId, 'wallet.create');
  /** What only the person decides, whoever keeps the books. */
  const own = async (actor: Actor, personId: string) => {
    const found = await used(actor, personId);
    if (found.userId !== actor.userId) throw notFound();
    return found;
  };
  return {
    listOwnWallets: async ({ actor }) => ({ data: await listOwnWallets(db, actor) }),
    getWallet: async ({ actor, params }) => ({ data: await readWallet(db, await seen(actor, params.personId)) }),
    listWalletEntries: async ({ actor, params, query }) =>
      listWalletEntries(db, await seen(actor, params.personId), query),
    payFromWallet: async (call) => {
      const key = await used(call.actor, call.params.personId);
      return { data: await payFromWallet(context, { ...by(call), ...key }, call.body) };
    },
    topUpWallet: async (call) => {
      const key = await own(call.actor, call.params.personId);
      return { data: await topUpWallet(context, { ...by(call), ...key }, call.body) };
    },
    updateAutopay: async (call) => {
      const key = await own(call.actor, call.params.personId);
      return { data: await updateAutopay(context, { ...by(call), ...key }, call.body) };
    },
    listPayoutsOfWallet: async ({ actor, params, query }) => {
      const { orgId, personId } = await seen(actor, params.personId);
      return listPayouts(db, { actor, now: now() }, { ...query, orgId, personId });
    },
    createPayout: async (call) => {
      const key = await used(call.actor, call.params.personId);
      return { data: await createPayout(context, { ...by(call), ...key }, call.body) };
    },
    getPayout: async ({ actor, params }) => {
      const row = await selectPayouts(db).where('x.id', '=', params.payoutId).executeTakeFirst();
      if (row === undefined) throw notFound();
      requireRight(actor, 'wallet.view', { orgId: row.org_id, userId: row.ownerId });
      return { data: await showPayout(db, { actor, now: now() }, row) };
    },
    movePayout: async (call) => {
      const { payoutId } = call.params;
      const row = await db.selectFrom('payout').select('org_id as orgId').where('id', '=', payoutId).executeTakeFirst();
      if (row === undefined) throw notFound();
      requireRight(call.actor, 'payment.approve', { ...row, userId: null });
      const edit = { ...by(call), ...row, payoutId, version: call.version };
      return { data: await movePayout(context, edit, call.body) };
    },
    listWallets: ({ edit, query }) => listWallets(db, edit.orgId, query),
    listPayouts: ({ actor, edit, query }) => listPayouts(db, { actor, now: now() }, { ...query, orgId: edit.orgId }),
    getWalletTotals: async ({ edit }) => ({ data: await readWalletTotals(db, edit.orgId) }),
    updateWalletRule: async ({ edit, body }) => ({ data: await updateWalletRule(context, edit, body) }),
  };
}
