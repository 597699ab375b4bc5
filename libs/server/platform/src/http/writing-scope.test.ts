import type { Grant } from '@imah/contract/access';
import type { Access } from '@imah/contract/core';
import { describe, expect, it } from 'vitest';
import type { Actor } from './handler.ts';
import { requireWritingScope } from './writing-scope.ts';

const actorWith = (grants: readonly Grant[], apiTokenId?: string): Actor => ({
  userId: 'u',
  email: 'a@imah.test',
  emailVerified: true,
  name: 'A',
  locale: 'id',
  sessionId: 's',
  sessionToken: 't',
  viewAs: null,
  ...(apiTokenId === undefined ? {} : { apiTokenId }),
  memberships: [{ orgId: 'o', grants: new Set(grants), buildings: 'all', unitIds: new Set() }],
});
const token = (...grants: Grant[]) => actorWith(grants, 'token');

const byView: Access = { kind: 'filtered', permission: 'ticket.view' };
const inTopic: Access = { kind: 'topic', may: 'read' };
const asMember: Access = { kind: 'member' };
const toCreate: Access = { kind: 'permission', permission: 'ticket.create', subject: 'building' };

function outcome(access: Access, method: 'GET' | 'POST' | 'DELETE', actor: Actor | null): string {
  try {
    requireWritingScope({ access, method }, actor);
    return 'let through';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a token that may only look', () => {
  it.each([
    ['reads what it may look at', byView, 'GET', 'let through'],
    ['keeps no view of it', byView, 'POST', 'TIDAK_BERWENANG'],
    ['writes in no topic', inTopic, 'POST', 'TIDAK_BERWENANG'],
    ['sends no file', asMember, 'POST', 'TIDAK_BERWENANG'],
    ['takes nothing away', asMember, 'DELETE', 'TIDAK_BERWENANG'],
    ['may what everybody may', { kind: 'public' }, 'POST', 'let through'],
    ['is left to the policy where a permission to change is asked for', toCreate, 'POST', 'let through'],
  ] as const)('%s', (_, access, method, expected) => {
    expect(outcome(access, method, token('ticket.view', 'topic.view', 'building.view'))).toBe(expected);
  });
});

describe('a token that may write', () => {
  it.each([
    [
      'something of the same resource changes what is asked for by viewing',
      byView,
      ['ticket.view', 'ticket.create'],
      'let through',
    ],
    ['only its own rows of the resource does so too', byView, ['ticket.view', 'ticket.create.own'], 'let through'],
    ['only another resource does not', byView, ['ticket.view', 'topic.create'], 'TIDAK_BERWENANG'],
    ['only its own rows of another by view does not', byView, ['ticket.view.own', 'bill.view.own'], 'TIDAK_BERWENANG'],
    ['in topics writes in them', inTopic, ['topic.view', 'topic.create'], 'let through'],
    ['anything sends files', asMember, ['ticket.create'], 'let through'],
  ] as const)('%s', (_, access, grants, expected) => {
    expect(outcome(access, 'POST', token(...grants))).toBe(expected);
  });
});

it('asks no person with a session, and nobody without one, for scopes', () => {
  expect([outcome(byView, 'POST', actorWith(['ticket.view'])), outcome(byView, 'POST', null)]).toEqual([
    'let through',
    'let through',
  ]);
});
