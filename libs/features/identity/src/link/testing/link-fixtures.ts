import type { RowOf } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { listOf, minutesAgo } from '@imah/testing';
import { plainConfig } from '@imah/app/harness';
import { scopesOf } from '../token-areas.ts';

const day = 24 * 60;

export const identity: RowOf<'listIdentities'> = {
  id: '01935e4f-7c1a-7b2c-8d3e-0000000007d1',
  provider: 'https://masuk.menara.example',
  email: 'wati@menara.example',
  linkedAt: minutesAgo(40 * day),
  lastUsedAt: minutesAgo(90),
  isLastWayIn: false,
};

export const token: RowOf<'listApiTokens'> = {
  id: '01935e4f-7c1a-7b2c-8d3e-0000000007d2',
  name: 'Laporan bulanan',
  prefix: 'imah_k3Fq9Z',
  scopes: scopesOf(['places', 'finance'], 'read'),
  createdAt: minutesAgo(20 * day),
  expiresAt: minutesAgo(-70 * day),
  lastUsedAt: minutesAgo(12),
};

const expired: RowOf<'listApiTokens'> = {
  ...token,
  id: '01935e4f-7c1a-7b2c-8d3e-0000000007d3',
  name: 'Papan informasi lobi',
  prefix: 'imah_Yw01_x',
  scopes: scopesOf(['devices'], 'change'),
  expiresAt: minutesAgo(2 * day),
  lastUsedAt: null,
};

export const linkAnswers: FakeAnswers = {
  listIdentities: listOf([identity]),
  listApiTokens: listOf([token, expired]),
};

/** An installation whose people may log in by a provider. */
export const withProvider = { ...plainConfig, signIn: { name: 'masuk.menara.example' } };
