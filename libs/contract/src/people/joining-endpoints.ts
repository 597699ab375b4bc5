import * as z from 'zod/mini';
import { created, defineEndpoints, may, noContent, ok, session } from '../core/calls.ts';
import { joiningRoutes } from './joining-routes.ts';
import * as schemas from './joining.ts';

const managing = may('occupant.approve', 'building');

/** A code has eleven letters, one of which checks the others: what may be tried comes nowhere near one by chance. */
const guessing = { max: 20, windowSeconds: 3600 };

/** Schemas, rights and limits of the calls by which people come to where they live. */
export const joiningEndpoints = defineEndpoints(joiningRoutes, 'people', {
  getJoinCode: ok(
    'The code by which people ask to be let into the building; null when there is none',
    managing,
    z.nullable(schemas.joinCode),
  ),
  renewJoinCode: created(
    'Make a new code for 90 days; the former one is worth nothing any more',
    managing,
    schemas.joinCode,
    { rateLimit: { max: 30, windowSeconds: 3600 } },
  ),
  removeJoinCode: noContent('Take the code away: nobody can ask by it any more', managing),
  listJoinRequests: ok(
    'Who asks to be let into the building, the oldest first',
    managing,
    z.array(schemas.joinRequest),
  ),
  approveJoinRequest: noContent(
    'Let somebody in: their account is joined to a person of the unit, or they move in as a new one',
    managing,
    { body: schemas.joinApproval, errors: [409, 410] },
  ),
  refuseJoinRequest: noContent('Refuse a request; whoever asked is told why', managing, {
    body: schemas.joinRefusal,
    errors: [409],
  }),
  readJoinCode: ok('Which building a code belongs to', session, schemas.joinPlace, {
    body: schemas.joinCodeBody,
    errors: [410],
    rateLimit: guessing,
  }),
  requestToJoin: created(
    'Ask to be let into a unit of the building of a code; three requests may be open at once',
    session,
    schemas.ownJoinRequest,
    { body: schemas.joinRequestDraft, errors: [403, 409, 410], rateLimit: guessing },
  ),
  listOwnJoinRequests: ok('What the person has asked for, the newest first', session, z.array(schemas.ownJoinRequest)),
  withdrawJoinRequest: noContent('Take back what one has asked for; what was answered stays', session),
});
