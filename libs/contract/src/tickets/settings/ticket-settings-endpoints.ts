import * as z from 'zod/mini';
import type { Permission } from '../../access/permissions.ts';
import { defineEndpoints, type Reach } from '../../core/endpoint.ts';
import { id, orgParams } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
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

const tag = 'tickets';
const may = <const P extends Permission>(permission: P) =>
  ({ kind: 'permission', permission, subject: 'organization' }) as const;
const inReach = <const P extends Permission, const R extends Reach>(permission: P, reach: R) =>
  ({ kind: 'permission', permission, subject: 'organization', reach }) as const;

/** Schemas, rights and limits of the calls by which an organisation sets up its tickets. */
export const ticketSettingsEndpoints = defineEndpoints(ticketSettingsRoutes, {
  createSlaPolicy: {
    summary: 'Promise a time for tickets of a priority, a category or a building',
    tag,
    access: inReach('slaPolicy.create', { body: 'buildingId' }),
    params: orgParams,
    body: slaPolicyDraft,
    response: { status: 201, schema: answer(slaPolicy) },
    errors: [409],
  },
  deleteSlaPolicy: {
    summary: 'Take a promise back; the next one that matches holds from then on',
    tag,
    access: inReach('slaPolicy.delete', { record: 'slaPolicy' }),
    params: z.extend(orgParams, { policyId: id }),
    response: { status: 204 },
    errors: [409],
  },
  trySla: {
    summary: 'What a change of promises or hours would do to the tickets that are open now',
    tag,
    access: may('slaPolicy.view'),
    params: orgParams,
    body: slaTrial,
    response: { status: 200, schema: answer(slaEffect) },
  },
  getBusinessHours: {
    summary: 'The hours and days on which an organisation works',
    tag,
    access: may('slaPolicy.view'),
    params: orgParams,
    response: { status: 200, schema: answer(orgHours) },
  },
  updateBusinessHours: {
    summary: 'Work at other hours; what has run on open tickets stays used',
    tag,
    access: inReach('slaPolicy.update', 'everywhere'),
    params: orgParams,
    body: businessHours,
    response: { status: 200, schema: answer(orgHours) },
  },
  listTicketCategorySettings: {
    summary: 'The categories of an organisation with the archived ones',
    tag,
    access: may('settings.view'),
    params: orgParams,
    response: { status: 200, schema: answer(z.array(ticketCategorySetting)) },
  },
  createTicketCategory: {
    summary: 'Add a category',
    tag,
    access: inReach('settings.update', 'everywhere'),
    params: orgParams,
    body: ticketCategoryDraft,
    response: { status: 201, schema: answer(ticketCategorySetting) },
    errors: [409],
  },
  updateTicketCategory: {
    summary: 'Rename or archive a category, or demand a photo of its work',
    tag,
    access: inReach('settings.update', 'everywhere'),
    params: z.extend(orgParams, { categoryId: id }),
    body: ticketCategoryDraft,
    response: { status: 200, schema: answer(ticketCategorySetting) },
    errors: [409],
  },
  listTicketRules: {
    summary: 'The rules by which tickets go their way',
    tag,
    access: may('settings.view'),
    params: orgParams,
    response: { status: 200, schema: answer(z.array(ticketRule)) },
  },
  createTicketRule: {
    summary: 'Add a rule',
    tag,
    access: inReach('settings.update', { body: 'conditions.buildingId' }),
    params: orgParams,
    body: ticketRuleDraft,
    response: { status: 201, schema: answer(ticketRule) },
    errors: [409],
  },
  updateTicketRule: {
    summary: 'Change a rule',
    tag,
    access: inReach('settings.update', { record: 'ticketRule', body: 'conditions.buildingId' }),
    params: z.extend(orgParams, { ruleId: id }),
    body: ticketRuleDraft,
    response: { status: 200, schema: answer(ticketRule) },
  },
  deleteTicketRule: {
    summary: 'Remove a rule',
    tag,
    access: inReach('settings.update', { record: 'ticketRule' }),
    params: z.extend(orgParams, { ruleId: id }),
    response: { status: 204 },
  },
  tryTicketRule: {
    summary: 'Which of the newest tickets a rule would have been about',
    tag,
    access: may('settings.view'),
    params: orgParams,
    body: ticketConditions,
    response: { status: 200, schema: answer(ticketRuleTrial) },
  },
});
