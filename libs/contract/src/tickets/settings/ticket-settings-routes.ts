import type { RouteTable } from '../../core/route.ts';

const org = '/api/v1/organizations/{orgId}';

/** The calls by which an organisation sets up its tickets. */
export const ticketSettingsRoutes = {
  createSlaPolicy: { method: 'POST', path: `${org}/sla-policies`, retry: true, idempotencyKey: true },
  deleteSlaPolicy: { method: 'DELETE', path: `${org}/sla-policies/{policyId}`, retry: false, ifMatch: true },
  trySla: { method: 'POST', path: `${org}/sla-trials`, retry: false },
  getBusinessHours: { method: 'GET', path: `${org}/business-hours`, retry: true },
  updateBusinessHours: { method: 'PUT', path: `${org}/business-hours`, retry: false, ifMatch: true },
  listTicketCategorySettings: { method: 'GET', path: `${org}/ticket-category-settings`, retry: true },
  createTicketCategory: { method: 'POST', path: `${org}/ticket-categories`, retry: true, idempotencyKey: true },
  updateTicketCategory: { method: 'PUT', path: `${org}/ticket-categories/{categoryId}`, retry: false, ifMatch: true },
  listTicketRules: { method: 'GET', path: `${org}/ticket-rules`, retry: true },
  createTicketRule: { method: 'POST', path: `${org}/ticket-rules`, retry: true, idempotencyKey: true },
  updateTicketRule: { method: 'PUT', path: `${org}/ticket-rules/{ruleId}`, retry: false, ifMatch: true },
  deleteTicketRule: { method: 'DELETE', path: `${org}/ticket-rules/{ruleId}`, retry: false, ifMatch: true },
  tryTicketRule: { method: 'POST', path: `${org}/ticket-rule-trials`, retry: false },
} as const satisfies RouteTable;
