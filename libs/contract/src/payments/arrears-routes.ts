import type { RouteTable } from '../core/route.ts';

const arrears = '/api/v1/buildings/{buildingId}/arrears';
const rule = '/api/v1/organizations/{orgId}/bill-reminder-rule';

/** The calls about what is not paid, and about reminding of it. */
export const arrearsRoutes = {
  listArrears: { method: 'GET', path: arrears, retry: true },
  getArrearsTotals: { method: 'GET', path: `${arrears}-totals`, retry: true },
  exportArrears: { method: 'GET', path: `${arrears}-file`, retry: true, bytes: 'answered' },
  remindPayers: { method: 'POST', path: `${arrears}-reminders`, retry: false },
  getBillReminderRule: { method: 'GET', path: rule, retry: true },
  updateBillReminderRule: { method: 'PUT', path: rule, retry: false },
} as const satisfies RouteTable;
