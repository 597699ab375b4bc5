import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { id, orgParams } from '../core/ids.ts';
import { answer, listAnswer } from '../core/list.ts';
import { invitationRoutes } from './invitation-routes.ts';
import {
  invitation,
  invitationDraft,
  invitationOffer,
  invitationParams,
  invitationQuery,
  invitationResend,
  invitationToken,
} from './invitation.ts';

const tag = 'members';
const byToken = { max: 20, windowSeconds: 60 };
const mailing = { max: 60, windowSeconds: 3600 };
const may = <P extends string>(permission: P) => ({ kind: 'permission', permission, subject: 'organization' }) as const;

/** Schemas, rights and limits of the calls about invitations. */
export const invitationEndpoints = defineEndpoints(invitationRoutes, {
  listInvitations: {
    summary: 'The invitations of an organisation, newest first',
    tag,
    access: may('member.create'),
    params: orgParams,
    query: invitationQuery,
    response: { status: 200, schema: listAnswer(invitation) },
  },
  createInvitation: {
    summary: 'Invite a person by mail into groups and buildings',
    tag,
    access: may('member.create'),
    params: orgParams,
    body: invitationDraft,
    response: { status: 201, schema: answer(invitation) },
    rateLimit: mailing,
    stepUp: true,
    verifiedEmail: true,
  },
  resendInvitation: {
    summary: 'Send the mail again with a new link; the link of the former mail is worth nothing any more',
    tag,
    access: may('member.create'),
    params: invitationParams,
    body: invitationResend,
    response: { status: 200, schema: answer(invitation) },
    errors: [409],
    rateLimit: mailing,
    verifiedEmail: true,
  },
  revokeInvitation: {
    summary: 'Take an invitation back',
    tag,
    access: may('member.create'),
    params: invitationParams,
    response: { status: 204 },
    errors: [409],
  },
  readInvitation: {
    summary: 'What the token of an invitation is good for',
    tag,
    access: { kind: 'public' },
    body: invitationToken,
    response: { status: 200, schema: answer(invitationOffer) },
    errors: [410],
    rateLimit: byToken,
  },
  acceptInvitation: {
    summary: 'Become a member by the token of an invitation to one’s own address',
    tag,
    access: { kind: 'session' },
    body: invitationToken,
    response: { status: 200, schema: answer(z.object({ orgId: id })) },
    errors: [409, 410],
    rateLimit: byToken,
  },
  declineInvitation: {
    summary: 'Refuse an invitation by its token',
    tag,
    access: { kind: 'public' },
    body: invitationToken,
    response: { status: 204 },
    errors: [410],
    rateLimit: byToken,
  },
});
