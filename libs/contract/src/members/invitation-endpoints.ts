import * as z from 'zod/mini';
import { anyone, created, defineEndpoints, list, may, noContent, ok, session } from '../core/calls.ts';
import { id } from '../core/ids.ts';
import { invitationRoutes } from './invitation-routes.ts';
import {
  invitation,
  invitationDraft,
  invitationOffer,
  invitationQuery,
  invitationResend,
  invitationResult,
  invitationsDraft,
  invitationsRevocation,
  invitationsRevoked,
  invitationToken,
} from './invitation.ts';

const byToken = { max: 20, windowSeconds: 60 };
const mailing = { max: 60, windowSeconds: 3600 };
/** Each call sends up to a hundred mails: in an hour no more than a large team needs. */
const mailingMany = { max: 5, windowSeconds: 3600 };

/** Schemas, rights and limits of the calls about invitations. */
export const invitationEndpoints = defineEndpoints(invitationRoutes, 'members', {
  listInvitations: list(
    'The invitations of an organisation, newest first',
    may('member.create', 'organization'),
    invitation,
    { query: invitationQuery },
  ),
  createInvitation: created(
    'Invite a person by mail into groups and buildings',
    may('member.create', 'organization'),
    invitation,
    { body: invitationDraft, rateLimit: mailing, stepUp: true, verifiedEmail: true },
  ),
  createInvitations: ok(
    'Invite up to 100 people by mail into the same groups and buildings, with an answer for each address',
    may('member.create', 'organization'),
    z.array(invitationResult),
    { body: invitationsDraft, rateLimit: mailingMany, stepUp: true, verifiedEmail: true },
  ),
  revokeInvitations: ok(
    'Take up to 100 open invitations back; those that were answered meanwhile stay',
    may('member.create', 'organization'),
    invitationsRevoked,
    { body: invitationsRevocation },
  ),
  resendInvitation: ok(
    'Send the mail again with a new link; the link of the former mail is worth nothing any more',
    may('member.create', 'organization'),
    invitation,
    { body: invitationResend, errors: [409], rateLimit: mailing, verifiedEmail: true },
  ),
  revokeInvitation: noContent('Take an invitation back', may('member.create', 'organization'), { errors: [409] }),
  readInvitation: ok('What the token of an invitation is good for', anyone, invitationOffer, {
    body: invitationToken,
    errors: [410],
    rateLimit: byToken,
  }),
  acceptInvitation: ok(
    'Become a member by the token of an invitation to one’s own address',
    session,
    z.object({ orgId: id }),
    { body: invitationToken, errors: [409, 410], rateLimit: byToken },
  ),
  declineInvitation: noContent('Refuse an invitation by its token', anyone, {
    body: invitationToken,
    errors: [410],
    rateLimit: byToken,
  }),
});
