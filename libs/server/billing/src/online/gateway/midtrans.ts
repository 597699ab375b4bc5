import { type Charge, type Gateway, GatewayFault, type Transaction } from './gateway.ts';
import { midtransRefusal, midtransTransaction, readTransaction } from './midtrans-answers.ts';
import { readBounded } from './read-bounded.ts';

/** Where and with which key an organisation asks Midtrans. */
export interface MidtransAccount {
  /** Without a slash at the end. */
  readonly apiBase: string;
  readonly serverKey: string;
}

/** Somebody waits for the answer with a phone in the hand. */
const timeoutMs = 8_000;

/** Midtrans by its Core API: QRIS and virtual accounts. */
export function midtrans(account: MidtransAccount): Gateway {
  return {
    open: async (charge) => {
      const answer = await ask(account, 'POST', '/v2/charge', { body: bodyOf(charge), notifyUrl: charge.notifyUrl });
      // The order is there: it was asked for before, and the answer was lost.
      const made = answer.code === '406' ? await find(account, charge.orderId) : answer.transaction;
      if (made === null) throw new GatewayFault('refused', answer.message);
      return made;
    },
    find: (orderId) => find(account, orderId),
    cancel: async (orderId) => {
      await ask(account, 'POST', `/v2/${encodeURIComponent(orderId)}/cancel`, {});
    },
  };
}

async function find(account: MidtransAccount, orderId: string): Promise<Transaction | null> {
  const { code, transaction, message } = await ask(account, 'GET', `/v2/${encodeURIComponent(orderId)}/status`, {});
  if (transaction?.orderId === orderId) return transaction;
  if (code === '404') return null;
  throw new GatewayFault('unreachable', message);
}

interface Answer {
  readonly code: string;
  readonly message: string;
  /** Null where it refuses. */
  readonly transaction: Transaction | null;
}

async function ask(
  { apiBase, serverKey }: MidtransAccount,
  method: 'GET' | 'POST',
  path: string,
  { body, notifyUrl }: { readonly body?: object; readonly notifyUrl?: string },
): Promise<Answer> {
  const { status, text } = await exchange(`${apiBase}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
      ...(notifyUrl === undefined ? {} : { 'x-override-notification': notifyUrl }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = parse(text);
  const transaction = midtransTransaction.safeParse(said);
  const refusal = midtransRefusal.safeParse(said).data;
  // Midtrans says in the body what it means; the status of HTTP is the same or 200.
  const code = refusal?.status_code ?? String(status);
  const message = `Midtrans ${code} ${refusal?.status_message?.slice(0, 200) ?? ''}`.trim();
  if (status === 401 || code === '401') throw new GatewayFault('key-refused', message);
  if (status >= 500 || code.startsWith('5') || refusal === undefined) throw new GatewayFault('unreachable', message);
  return { code, message, transaction: transaction.success ? readTransaction(transaction.data, text) : null };
}

async function exchange(url: string, init: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, text: await readBounded(answer) };
  } catch (error) {
    if (error instanceof GatewayFault) throw error;
    throw new GatewayFault('unreachable', error instanceof Error ? error.message : 'the gateway cannot be reached');
  }
}

function bodyOf({ orderId, amount, method, bank, minutes }: Charge): object {
  return {
    payment_type: method === 'qris' ? 'qris' : 'bank_transfer',
    transaction_details: { order_id: orderId, gross_amount: amount },
    custom_expiry: { expiry_duration: minutes, unit: 'minute' },
    ...(method === 'qris' ? { qris: { acquirer: 'gopay' } } : { bank_transfer: { bank } }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
