import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { locales } from '../core/locale.ts';
import { email, personName } from '../identity/user.ts';
import { invitationWays, householdPolicies, householdStatuses } from './words.ts';
import { occupantAccount } from './occupant-account.ts';

/** What an organisation says of households. */
export const householdSettings = z.object({ invitations: z.enum(householdPolicies) });
export type HouseholdSettings = z.infer<typeof householdSettings>;

/** Somebody whom the first occupant of a unit invites. Without an address the invitation is a link to hand over. */
export const householdDraft = z.object({
  unitId: id,
  name: personName,
  email: z.nullable(email),
  locale: z.enum(locales),
});
export type HouseholdDraft = z.infer<typeof householdDraft>;

/** A new invitation of somebody invited before, whose former one is worth nothing any more. */
export const householdRenewal = z.object({ by: z.enum(invitationWays), locale: z.enum(locales) });

/** Somebody of the household as who invited them sees it; `account` is null while staff have not agreed. */
export const householdMember = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  status: z.enum(householdStatuses),
  account: z.nullable(occupantAccount),
  /** What staff wrote when they said no. */
  reason: z.string(),
  createdAt: instant,
});
export type HouseholdMember = z.infer<typeof householdMember>;

/** One's own unit, and whom one has invited into it. `mayInvite`: one is its first occupant, and may. */
export const household = z.object({
  unitId: id,
  unitCode: z.string(),
  policy: z.enum(householdPolicies),
  mayInvite: z.boolean(),
  members: z.array(householdMember),
});
export type Household = z.infer<typeof household>;

/** Somebody who was invited just now. `link` is shown this once; only its hash is kept. */
export const householdInvited = z.object({ member: householdMember, link: z.nullable(z.string()) });
export type HouseholdInvited = z.infer<typeof householdInvited>;

/** Somebody for whom staff are asked, as those see it who run the building. */
export const householdRequest = z.object({
  id,
  unitId: id,
  unitCode: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  host: z.string(),
  createdAt: instant,
});
export type HouseholdRequest = z.infer<typeof householdRequest>;

/** What staff say to it; who invited reads the reason of a no. */
export const householdAnswer = z.object({
  answer: z.enum(['approve', 'refuse']),
  reason: z.string().check(z.trim(), z.maxLength(500)),
});
export type HouseholdAnswer = z.infer<typeof householdAnswer>;
