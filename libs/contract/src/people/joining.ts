import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { occupancyRoles, joinRequestStatuses } from './words.ts';

/** The code by which those who live in a building ask to be let in; `code` is as a label's (`readScanCode`). */
export const joinCode = z.object({ code: z.string(), expiresAt: instant });
export type JoinCode = z.infer<typeof joinCode>;

const codeTyped = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** A code as somebody typed it. */
export const joinCodeBody = z.object({ code: codeTyped });

/** The building a code belongs to. */
export const joinPlace = z.object({ building: z.string(), organization: z.string() });
export type JoinPlace = z.infer<typeof joinPlace>;

/** Somebody asks to be let into a unit, which they name as it stands on the door. */
export const joinRequestDraft = z.object({
  code: codeTyped,
  unitCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  role: z.enum(occupancyRoles),
  note: z.string().check(z.trim(), z.maxLength(500)),
});
export type JoinRequestDraft = z.infer<typeof joinRequestDraft>;

const asked = {
  id,
  unitCode: z.string(),
  role: z.enum(occupancyRoles),
  note: z.string(),
  status: z.enum(joinRequestStatuses),
  createdAt: instant,
};

/** A request as who asked sees it; `reason` is what a refusal said. */
export const ownJoinRequest = z.object({
  ...asked,
  building: z.string(),
  organization: z.string(),
  reason: z.string(),
});
export type OwnJoinRequest = z.infer<typeof ownJoinRequest>;

/** A request as those see it who run the building. `unitId` is the unit of that name; null when there is none. */
export const joinRequest = z.object({
  ...asked,
  name: z.string(),
  email: z.string(),
  unitId: z.nullable(id),
  /** People of that unit without an account: the one who asks may be one of them. */
  candidates: z.array(z.object({ personId: id, name: z.string(), role: z.enum(occupancyRoles) })),
  /** Whether somebody pays for the unit today. */
  isPaid: z.boolean(),
});
export type JoinRequest = z.infer<typeof joinRequest>;

/** Lets somebody in: as a person of the unit (`personId`), or as a new one who moves in today. */
export const joinApproval = z.object({
  unitId: id,
  personId: z.nullable(id),
  role: z.enum(occupancyRoles),
  isBillingParty: z.boolean(),
});
export type JoinApproval = z.infer<typeof joinApproval>;

/** What whoever asked is told. */
export const joinRefusal = z.object({ reason: z.string().check(z.trim(), z.maxLength(500)) });
