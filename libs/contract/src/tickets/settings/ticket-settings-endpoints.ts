import * as z from 'zod/mini';
import { created, defineEndpoints, may, noContent, ok } from '../../core/calls.ts';
import { businessHours, slaPolicy } from '../sla/sla-policy.ts';
import { ticketConditions, ticketRule, ticketRuleDraft, ticketRuleTrial } from './ticket-rule.ts';
import {
  orgHours,
  slaEffect,
  slaPolicyDraft,
  slaTrial,
  ticketCategoryDraft,
  ticketCategorySetting,
} from './ticket-settings.ts';
import { ticketSettingsRoutes } from './ticket-settings-routes.ts';

/** Schemas, rights and limits of the calls by which an organisation sets up its tickets. */
export const ticketSettingsEndpoints = defineEndpoints(ticketSettingsRoutes, 'tickets', {
  createSlaPolicy: created(
    'Promise a time for tickets of a priority, a category or a building',
    may('slaPolicy.create', 'organization', { reach: { body: 'buildingId' } }),
    slaPolicy,
    { body: slaPolicyDraft, errors: [409] },
  ),
  deleteSlaPolicy: noContent(
    'Take a promise back; the next one that matches holds from then on',
    may('slaPolicy.delete', 'organization', { reach: { record: 'slaPolicy' } }),
    { errors: [409] },
  ),
  trySla: ok(
    'What a change of promises or hours would do to the tickets that are open now',
    may('slaPolicy.view', 'organization'),
    slaEffect,
    { body: slaTrial },
  ),
  getBusinessHours: ok(
    'The hours and days on which an organisation works',
    may('slaPolicy.view', 'organization'),
    orgHours,
  ),
  updateBusinessHours: ok(
    'Work at other hours; what has run on open tickets stays used',
    may('slaPolicy.update', 'organization', { reach: 'everywhere' }),
    orgHours,
    { body: businessHours },
  ),
  listTicketCategorySettings: ok(
    'The categories of an organisation with the archived ones',
    may('settings.view', 'organization'),
    z.array(ticketCategorySetting),
  ),
  createTicketCategory: created(
    'Add a category',
    may('settings.update', 'organization', { reach: 'everywhere' }),
    ticketCategorySetting,
    { body: ticketCategoryDraft, errors: [409] },
  ),
  updateTicketCategory: ok(
    'Rename or archive a category, or demand a photo of its work',
    may('settings.update', 'organization', { reach: 'everywhere' }),
    ticketCategorySetting,
    { body: ticketCategoryDraft, errors: [409] },
  ),
  listTicketRules: ok(
    'The rules by which tickets go their way',
    may('settings.view', 'organization'),
    z.array(ticketRule),
  ),
  createTicketRule: created(
    'Add a rule',
    may('settings.update', 'organization', { reach: { body: 'conditions.buildingId' } }),
    ticketRule,
    { body: ticketRuleDraft, errors: [409] },
  ),
  updateTicketRule: ok(
    'Change a rule',
    may('settings.update', 'organization', { reach: { record: 'ticketRule', body: 'conditions.buildingId' } }),
    ticketRule,
    { body: ticketRuleDraft },
  ),
  deleteTicketRule: noContent(
    'Remove a rule',
    may('settings.update', 'organization', { reach: { record: 'ticketRule' } }),
  ),
  tryTicketRule: ok(
    'Which of the newest tickets a rule would have been about',
    may('settings.view', 'organization'),
    ticketRuleTrial,
    { body: ticketConditions },
  ),
});
