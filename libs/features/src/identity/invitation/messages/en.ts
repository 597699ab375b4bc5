import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { invitationId } from './id.ts';

export const invitationEn: TranslationOf<typeof invitationId> = {
  title: 'Invitation',
  loading: 'Loading the invitation',
  join: 'Join {org}',
  lead: '{name} invites you as {groups}.',
  leadPlain: 'You are invited as {groups}.',
  forEmail: 'This invitation was sent to {email}.',
  accept: 'Accept the invitation',
  decline: 'Decline',
  declined: 'The invitation is declined. Thank you for telling us.',
  login: 'Log in to accept',
  loginHint: 'There is an account with this address. Log in, then accept the invitation.',
  other: 'You are logged in as {email}, and this invitation is for {invited}. Log out first, then open the link again.',
  logout: 'Log out',
  createAndJoin: 'Create the account and join',
  failed: 'The invitation could not be loaded',
  home: 'Home',
  over: {
    invalid: 'This link is not valid. It may have been replaced by a newer one.',
    accepted: 'This invitation was accepted already.',
    declined: 'This invitation was declined already.',
    revoked: 'This invitation was taken back by its sender.',
    expired: 'This invitation has expired. Ask its sender to send it again.',
  },
};
