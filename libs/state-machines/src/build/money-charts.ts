import * as entryPoint from '../index.ts';
import { type Chart, chart } from './chart-words.ts';

/** What money and what is measured for it goes through. The server follows the same tables of the contract. */
export const moneyCharts: readonly Chart[] = [
  chart('billingRunMachine', entryPoint.billingRunMachine, {
    what: 'Where a run of bills stands, by the arrows of the contract (`billingRunChart`).',
    input: {},
    actors: {},
    events: {
      CALCULATE: 'work out the lines of all bills, or work them out again',
      REVIEW: 'somebody has looked at what is new, missing and odd',
      ISSUE: 'the bills get their numbers and go out',
    },
    emitted: {},
    delays: {},
  }),
  chart('billMachine', entryPoint.billMachine, {
    what: 'Where a bill stands, by the arrows of the contract (`billChart`).',
    input: {},
    actors: {},
    events: {
      ISSUE: 'its run is issued',
      PAY_PART: 'some of what is open is paid',
      PAY_REST: 'all that is open is paid',
      CREDIT_PART: 'less is asked for, and something stays open',
      CREDIT_REST: 'all that is open is asked for no more',
      TAKE_BACK_PART: 'some of what was paid is taken back',
      TAKE_BACK_ALL: 'all that was paid is taken back',
      DISPUTE: 'its payer says that some of it is wrong',
      ANSWER: 'who keeps the books has answered',
    },
    emitted: {},
    delays: {},
  }),
  chart('paymentMachine', entryPoint.paymentMachine, {
    what: 'Where a payment that was recorded by hand stands, by the arrows of the contract (`paymentChart`).',
    input: {},
    actors: {},
    events: { REVERSE: 'it was recorded wrongly, or the money went back' },
    emitted: {},
    delays: {},
  }),
  chart('onlinePaymentMachine', entryPoint.onlinePaymentMachine, {
    what: 'Where a payment through a gateway stands, by the arrows of the contract (`onlinePaymentChart`).',
    input: {},
    actors: {},
    events: {
      OPEN: 'it can be paid: the code or the account number is there',
      SETTLE: 'the money has come, late or not',
      EXPIRE: 'its time is over',
      FAIL: 'the gateway does not take it',
      CANCEL: 'its payer has given it up',
      REFUND: 'the money went back',
    },
    emitted: {},
    delays: {},
  }),
  chart('payoutMachine', entryPoint.payoutMachine, {
    what: 'Where a payout of a deposit stands, by the arrows of the contract (`payoutChart`).',
    input: {},
    actors: {},
    events: {
      APPROVE: 'a second person agrees',
      PAY: 'the bank has sent it',
      REFUSE: 'it is not paid: what was held is free again',
    },
    emitted: {},
    delays: {},
  }),
  chart('meterReadingMachine', entryPoint.meterReadingMachine, {
    what: 'Where a reading of a meter stands, by the arrows of the contract (`readingChart`).',
    input: { first: 'where the server puts it first' },
    actors: {},
    events: {
      APPROVE: 'somebody has looked at what is odd about it, and it counts',
      REJECT: 'it does not count',
      CORRECT: 'another is put in its place',
    },
    emitted: {},
    delays: {},
  }),
  chart('statementLineMachine', entryPoint.statementLineMachine, {
    what: 'Where a line of a bank statement stands, by the arrows of the contract (`statementLineChart`).',
    input: {},
    actors: {},
    events: {
      MATCH: 'what it is in the books is found, or booked by it',
      UNDO: 'that was wrong: what was booked is reversed',
      IGNORE: 'it needs nothing in the books',
      RESTORE: 'it needs something after all',
    },
    emitted: {},
    delays: {},
  }),
];
