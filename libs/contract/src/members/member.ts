import * as z from 'zod/mini';
import { trades } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { memberStatuses } from './words.ts';

/** Path parameters of a call about a member. */
export const memberParams = z.object({ orgId: id, memberId: id });

/** The groups of a membership, its buildings (null: all of them) and when it ends (null: never). */
export const memberScope = z.object({
  groupIds: z.array(id).check(z.minLength(1), z.maxLength(40)),
  buildingIds: z.nullable(z.array(id).check(z.maxLength(500))),
  expiresAt: z.nullable(instant),
});
export type MemberScope = z.infer<typeof memberScope>;

/** One person of an organisation. */
export const member = z.object({
  id,
  userId: id,
  name: z.string(),
  email: z.string(),
  groups: z.array(z.object({ id, name: z.string() })),
  /** Null: every building. Of a member with fewer, only the buildings that the reader reaches too. */
  buildingIds: z.nullable(z.array(id)),
  /** How many buildings of the member the reader does not reach. */
  otherBuildings: z.int(),
  status: z.enum(memberStatuses),
  /** What they are able to do: work of these is offered to them first. */
  trades: z.array(z.enum(trades)),
  expiresAt: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
  joinedAt: instant,
  version: z.int(),
});
export type Member = z.infer<typeof member>;

/** Filters of the list of members; `q` is looked for in name and e-mail. */
export const memberQuery = z.extend(listQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  groupId: z.optional(id),
  buildingId: z.optional(id),
  status: z.optional(z.enum(memberStatuses)),
});
export type MemberQuery = z.infer<typeof memberQuery>;

/** What may be changed of a member. */
export const memberChange = z.extend(memberScope, {
  status: z.enum(['active', 'suspended']),
  /** Left out, they stay as they are. */
  trades: z.optional(z.array(z.enum(trades)).check(z.maxLength(trades.length))),
});
export type MemberChange = z.infer<typeof memberChange>;
