import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
import { occupancy, occupancyChange, occupancyDraft, occupancyMove, resident } from './occupancy.ts';
import { occupantInvitationDraft, occupantInvitationResult } from './occupant-account.ts';
import { occupantImport, occupantImportReport } from './occupant-import.ts';
import { peopleRoutes } from './people-routes.ts';
import { person, personDraft, revealedPerson } from './person.ts';

const tag = 'people';
const personParams = z.extend(buildingParams, { personId: id });
const unitParams = z.extend(buildingParams, { unitId: id });
const occupancyParams = z.extend(buildingParams, { occupancyId: id });

const may = <const A extends 'view' | 'create' | 'update' | 'delete' | 'reveal' | 'assign'>(action: A) =>
  ({ kind: 'permission', permission: `occupant.${action}`, subject: 'building' }) as const;

/** Schemas, rights and limits of the calls about people and their units. */
export const peopleEndpoints = defineEndpoints(peopleRoutes, {
  listPeople: {
    summary: 'Who is in the building today, by name; `q` looks in names and unit codes',
    tag,
    access: may('view'),
    params: buildingParams,
    query: z.extend(listQuery, { q: z.optional(z.string().check(z.trim(), z.maxLength(120))) }),
    response: { status: 200, schema: listAnswer(resident) },
  },
  updatePerson: {
    summary: 'Change what is known about somebody in the building',
    tag,
    access: may('update'),
    params: personParams,
    body: z.partial(personDraft),
    response: { status: 200, schema: answer(person) },
  },
  revealPerson: {
    summary: 'Read the identity numbers of somebody; that they were read is logged',
    tag,
    access: may('reveal'),
    params: personParams,
    response: { status: 200, schema: answer(revealedPerson) },
    rateLimit: { max: 60, windowSeconds: 60 },
  },
  inviteOccupants: {
    summary: 'Invite people of the building to an account of their own, by mail or by a link to hand over',
    tag,
    access: may('assign'),
    params: buildingParams,
    body: occupantInvitationDraft,
    response: { status: 200, schema: answer(z.array(occupantInvitationResult)) },
    rateLimit: { max: 60, windowSeconds: 3600 },
    verifiedEmail: true,
  },
  importOccupants: {
    summary: 'Check a list of people and their units, or invite those of it who are right',
    tag,
    access: may('assign'),
    params: buildingParams,
    body: occupantImport,
    bodyLimit: 8_500_000,
    response: { status: 200, schema: answer(occupantImportReport) },
    rateLimit: { max: 60, windowSeconds: 3600 },
    verifiedEmail: true,
  },
  revokeOccupantInvitation: {
    summary: 'Take the invitation of somebody of the building back',
    tag,
    access: may('assign'),
    params: personParams,
    response: { status: 204 },
  },
  disconnectOccupant: {
    summary: 'Part somebody of the building from their account; what came with their stay ends',
    tag,
    access: may('assign'),
    params: personParams,
    response: { status: 204 },
  },
  listOccupancies: {
    summary: 'Everybody who was, is or will be in a unit, the latest first',
    tag,
    access: may('view'),
    params: unitParams,
    response: { status: 200, schema: answer(z.array(occupancy)) },
  },
  addOccupancy: {
    summary: 'Somebody moves into a unit, or owns it',
    tag,
    access: may('create'),
    params: unitParams,
    body: occupancyDraft,
    response: { status: 201, schema: answer(occupancy) },
  },
  updateOccupancy: {
    summary: 'Change a stay: its days, role, share, or who pays',
    tag,
    access: may('update'),
    params: occupancyParams,
    body: occupancyChange,
    response: { status: 200, schema: answer(occupancy) },
  },
  moveOccupancy: {
    summary: 'Somebody moves to another unit of the building, in one step; their account follows',
    tag,
    access: may('update'),
    params: occupancyParams,
    body: occupancyMove,
    response: { status: 200, schema: answer(occupancy) },
  },
  deleteOccupancy: {
    summary: 'Delete a stay that was entered by mistake',
    tag,
    access: may('delete'),
    params: occupancyParams,
    response: { status: 204 },
    errors: [409],
  },
});
