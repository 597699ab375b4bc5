import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { invitationId } from './id.ts';

export const invitationEn: TranslationOf<typeof invitationId> = {
  title: 'Invitation',
  loading: 'Loading the invitation',
  join: 'Join {org}',
  lead: '{name} invites you as {groups}.',
  leadPlain: 'You are invited as {groups}.',
  joinHome: 'Your account at {building}',
  leadHome: '{name} invites you as an occupant of {units} in {building}, managed by {org}.',
  leadHomePlain: 'You are invited as an occupant of {units} in {building}, managed by {org}.',
  homeMeans:
    'With this account you can report problems, read announcements, take part in polls and see the devices of your unit.',
  someUnit: 'your unit',
  units: 'unit {codes}',
  forYou: 'You accept it as {email}.',
  loginOrRegister: 'Log in, or create a new account below.',
  confirmFirst:
    'Open the confirmation link that we sent to {email}, then come back to this page and press Accept the invitation.',
  forEmail: 'This invitation was sent to {email}.',
  accept: 'Accept the invitation',
  decline: 'Decline',
  declined: 'The invitation is declined. Thank you for telling us.',
  login: 'Log in to accept',
  loginHint: 'There is an account with this address. Log in, then accept the invitation.',
  other: 'You are logged in as {email}, and this invitation is for {invited}. Log out first, then open the link again.',
  logout: 'Log out',
  create: 'Create account',
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
