import { defaultGroupGrants } from '@imah/contract/access';
import type { NotificationKindSetting } from '@imah/contract/notifications';
import { notificationKindKeys } from '@imah/contract/notifications/words';
import { whoami } from '@imah/testing';
import { expect, it } from 'vitest';
import { kindsFor } from './kinds-for.ts';

const settings = notificationKindKeys.map((kind) => ({ kind }) as NotificationKindSetting);
const kindsOf = (group: keyof typeof defaultGroupGrants) => {
  const memberships = whoami.memberships.map((each) => ({ ...each, grants: [...defaultGroupGrants[group]] }));
  return kindsFor({ ...whoami, memberships }, settings).map(({ kind }) => kind);
};

it('offers a resident no choice about what only the staff are told', () => {
  expect(kindsOf('resident').filter((kind) => /^(ticket|alarm|command|join|expense|vendor)-/.test(kind))).toEqual([
    'ticket-moved',
    'ticket-replied',
    'ticket-quote-asked',
    'ticket-quote-answered',
    'ticket-appointment-offered',
    'ticket-appointment-changed',
    'join-answered',
  ]);
});

it('offers those who run everything every choice', () => {
  expect(kindsOf('administrator')).toEqual(notificationKindKeys);
});
