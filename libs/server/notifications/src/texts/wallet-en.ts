import { dayOf, rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const failures = {
  SALDO_KURANG: 'your balance holds too little',
  MELEBIHI_BATAS: 'it asks for more than the limit you have set',
  TIDAK_ADA_TAGIHAN: 'nothing of it is open any more',
} as const;
const states = { requested: 'asked for', approved: 'approved', paid: 'paid', refused: 'refused' } as const;

/** What is told of deposits in English. */
export const walletEn: Pick<
  NotificationTexts['notifications'],
  | 'payout-requested'
  | 'payout-answered'
  | 'payout-account-changed'
  | 'autopay-announced'
  | 'autopay-failed'
  | 'float-near-limit'
> = {
  'payout-requested': ({ number, amount, person }, { building }) => ({
    title: `A payout of ${rupiahOf(amount)} waits for approval`,
    body: `${building}: ${person} asks for a payout of their balance, ${number}.`,
    reason: 'You approve payouts in this organisation.',
  }),
  'payout-answered': ({ number, amount, state, reason }, { building }) => ({
    title: `Payout of ${rupiahOf(amount)} ${states[state]}`,
    body: `${building}, ${number}.${reason === null ? '' : ` Reason: “${reason}”. The amount is back in your balance.`}`,
    reason: 'This payout is of your balance.',
  }),
  'payout-account-changed': ({ number, amount, bank, accountEnd }, { building }) => ({
    title: `Payout of ${rupiahOf(amount)} to a new account`,
    body: `${building}, ${number}: to ${bank} ending in ${accountEnd}, where your last payout did not go. It is paid tomorrow at the earliest. If it was not you who asked, call the management at once.`,
    reason: 'This payout is of your balance.',
  }),
  'autopay-announced': ({ count, total, payOn }, { building }) => ({
    title: `Paid by itself tomorrow: ${rupiahOf(total)}`,
    body: `${building}: bills paid from your balance on ${dayOf(payOn, 'en-GB')}: ${count}.`,
    reason: 'You have switched automatic payment on.',
  }),
  'autopay-failed': ({ number, outstanding, failure }, { building }) => ({
    title: `Not paid by itself: ${number}`,
    body: `${building}: ${rupiahOf(outstanding)} was not paid, as ${failures[failure]}.`,
    reason: 'You have switched automatic payment on.',
  }),
  'float-near-limit': ({ float, limit, level }) => ({
    title: level === 'reached' ? 'Deposits have reached their limit' : 'Deposits are near their limit',
    body: `Deposits of residents are now ${rupiahOf(float)}, the limit is ${rupiahOf(limit)}. Pay some out, or pay bills from them.`,
    reason: 'You keep the books of this organisation.',
  }),
};
