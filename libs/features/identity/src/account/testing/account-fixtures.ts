import type { RowOf } from '@imah/api-client';
import type { AnswerOf } from '@imah/contract/endpoints';
import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, minutesAgo, whoami } from '@imah/testing';

export const sessions: readonly RowOf<'listSessions'>[] = [
  {
    id: '01935e4f-7c1a-7b2c-8d3e-0000000005e1',
    isThisOne: true,
    createdAt: minutesAgo(200),
    lastSeenAt: minutesAgo(0),
    expiresAt: minutesAgo(-150),
    ip: '103.28.12.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  },
  {
    id: '01935e4f-7c1a-7b2c-8d3e-0000000005e2',
    isThisOne: false,
    createdAt: minutesAgo(4000),
    lastSeenAt: minutesAgo(95),
    expiresAt: minutesAgo(-55),
    ip: '2404:8000:1024:7::15',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  },
  {
    id: '01935e4f-7c1a-7b2c-8d3e-0000000005e3',
    isThisOne: false,
    createdAt: minutesAgo(9000),
    lastSeenAt: minutesAgo(140),
    expiresAt: minutesAgo(-10),
    ip: null,
    userAgent: null,
  },
];

export const profile: AnswerOf<'getProfile'>['data'] = {
  name: whoami.name,
  email: whoami.email,
  emailVerified: true,
  pendingEmail: null,
  phone: '+6281234567890',
  locale: 'id',
  colorMode: 'system',
  picture: null,
  consents: [
    { purpose: 'terms', version: '2026-11-01', givenAt: minutesAgo(60_000), withdrawnAt: null },
    { purpose: 'news', version: null, givenAt: null, withdrawnAt: null },
  ],
  erasure: null,
};

/** An account in use: what its page reads. */
export const accountAnswers: FakeAnswers = {
  getProfile: answerOf(profile),
  updateProfile: answerOf(profile),
  getSecondFactor: answerOf({ status: 'off' as const, since: null, recoveryCodesLeft: 0 }),
  listSessions: listOf([...sessions]),
  getLiveSecret: answerOf({ username: whoami.email, secret: 'kLq2-contoh-sandi-kanal-7Yx', lastUsedAt: minutesAgo(3) }),
};
