import * as z from 'zod/mini';
import { defineEndpoints, may, ok } from '../../core/calls.ts';
import { escalation, escalationPlan, escalationPlanDraft } from './escalation.ts';
import { escalationRoutes } from './escalation-routes.ts';

/** Schemas, rights and limits of the calls about escalation. */
export const escalationEndpoints = defineEndpoints(escalationRoutes, 'notifications', {
  getEscalationPlan: ok(
    'Who is told, one after the other, of what is urgent and nobody has taken on',
    may('settings.view', 'organization'),
    escalationPlan,
  ),
  updateEscalationPlan: ok(
    'Change the plan; what is on its way goes on by the new one, or ends where it is switched off',
    may('settings.update', 'organization', { reach: 'everywhere' }),
    escalationPlan,
    { body: escalationPlanDraft },
  ),
  listTicketEscalations: ok(
    'Who was told that nobody has taken a ticket on, newest first; no resident reads it',
    may('ticket.view', 'ticketWork'),
    z.array(escalation),
  ),
  listAlarmEscalations: ok(
    'Who was told that nobody has taken the active alarms of a building on, newest first',
    may('alarm.view', 'building'),
    z.array(escalation),
  ),
});
