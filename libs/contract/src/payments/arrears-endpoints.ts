import { defineEndpoints, list, may, ok } from '../core/calls.ts';
import { arrearsRoutes } from './arrears-routes.ts';
import {
  arrearsFileQuery,
  arrearsQuery,
  arrearsRow,
  arrearsTotals,
  arrearsTotalsQuery,
  billReminderRule,
  payerReminder,
  payerReminderAnswer,
} from './arrears.ts';

const seen = may('bill.view', 'building');

/** Schemas, rights and limits of the calls about what is not paid. */
export const arrearsEndpoints = defineEndpoints(arrearsRoutes, 'billing', {
  listArrears: list('What payers of a building owe, by unit and by how long ago it was due', seen, arrearsRow, {
    query: arrearsQuery,
  }),
  getArrearsTotals: ok('What all payers of a building owe together, by how long ago it was due', seen, arrearsTotals, {
    query: arrearsTotalsQuery,
  }),
  exportArrears: {
    summary: 'What payers of a building owe, as a file for a spreadsheet',
    access: may('bill.export', 'building'),
    query: arrearsFileQuery,
    byteTypes: ['text/csv'],
    response: { status: 200 },
    rateLimit: { max: 20, windowSeconds: 60 },
  },
  remindPayers: ok(
    'Remind payers of their open bills, of each at most once a day',
    may('bill.update', 'building'),
    payerReminderAnswer,
    { body: payerReminder, rateLimit: { max: 30, windowSeconds: 60 } },
  ),
  getBillReminderRule: ok('When payers are reminded by themselves', may('bill.view', 'organization'), billReminderRule),
  updateBillReminderRule: ok(
    'Say when payers are reminded by themselves',
    may('bill.update', 'organization', { reach: 'everywhere' }),
    billReminderRule,
    { body: billReminderRule },
  ),
});
