import { expect, it } from 'vitest';
import { accountOf, type PersonRecord, toPerson } from './person-repository.ts';

const now = Date.UTC(2026, 10, 23);
const later = '2026-11-24T00:00:00.000Z';
const earlier = '2026-11-22T00:00:00.000Z';
const invitation = (
  status: NonNullable<PersonRecord['invitation']>['status'],
  expiresAt = later,
  email: string | null = 'sari@imah.test',
) => ({ status, email, expiresAt });
const person: PersonRecord = {
  id: 'p',
  name: 'Sari',
  phone: null,
  email: null,
  nikHint: '••5678',
  npwpHint: null,
  verified: true,
  userId: null,
  version: 3,
  invitation: null,
  whatsapp: null,
  lastMessage: null,
};

it.each([
  ['has come, whatever waits', 'u', invitation('pending'), { state: 'joined', by: null, until: null }],
  ['was never invited', null, null, { state: 'none', by: null, until: null }],
  ['is invited by mail', null, invitation('pending'), { state: 'invited', by: 'mail', until: later }],
  ['is invited by a link', null, invitation('pending', later, null), { state: 'invited', by: 'link', until: later }],
  ['did not answer in time', null, invitation('pending', earlier), { state: 'expired', by: 'mail', until: earlier }],
  [
    'has until this very moment',
    null,
    invitation('pending', new Date(now).toISOString()),
    { state: 'expired', by: 'mail', until: new Date(now).toISOString() },
  ],
  ['has said no', null, invitation('declined'), { state: 'declined', by: 'mail', until: null }],
  ['has said no to a link', null, invitation('declined', later, null), { state: 'declined', by: 'link', until: null }],
  ['was invited and it was taken back', null, invitation('revoked'), { state: 'none', by: null, until: null }],
  ['came and was parted', null, invitation('accepted'), { state: 'none', by: null, until: null }],
])('an account of who %s', (_who, userId, last, account) => {
  expect(accountOf({ userId, invitation: last }, now)).toEqual(account);
});

it('shows a person without which account is theirs', () => {
  expect(toPerson({ ...person, userId: 'u' }, now)).toEqual({
    id: 'p',
    name: 'Sari',
    phone: null,
    email: null,
    nikHint: '••5678',
    npwpHint: null,
    verified: true,
    hasAccount: true,
    account: { state: 'joined', by: null, until: null },
    whatsapp: null,
    version: 3,
  });
});
