import type { RouteTable } from '../../core/route.ts';

const plan = '/api/v1/organizations/{orgId}/escalation-plan';

/** The calls about what goes on to the next person until somebody takes it on. */
export const escalationRoutes = {
  getEscalationPlan: { method: 'GET', path: plan, retry: true },
  updateEscalationPlan: { method: 'PUT', path: plan, retry: false, ifMatch: true },
  listTicketEscalations: { method: 'GET', path: '/api/v1/tickets/{ticketId}/escalations', retry: true },
  listAlarmEscalations: { method: 'GET', path: '/api/v1/buildings/{buildingId}/alarm-escalations', retry: true },
} as const satisfies RouteTable;
