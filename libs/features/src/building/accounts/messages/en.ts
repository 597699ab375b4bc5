import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { accountsId } from './id.ts';

export const accountsEn = {
  column: 'Account',
  states: {
    none: 'No account yet',
    invited: 'Invited',
    expired: 'Invitation expired',
    declined: 'Invitation declined',
    joined: 'Connected',
  },
  until: 'until {date}',
  byMail: 'Invite by email',
  byMailAgain: 'Send invitation again',
  byLink: 'Create link and QR code',
  revoke: 'Cancel invitation',
  part: 'Disconnect account',
  all: 'Invite those without an account',
  mailed: 'Invitation sent to {name}.',
  revoked: 'Invitation of {name} cancelled.',
  parted: 'Account of {name} disconnected.',
  partTitle: 'Disconnect the account of {name}?',
  partText:
    'This account no longer sees its unit, devices and announcements. The record of the stay is kept, and the person can be invited again.',
  outcomes: {
    invited: 'Invited',
    'no-email': 'No email address yet',
    joined: 'Already connected',
    left: 'No longer lives here',
  },
  results: {
    title: 'Result of the invitations',
    summary: '{invited, number} of {count, number} people invited.',
    nobody: 'Nobody to invite: everyone with an email address is already invited or connected.',
    links: 'Links are shown only this once. Print or copy them before you close.',
    print: 'Print invitation sheet',
    copy: 'Copy link',
    copied: 'Link copied.',
    close: 'Done',
  },
  sheet: {
    code: 'Invitation for {name}',
    scan: 'Scan to open your Imah account',
    once: 'For one person only, until {date}.',
  },
} satisfies TranslationOf<typeof accountsId>;
