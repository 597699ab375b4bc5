import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id, orgParams } from '../core/ids.ts';
import { answer } from '../core/list.ts';
import { householdRoutes } from './household-routes.ts';
import * as schemas from './household.ts';

const tag = 'people';
/** Who has a unit in the building; the handler narrows it to the units of the one who asks. */
const own = { kind: 'permission', permission: 'unit.view', subject: 'building', ownRows: true } as const;
const staff = { kind: 'permission', permission: 'occupant.approve', subject: 'building' } as const;
const memberParams = z.extend(buildingParams, { householdMemberId: id });
const inviting = { max: 20, windowSeconds: 3600 };

/** Schemas, rights and limits of the calls about households. */
export const householdEndpoints = defineEndpoints(householdRoutes, {
  getHouseholdSettings: {
    summary: 'Whether the first occupant of a unit may invite their household',
    tag,
    access: { kind: 'permission', permission: 'settings.view', subject: 'organization' },
    params: orgParams,
    response: { status: 200, schema: answer(schemas.householdSettings) },
  },
  updateHouseholdSettings: {
    summary: 'Say whether the first occupant of a unit may invite their household, in all buildings',
    tag,
    access: { kind: 'permission', permission: 'settings.update', subject: 'organization', reach: 'everywhere' },
    params: orgParams,
    body: schemas.householdSettings,
    response: { status: 200, schema: answer(schemas.householdSettings) },
  },
  listHouseholds: {
    summary: "One's own units in the building, whom one has invited into them, and whether one may",
    tag,
    access: own,
    params: buildingParams,
    response: { status: 200, schema: answer(z.array(schemas.household)) },
  },
  inviteToHousehold: {
    summary: 'Invite somebody of the household of the unit whose first occupant one is',
    tag,
    access: own,
    params: buildingParams,
    body: schemas.householdDraft,
    response: { status: 201, schema: answer(schemas.householdInvited) },
    errors: [403, 404, 409],
    rateLimit: inviting,
    verifiedEmail: true,
  },
  renewHouseholdInvitation: {
    summary: 'Invite somebody again whom one has invited before, by mail or by a link to hand over',
    tag,
    access: own,
    params: memberParams,
    body: schemas.householdRenewal,
    response: { status: 200, schema: answer(schemas.householdInvited) },
    errors: [403, 404, 409],
    rateLimit: inviting,
    verifiedEmail: true,
  },
  endHouseholdMember: {
    summary: 'End the stay of somebody whom one has invited, at once; what is not there any more stays so',
    tag,
    access: own,
    params: memberParams,
    response: { status: 204 },
  },
  listHouseholdRequests: {
    summary: 'For whom first occupants of the building ask, the oldest first',
    tag,
    access: staff,
    params: buildingParams,
    response: { status: 200, schema: answer(z.array(schemas.householdRequest)) },
  },
  answerHouseholdRequest: {
    summary: 'Agree to somebody of a household, who moves in today and is invited, or say no',
    tag,
    access: staff,
    params: memberParams,
    body: schemas.householdAnswer,
    response: { status: 204 },
    errors: [409],
  },
});
