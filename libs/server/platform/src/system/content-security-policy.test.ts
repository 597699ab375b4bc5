import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { runtimeConfig } from './runtime-config.ts';

const configOf = (environment: Record<string, string> = {}) => readConfig(environment, { isRoot: false, cwd: '/' });
/** The directive as the browser of a request is told it. */
function told(environment: Record<string, string>, directive: 'connect-src' | 'script-src', host?: string): string[] {
  // Of a request only its Host header is looked at.
  const request = { headers: host === undefined ? {} : { host } } as IncomingMessage;
  const sources = contentSecurityPolicy(configOf(environment), ["'sha256-x'"])[directive];
  return sources.map((source) => (typeof source === 'function' ? source(request) : source));
}

describe('the policy of pages', () => {
  it('runs no script but files of our own and those whose hash is named', () => {
    expect(told({}, 'script-src')).toEqual(["'self'", "'sha256-x'"]);
  });

  it('connects to this host alone, by the live channel too', () => {
    expect(told({}, 'connect-src', 'imah.example:8443')).toEqual([
      "'self'",
      'ws://imah.example:8443',
      'wss://imah.example:8443',
    ]);
  });

  it('connects to the other addresses of the installation, each named once and without its path', () => {
    const environment = {
      PUBLIC_API_BASE: 'https://api.imah.example/v1',
      PUBLIC_FALLBACK_API_BASE: 'https://api.imah.example',
      PUBLIC_MQTT_URL: 'wss://mqtt.imah.example:8084/mqtt',
      ICON_FALLBACK_URL: 'https://icons.example',
    };

    expect(told(environment, 'connect-src', 'x').slice(3)).toEqual([
      'https://api.imah.example',
      'wss://mqtt.imah.example:8084',
      'https://icons.example',
    ]);
  });

  it.each([
    ['adds a directive', "x; script-src 'unsafe-inline'"],
    ['adds a source', 'x https://evil.example'],
    ['breaks the line', 'x\r\nSet-Cookie: a=b'],
    ['is empty', ''],
    ['is missing', undefined],
  ])('takes nothing from a Host header that %s', (_, host) => {
    expect(told({}, 'connect-src', host)).toEqual(["'self'", "'self'", "'self'"]);
  });

  it('lets no page be framed, no base be moved, no form leave and no plugin run', () => {
    expect(contentSecurityPolicy(configOf(), [])).toMatchObject({
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'script-src-attr': ["'none'"],
    });
  });
});

describe('what a page is told of its installation', () => {
  const tell = (environment: Record<string, string>, host: string) =>
    runtimeConfig(configOf(environment), 'b1', null, host);

  it('is only what the operator has set', () => {
    expect(tell({}, 'imah.example')).toEqual({
      buildId: 'b1',
      apiBase: null,
      fallbackApiBase: null,
      mqttUrl: null,
      iconFallbackUrl: null,
      demo: null,
    });
  });

  it.each([
    [
      'the fallback that is set',
      { PUBLIC_FALLBACK_API_BASE: 'https://f.example' },
      'localhost:8080',
      'https://f.example',
    ],
    [
      'this very server, on this computer',
      { PUBLIC_URL: 'https://imah.example' },
      '127.0.0.1:8080',
      'http://127.0.0.1:8080',
    ],
    ['the public address, elsewhere', { PUBLIC_URL: 'https://imah.example' }, 'imah.example', 'https://imah.example'],
    ['never a host that somebody has made up', {}, 'evil.example', null],
  ])('S-50 names as the fallback %s', (_, environment, host, expected) => {
    expect(tell(environment, host).fallbackApiBase).toBe(expected);
  });

  it('names the provider of a sign-in by its host, and nothing of its client', () => {
    const environment = {
      OIDC_ISSUER: 'https://id.example/realm',
      OIDC_CLIENT_ID: 'imah',
      OIDC_CLIENT_SECRET: 'geheim',
    };
    const told = tell(environment, 'imah.example');

    expect(told.signIn).toEqual({ name: 'id.example' });
    expect(JSON.stringify(told)).not.toMatch(/geheim|realm/);
  });
});
