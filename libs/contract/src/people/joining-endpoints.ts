import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id } from '../core/ids.ts';
import { answer } from '../core/list.ts';
import { joiningRoutes } from './joining-routes.ts';
import * as schemas from './joining.ts';

const tag = 'people';
const may = { kind: 'permission', permission: 'occupant.approve', subject: 'building' } as const;
const requestParams = z.extend(buildingParams, { joinRequestId: id });
/** A code has eleven letters, one of which checks the others: what may be tried comes nowhere near one by chance. */
const guessing = { max: 20, windowSeconds: 3600 };

/** Schemas, rights and limits of the calls by which people come to where they live. */
export const joiningEndpoints = defineEndpoints(joiningRoutes, {
  getJoinCode: {
    summary: 'The code by which people ask to be let into the building; null when there is none',
    tag,
    access: may,
    params: buildingParams,
    response: { status: 200, schema: answer(z.nullable(schemas.joinCode)) },
  },
  renewJoinCode: {
    summary: 'Make a new code for 90 days; the former one is worth nothing any more',
    tag,
    access: may,
    params: buildingParams,
    response: { status: 201, schema: answer(schemas.joinCode) },
    rateLimit: { max: 30, windowSeconds: 3600 },
  },
  removeJoinCode: {
    summary: 'Take the code away: nobody can ask by it any more',
    tag,
    access: may,
    params: buildingParams,
    response: { status: 204 },
  },
  listJoinRequests: {
    summary: 'Who asks to be let into the building, the oldest first',
    tag,
    access: may,
    params: buildingParams,
    response: { status: 200, schema: answer(z.array(schemas.joinRequest)) },
  },
  approveJoinRequest: {
    summary: 'Let somebody in: their account is joined to a person of the unit, or they move in as a new one',
    tag,
    access: may,
    params: requestParams,
    body: schemas.joinApproval,
    response: { status: 204 },
    errors: [409, 410],
  },
  refuseJoinRequest: {
    summary: 'Refuse a request; whoever asked is told why',
    tag,
    access: may,
    params: requestParams,
    body: schemas.joinRefusal,
    response: { status: 204 },
    errors: [409],
  },
  readJoinCode: {
    summary: 'Which building a code belongs to',
    tag,
    access: { kind: 'session' },
    body: schemas.joinCodeBody,
    response: { status: 200, schema: answer(schemas.joinPlace) },
    errors: [410],
    rateLimit: guessing,
  },
  requestToJoin: {
    summary: 'Ask to be let into a unit of the building of a code; three requests may be open at once',
    tag,
    access: { kind: 'session' },
    body: schemas.joinRequestDraft,
    response: { status: 201, schema: answer(schemas.ownJoinRequest) },
    errors: [403, 409, 410],
    rateLimit: guessing,
  },
  listOwnJoinRequests: {
    summary: 'What the person has asked for, the newest first',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: answer(z.array(schemas.ownJoinRequest)) },
  },
  withdrawJoinRequest: {
    summary: 'Take back what one has asked for; what was answered stays',
    tag,
    access: { kind: 'session' },
    params: z.object({ joinRequestId: id }),
    response: { status: 204 },
  },
});
