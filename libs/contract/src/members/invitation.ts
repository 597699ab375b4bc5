import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { locales } from '../core/locale.ts';
import { email } from '../identity/user.ts';
import { memberScope } from './member.ts';
import { invitationOutcomes, invitationStatuses, mostInvitedByMail } from './words.ts';

/** Path parameters of a call about an invitation. */
export const invitationParams = z.object({ orgId: id, invitationId: id });

/** Whom to invite, into what, and the language of the mail. `expiresAt` is when the membership ends. */
export const invitationDraft = z.extend(memberScope, {
  /** Null: every building of the organisation; otherwise at least one. */
  buildingIds: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(500))),
  email,
  locale: z.enum(locales),
});
export type InvitationDraft = z.infer<typeof invitationDraft>;

/**
 * Many people to invite into the same. Each address as it was typed: one that is none, or is there twice, is answered in its
 * row and keeps no other from being invited.
 */
export const invitationsDraft = z.extend(z.omit(invitationDraft, { email: true }), {
  emails: z.array(z.string().check(z.maxLength(320))).check(z.minLength(1), z.maxLength(mostInvitedByMail)),
});
export type InvitationsDraft = z.infer<typeof invitationsDraft>;

/** What became of one address; `invitationId` is of the one that was made. In the order in which they were sent. */
export const invitationResult = z.object({
  email: z.string(),
  outcome: z.enum(invitationOutcomes),
  invitationId: z.nullable(id),
});
export type InvitationResult = z.infer<typeof invitationResult>;

/** Which open invitations are to be taken back; those that were answered meanwhile stay. */
export const invitationsRevocation = z.object({
  invitationIds: z.array(id).check(z.minLength(1), z.maxLength(mostInvitedByMail)),
});

/** How many were taken back. */
export const invitationsRevoked = z.object({ revoked: z.int() });

/** Which language the mail has this time. */
export const invitationResend = z.object({ locale: z.enum(locales) });

/** An invitation as those see it who may invite. */
export const invitation = z.object({
  id,
  email: z.string(),
  groups: z.array(z.object({ id, name: z.string() })),
  buildingIds: z.nullable(z.array(id)),
  memberExpiresAt: z.nullable(instant),
  locale: z.enum(locales),
  status: z.enum(invitationStatuses),
  /** Null while the mail is on its way out. */
  sentAt: z.nullable(instant),
  expiresAt: instant,
  invitedBy: z.nullable(z.string()),
  createdAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

/** Filter of the list of invitations, newest first. */
export const invitationQuery = z.extend(listQuery, { status: z.optional(z.enum(invitationStatuses)) });

/** The token of the mail. */
export const invitationToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type InvitationToken = z.infer<typeof invitationToken>;

/** An invitation as the invited person sees it. */
export const invitationOffer = z.object({
  orgName: z.string(),
  invitedBy: z.nullable(z.string()),
  /** Null for a link that was handed over: whoever answers it shows that their address is their own. */
  email: z.nullable(z.string()),
  groups: z.array(z.string()),
  /** Where the invited person lives; null for an invitation to work. */
  place: z.nullable(z.object({ building: z.string(), units: z.array(z.string()) })),
  /** `expired`, `revoked` and what was answered can be read about, and not be answered any more. */
  status: z.enum(invitationStatuses),
  expiresAt: instant,
  /** Whether there is an account with this address already: the person logs in rather than registers. */
  hasAccount: z.boolean(),
});
export type InvitationOffer = z.infer<typeof invitationOffer>;
