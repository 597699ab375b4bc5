import * as z from 'zod/mini';
import type { ChargeBook, ChargeStatus } from './charge-book.ts';
import type { Answered, Asked } from './exchange.ts';
import { chargesPage } from './charges-page.ts';
import { refusal } from './midtrans-words.ts';
import { notify } from './notify.ts';

const move = z.object({
  orderId: z.string(),
  status: z.enum(['settlement', 'expire', 'deny', 'cancel', 'refund']),
  /** Whether whoever asked for the charge is told. */
  notify: z._default(z.enum(['now', 'never']), 'now'),
});
/** Nothing leads to these but from there. */
const from: Readonly<Record<z.infer<typeof move>['status'], readonly ChargeStatus[]>> = {
  // Money that comes after the end is a thing that happens.
  settlement: ['pending', 'expire'],
  expire: ['pending'],
  deny: ['pending'],
  cancel: ['pending'],
  refund: ['settlement'],
};

/** What people do on the page of the simulator, and tests by calls: they pay, as a bank's app would. */
export async function answerControl(book: ChargeBook, { method, path, body, form }: Asked): Promise<Answered> {
  if (method === 'GET' && path === '/') return { status: 200, page: chargesPage(book.list()) };
  if (method !== 'POST' || path !== '/simulator/moves') return { status: 404, json: refusal(404, 'Not found') };
  const { data } = move.safeParse(body ?? Object.fromEntries(form));
  const charge = data === undefined ? null : book.find(data.orderId);
  if (data === undefined || charge === null) return { status: 404, json: refusal(404, "Transaction doesn't exist.") };
  if (!from[data.status].includes(charge.status)) return { status: 412, json: refusal(412, 'Not from there') };
  book.move(charge, data.status);
  const told = data.notify === 'now' ? await notify(charge) : 'never';
  return body === null ? { status: 303, location: '/' } : { status: 200, json: { told } };
}
