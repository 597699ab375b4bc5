import type { TranslationOf } from '@imah/app/i18n';
import type { invitationTextsId } from './id.ts';

export const invitationTextsEn: TranslationOf<typeof invitationTextsId> = {
  title: 'Invitation',
  loading: 'Loading the invitation',
  join: 'Join {org}',
  lead: '{name} invites you to join as {groups}.',
  leadPlain: 'You are invited to join as {groups}.',
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
  declined: 'Invitation declined. Thank you for letting us know.',
  login: 'Log in to accept',
  loginHint: 'This email already has an account. Log in, then accept the invitation.',
  other: 'You are logged in as {email}, but this invitation is for {invited}. Log out first, then open the link again.',
  logout: 'Log out',
  create: 'Create account',
  createAndJoin: 'Create account and join',
  failed: 'The invitation could not be loaded',
  home: 'Back to home',
  over: {
    invalid: 'This link is not valid. It may have been replaced by a newer one.',
    accepted: 'This invitation has already been accepted.',
    declined: 'This invitation has already been declined.',
    revoked: 'This invitation was cancelled by its sender.',
    expired: 'This invitation has expired. Ask its sender to send it again.',
  },
};
