import * as z from 'zod/mini';
import { created, defineEndpoints, may, noContent, ok } from '../core/calls.ts';
import { householdRoutes } from './household-routes.ts';
import * as schemas from './household.ts';

/** Who has a unit in the building; the handler narrows it to the units of the one who asks. */
const own = may('unit.view', 'building', { ownRows: true });
const staff = may('occupant.approve', 'building');
const inviting = { max: 20, windowSeconds: 3600 };

/** Schemas, rights and limits of the calls about households. */
export const householdEndpoints = defineEndpoints(householdRoutes, 'people', {
  getHouseholdSettings: ok(
    'Whether the first occupant of a unit may invite their household',
    may('settings.view', 'organization'),
    schemas.householdSettings,
  ),
  updateHouseholdSettings: ok(
    'Say whether the first occupant of a unit may invite their household, in all buildings',
    may('settings.update', 'organization', { reach: 'everywhere' }),
    schemas.householdSettings,
    { body: schemas.householdSettings },
  ),
  listHouseholds: ok(
    "One's own units in the building, whom one has invited into them, and whether one may",
    own,
    z.array(schemas.household),
  ),
  inviteToHousehold: created(
    'Invite somebody of the household of the unit whose first occupant one is',
    own,
    schemas.householdInvited,
    { body: schemas.householdDraft, errors: [403, 404, 409], rateLimit: inviting, verifiedEmail: true },
  ),
  renewHouseholdInvitation: ok(
    'Invite somebody again whom one has invited before, by mail or by a link to hand over',
    own,
    schemas.householdInvited,
    { body: schemas.householdRenewal, errors: [403, 404, 409], rateLimit: inviting, verifiedEmail: true },
  ),
  endHouseholdMember: noContent(
    'End the stay of somebody whom one has invited, at once; what is not there any more stays so',
    own,
  ),
  listHouseholdRequests: ok(
    'For whom first occupants of the building ask, the oldest first',
    staff,
    z.array(schemas.householdRequest),
  ),
  answerHouseholdRequest: noContent(
    'Agree to somebody of a household, who moves in today and is invited, or say no',
    staff,
    { body: schemas.householdAnswer, errors: [409] },
  ),
});
