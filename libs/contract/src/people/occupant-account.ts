import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { locales } from '../core/locale.ts';
import { occupantAccountStates, invitationWays, mostInvitedAtOnce, occupantInvitationOutcomes } from './words.ts';

/** The account of somebody of the building; `until` is how long an open invitation may be answered. */
export const occupantAccount = z.object({
  state: z.enum(occupantAccountStates),
  by: z.nullable(z.enum(invitationWays)),
  until: z.nullable(instant),
});
export type OccupantAccount = z.infer<typeof occupantAccount>;

/** Whom to invite: these people, or (`personIds` null) everybody in the building who has neither account nor invitation. */
export const occupantInvitationDraft = z.object({
  personIds: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(mostInvitedAtOnce))),
  by: z.enum(invitationWays),
  locale: z.enum(locales),
});
export type OccupantInvitationDraft = z.infer<typeof occupantInvitationDraft>;

/** One person who was to be invited. `link` is shown this once; only its hash is kept. */
export const occupantInvitationResult = z.object({
  personId: id,
  name: z.string(),
  units: z.array(z.string()),
  outcome: z.enum(occupantInvitationOutcomes),
  link: z.nullable(z.string()),
  until: z.nullable(instant),
});
export type OccupantInvitationResult = z.infer<typeof occupantInvitationResult>;
