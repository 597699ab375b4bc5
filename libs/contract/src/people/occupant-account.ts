import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { locales } from '../core/locale.ts';

/** Whether somebody who lives in the building has an account: `expired` is an invitation that nobody answered in time. */
export const occupantAccountStates = ['none', 'invited', 'expired', 'declined', 'joined'] as const;
export type OccupantAccountState = (typeof occupantAccountStates)[number];

/** How an invitation comes to its person: to their address, or as a link that is handed to them. */
export const invitationWays = ['mail', 'link'] as const;
export type InvitationWay = (typeof invitationWays)[number];

/** The account of somebody of the building; `until` is how long an open invitation may be answered. */
export const occupantAccount = z.object({
  state: z.enum(occupantAccountStates),
  by: z.nullable(z.enum(invitationWays)),
  until: z.nullable(instant),
});
export type OccupantAccount = z.infer<typeof occupantAccount>;

/** As many people are invited at once at most. */
export const mostInvitedAtOnce = 200;

/** Whom to invite: these people, or (`personIds` null) everybody in the building who has neither account nor invitation. */
export const occupantInvitationDraft = z.object({
  personIds: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(mostInvitedAtOnce))),
  by: z.enum(invitationWays),
  locale: z.enum(locales),
});
export type OccupantInvitationDraft = z.infer<typeof occupantInvitationDraft>;

/** What became of one of them: `no-email` has no address to send to, `left` has no stay that lasts. */
export const occupantInvitationOutcomes = ['invited', 'no-email', 'joined', 'left'] as const;

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
