import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { permissions } from './access/permissions.ts';
import type { Endpoint, PolicySubject } from './core/endpoint.ts';
import { endpoints } from './endpoints.ts';
import { routes } from './routes.ts';

const all: [string, Endpoint][] = Object.entries(endpoints);
const subjectParams: Record<PolicySubject, string> = {
  organization: 'orgId',
  building: 'buildingId',
  device: 'deviceId',
  ticket: 'ticketId',
  ticketWork: 'ticketId',
  meter: 'meterId',
};
const keysOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
const paramsIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

it('has an endpoint for every route', () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(routes).toSorted());
  expect(all.length).toBeGreaterThan(15);
});

it('has no two endpoints at one method and path', () => {
  const places = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);

  expect(new Set(places).size).toBe(places.length);
});

it('S-40, S-41: keeps the two session calls where the specification has them, and the rest below /api/v1', () => {
  expect(
    all.filter(([, { path }]) => !path.startsWith('/api/v1/')).map(([name, { method, path }]) => [name, method, path]),
  ).toEqual([
    ['getSession', 'GET', '/api/_auth/session'],
    ['deleteSession', 'DELETE', '/api/_auth/session'],
  ]);
});

describe.each(all)('%s', (_, endpoint) => {
  const { access, method, path } = endpoint;

  it('describes exactly the parameters of its path', () => {
    expect(keysOf(endpoint.params)).toEqual(paramsIn(path));
  });

  it('asks about a record that its path names, with a permission that exists', () => {
    const asked = access.kind === 'permission' ? subjectParams[access.subject] : null;
    const permission = access.kind === 'permission' || access.kind === 'filtered' ? access.permission : permissions[0];

    expect([...paramsIn(path), null]).toContain(asked);
    expect(permissions).toContain(permission);
  });

  it('has a body only where it changes something, and sends itself again only where that is safe', () => {
    const changes = method !== 'GET';

    expect(endpoint.body === undefined || changes).toBe(true);
    expect(endpoint.retry && changes && endpoint.idempotencyKey !== true).toBe(false);
    expect(endpoint.idempotencyKey === true && !changes).toBe(false);
  });

  it('answers under data, but for the session call; 204 has no body', () => {
    const { schema, status } = endpoint.response;

    expect(schema === undefined || keysOf(schema).includes('data') || path === '/api/_auth/session').toBe(true);
    expect(status === 204 && schema !== undefined).toBe(false);
  });

  it('says in one line what it does', () => {
    expect(endpoint.summary).toMatch(/^[A-Z][^\n]{5,120}[^.]$/);
    expect(endpoint.tag).toMatch(/^[a-z]+$/);
  });
});

it('marks every public call that answers 401 as a sign-in: no session is gone then', () => {
  const unmarked = all.filter(
    ([, { access, errors = [], signIn }]) => (access.kind === 'public' && errors.includes(401)) !== (signIn === true),
  );

  expect(unmarked).toEqual([]);
  expect(all.flatMap(([name, { signIn }]) => (signIn === true ? [name] : []))).toEqual(['login']);
});

it('limits how often anyone may try a password or a mail', () => {
  const limited = all.filter(
    ([, { access, method, rateLimit }]) => access.kind === 'public' && method === 'POST' && rateLimit === undefined,
  );

  expect(limited).toEqual([]);
});

// Each hands out, shows or changes no more than the person reaches, by a comparison of its own.
const withinReach = [
  'updateMember',
  'removeMember',
  'createInvitation',
  'createInvitations',
  'resendInvitation',
  'revokeInvitation',
  'revokeInvitations',
  'startViewAs',
  'trySla',
  'tryTicketRule',
  'exportAudit',
  'createBudget',
  'updateBudget',
  'moveBudget',
  'importBudget',
  'undoBudgetImport',
  'createOrgTopic',
  'countOrgTopicAudience',
];

it('says of every call that changes an organisation how many of its buildings it is about', () => {
  const unsaid = all.filter(
    ([, { access, method }]) =>
      method !== 'GET' &&
      access.kind === 'permission' &&
      access.subject === 'organization' &&
      access.reach === undefined,
  );
  expect(unsaid.map(([name]) => name).toSorted()).toEqual(withinReach.toSorted());
});
