import type { ServerContext } from '@imah/server-platform';
import { publicLink } from '@imah/server-platform/mail';
import { applyTransaction, type Heard } from './apply-transaction.ts';
import { type Gateway, GatewayFault, type Transaction } from './gateway/gateway.ts';
import { qrisFault } from './gateway/qris.ts';
import { gatewayAt } from './gateways.ts';
import { midtransPath } from './midtrans-path.ts';
import { minutesLeft } from './online-times.ts';
import type { OnlineKey } from './online-rows.ts';

/** A charge that is to be opened. */
type Wanted = Awaited<ReturnType<typeof readWanted>>;

/**
 * Opens the charge of an online payment at the gateway. Where that cannot be reached, the payment stays as it was made: it is
 * tried again by the clock. Where it refuses, or answers what a bank's app could not pay, the payment has failed.
 */
export async function openCharge(context: ServerContext, key: OnlineKey): Promise<void> {
  const wanted = await readWanted(context, key);
  if (wanted.state !== 'created') return;
  try {
    const gateway = await gatewayAt(context, { orgId: key.orgId, place: wanted.place });
    const opened = await gateway.open({
      orderId: key.id,
      amount: wanted.amount,
      method: wanted.method,
      bank: wanted.bank,
      minutes: minutesLeft(wanted.expiresAt, context.now()),
      notifyUrl: publicLink(context.config, midtransPath(key.orgId)),
    });
    await applyTransaction(context, key, await payable(context, gateway, { wanted, opened, key }));
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    context.log.warn({ err: error, kind: error.kind, ...key }, 'a charge was not opened');
    if (error.kind !== 'unreachable')
      await applyTransaction(context, key, { move: 'fail', raw: JSON.stringify({ fault: error.message }) });
  }
}

async function payable(
  { log }: Pick<ServerContext, 'log'>,
  gateway: Gateway,
  { wanted, opened, key }: { readonly wanted: Wanted; readonly opened: Transaction; readonly key: OnlineKey },
): Promise<Heard> {
  const fault = chargeFault(wanted, opened);
  if (opened.move !== 'open' || fault === null) return opened;
  log.error({ ...key, fault }, 'a gateway has opened a charge that nobody could pay rightly');
  await gateway.cancel(key.id);
  return { move: 'fail', raw: opened.raw };
}

function chargeFault({ method, amount }: Wanted, opened: Transaction): string | null {
  if (opened.amount !== amount) return 'amount';
  if (method === 'va') return opened.vaNumber === null ? 'no-account' : null;
  return opened.qrPayload === null ? 'no-code' : qrisFault(opened.qrPayload, amount);
}

function readWanted({ db }: Pick<ServerContext, 'db'>, { orgId, id }: OnlineKey) {
  return db
    .selectFrom('online_payment')
    .select(['place', 'method', 'bank', 'amount', 'state', 'expires_at as expiresAt'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
