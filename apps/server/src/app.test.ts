import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Environment } from '@imah/server-platform/config';
import { openTestServer } from './testing/test-server.ts';

/** The address that the server wrote down for somebody who registered through a proxy, and what it answered. */
async function registerThroughProxy(environment: Environment, chain = '203.0.113.7') {
  const server = await openTestServer(environment, { web: null });
  const answer = await fetch(`${server.url}/api/v1/auth/register?web=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': chain, 'x-forwarded-proto': 'https' },
    body: JSON.stringify({
      name: 'Budi',
      email: 'budi@imah.test',
      password: 'kucing-hitam-7',
      acceptedTerms: '2026-11-01',
    }),
  });
  const { ip } = await server.database.db.selectFrom('session').select('ip').executeTakeFirstOrThrow();
  await server.close();
  return {
    status: answer.status,
    ip,
    strictTransport: answer.headers.get('strict-transport-security'),
    headers: answer.headers,
  };
}

describe('the app behind a proxy', () => {
  it('believes the proxy where PUBLIC_URL says that there is one', async () => {
    const { status, ip, strictTransport } = await registerThroughProxy({ PUBLIC_URL: 'https://gedung.example' });

    expect({ status, ip, strictTransport }).toEqual({
      status: 201,
      ip: '203.0.113.7',
      strictTransport: 'max-age=31536000',
    });
  });

  it('believes no client of its own network: what one of them forges goes no further than the proxy saw', async () => {
    const environment = { PUBLIC_URL: 'https://gedung.example' };

    const { ip } = await registerThroughProxy(environment, '8.8.4.1, 10.0.0.5');
    const { ip: named } = await registerThroughProxy(
      { ...environment, TRUSTED_PROXIES: '10.0.0.0/8,192.168.7.1' },
      '8.8.4.1, 10.0.0.5',
    );

    expect([ip, named]).toEqual(['10.0.0.5', '8.8.4.1']);
  });

  it('believes nobody without PUBLIC_URL: anyone could write another address into the log and the limits', async () => {
    const { status, ip, strictTransport } = await registerThroughProxy({});

    expect({ status, ip, strictTransport }).toEqual({ status: 201, ip: '127.0.0.1', strictTransport: null });
  });
});

describe('every answer', () => {
  it('tells the browser to guess nothing, run nothing, frame nothing and leak nothing', async () => {
    const { headers } = await registerThroughProxy({});

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=(), geolocation=()');
  });
});

it('writes no secret of a path into its log: of a report without an account, of a label and of its page', async () => {
  const paths: string[] = [];
  const sink = new Writable({ write: (line, _, done) => (paths.push(JSON.parse(String(line)).path), done()) });
  const server = await openTestServer({}, { log: pino(sink) });

  for (const path of ['/api/v1/scan-reports/RAHASIA', '/api/v1/scan/RAHASIA', '/q/RAHASIA', '/api/_auth/session'])
    await fetch(`${server.url}${path}`);

  await expect
    .poll(() => paths.filter((path) => path !== undefined))
    .toEqual(['/api/v1/scan-reports/:token', '/api/v1/scan/:code', '/q/:code', '/api/_auth/session']);
  await server.close();
});
