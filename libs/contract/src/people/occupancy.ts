import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { day } from '../core/instant.ts';
import { person, personDraft } from './person.ts';
import { occupancyRoles } from './words.ts';

/** Part of the ownership of a unit, in millionths. */
export const sharePpm = z.int().check(z.gte(1), z.lte(1_000_000));

/** One stay of somebody in a unit. `to` is its last day; null while no end is known. */
export const occupancy = z.object({
  id,
  unitId: id,
  person,
  role: z.enum(occupancyRoles),
  sharePpm: z.nullable(z.int()),
  isBillingParty: z.boolean(),
  from: day,
  to: z.nullable(day),
  /** The first occupant who invited them as one of the household; null for everybody else. */
  invitedBy: z.nullable(z.string()),
  version: z.int(),
});
export type Occupancy = z.infer<typeof occupancy>;

const stay = {
  role: z.enum(occupancyRoles),
  sharePpm: z.optional(z.nullable(sharePpm)),
  from: day,
  to: z.optional(z.nullable(day)),
};

/**
 * A new stay: of somebody known (`personId`) or new (`person`). Who becomes the billing party takes the bills over
 * from whoever paid on those days; on every other day all stays as it was.
 */
export const occupancyDraft = z.object({
  ...stay,
  personId: z.optional(id),
  person: z.optional(personDraft),
  isBillingParty: z.boolean(),
});
export type OccupancyDraft = z.infer<typeof occupancyDraft>;

/** A change of a stay. When it leaves days without a billing party, `successorId` names who pays on them. */
export const occupancyChange = z.extend(z.partial(z.object(stay)), {
  isBillingParty: z.optional(z.boolean()),
  successorId: z.optional(id),
});
export type OccupancyChange = z.infer<typeof occupancyChange>;

/**
 * Somebody goes from their unit to another of the building: the day before is their last in the former one. When that
 * leaves days without a billing party there, `successorId` names who pays on them.
 */
export const occupancyMove = z.object({
  unitId: id,
  from: day,
  isBillingParty: z.boolean(),
  successorId: z.optional(id),
});
export type OccupancyMove = z.infer<typeof occupancyMove>;

/** Somebody with all units of one building that they are in today. */
export const resident = z.object({
  person,
  units: z.array(z.object({ unitId: id, code: z.string(), role: z.enum(occupancyRoles), isBillingParty: z.boolean() })),
});
export type Resident = z.infer<typeof resident>;
