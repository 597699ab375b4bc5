import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { mostGraceDays, secondFactorAudiences } from './words.ts';

/** Of whom the organisation asks a second factor, and how many days they have to set one up. */
export const secondFactorRuleDraft = z.object({
  audience: z.enum(secondFactorAudiences),
  graceDays: z.int().check(z.gte(0), z.lte(mostGraceDays)),
});
export type SecondFactorRuleDraft = z.infer<typeof secondFactorRuleDraft>;

/** `own`: whether who asks has a second factor; only then they may ask it of others. `without`: members it is asked of who have none. */
export const secondFactorRule = z.extend(secondFactorRuleDraft, {
  own: z.enum(['on', 'off']),
  without: z.int(),
  version: z.int(),
});
export type SecondFactorRule = z.infer<typeof secondFactorRule>;

/** A member of whom a second factor is asked and who has none; from `dueAt` on they read nothing of the organisation. */
export const memberWithoutFactor = z.object({
  memberId: id,
  userId: id,
  name: z.string(),
  email: z.string(),
  dueAt: instant,
  remindedAt: z.nullable(instant),
});
export type MemberWithoutFactor = z.infer<typeof memberWithoutFactor>;
