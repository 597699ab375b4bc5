import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { listQuery } from '../core/list.ts';
import { occupancy, occupancyChange, occupancyDraft, occupancyMove, resident } from './occupancy.ts';
import { occupantInvitationDraft, occupantInvitationResult } from './occupant-account.ts';
import { occupantImport, occupantImportReport } from './occupant-import.ts';
import { peopleRoutes } from './people-routes.ts';
import { person, personChange, revealedPerson } from './person.ts';

/** Schemas, rights and limits of the calls about people and their units. */
export const peopleEndpoints = defineEndpoints(peopleRoutes, 'people', {
  listPeople: list(
    'Who is in the building today, by name; `q` looks in names and unit codes',
    may('occupant.view', 'building'),
    resident,
    { query: z.extend(listQuery, { q: z.optional(z.string().check(z.trim(), z.maxLength(120))) }) },
  ),
  updatePerson: ok('Change what is known about somebody in the building', may('occupant.update', 'building'), person, {
    body: personChange,
  }),
  revealPerson: ok(
    'Read the identity numbers of somebody; that they were read is logged',
    may('occupant.reveal', 'building'),
    revealedPerson,
    { rateLimit: { max: 60, windowSeconds: 60 } },
  ),
  inviteOccupants: ok(
    'Invite people of the building to an account of their own, by mail or by a link to hand over',
    may('occupant.assign', 'building'),
    z.array(occupantInvitationResult),
    { body: occupantInvitationDraft, rateLimit: { max: 60, windowSeconds: 3600 }, verifiedEmail: true },
  ),
  importOccupants: ok(
    'Check a list of people and their units, or invite those of it who are right',
    may('occupant.assign', 'building'),
    occupantImportReport,
    { body: occupantImport, bodyLimit: 8_500_000, rateLimit: { max: 60, windowSeconds: 3600 }, verifiedEmail: true },
  ),
  revokeOccupantInvitation: noContent(
    'Take the invitation of somebody of the building back',
    may('occupant.assign', 'building'),
  ),
  disconnectOccupant: noContent(
    'Part somebody of the building from their account; what came with their stay ends',
    may('occupant.assign', 'building'),
  ),
  listOccupancies: ok(
    'Everybody who was, is or will be in a unit, the latest first',
    may('occupant.view', 'building'),
    z.array(occupancy),
  ),
  addOccupancy: created('Somebody moves into a unit, or owns it', may('occupant.create', 'building'), occupancy, {
    body: occupancyDraft,
  }),
  updateOccupancy: ok(
    'Change a stay: its days, role, share, or who pays',
    may('occupant.update', 'building'),
    occupancy,
    { body: occupancyChange },
  ),
  moveOccupancy: ok(
    'Somebody moves to another unit of the building, in one step; their account follows',
    may('occupant.update', 'building'),
    occupancy,
    { body: occupancyMove },
  ),
  deleteOccupancy: noContent('Delete a stay that was entered by mistake', may('occupant.delete', 'building'), {
    errors: [409],
  }),
});
