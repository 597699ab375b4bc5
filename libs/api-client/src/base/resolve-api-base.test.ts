import { describe, expect, it } from 'vitest';
import { resolveApiBase } from './resolve-api-base.ts';

const page = (origin: string) => ({ origin, hostname: origin === 'null' ? '' : new URL(origin).hostname });

describe('S-50 the API base', () => {
  it('is the configured one if set, without the slash at its end', () => {
    expect(resolveApiBase({ configured: 'https://api.contoh.id/v2/', ...page('https://app.contoh.id') })).toBe(
      'https://api.contoh.id/v2',
    );
  });

  it('is the configured one on loopback too', () => {
    expect(
      resolveApiBase({
        configured: 'https://api.contoh.id',
        fallback: 'http://127.0.0.1:1',
        ...page('http://localhost:5173'),
      }),
    ).toBe('https://api.contoh.id');
  });

  it('is the current origin when nothing is configured', () => {
    expect(
      resolveApiBase({ configured: null, fallback: 'http://127.0.0.1:8080', ...page('https://app.contoh.id:8443') }),
    ).toBe('https://app.contoh.id:8443');
  });

  it.each([
    'http://localhost:5173',
    'http://app.localhost:5173',
    'http://127.0.0.1:5173',
    'http://127.8.9.1:5173',
    'http://[::1]:5173',
  ])('is the configured fallback for a page of %s', (origin) => {
    expect(resolveApiBase({ configured: '', fallback: 'http://192.168.1.4:8080/', ...page(origin) })).toBe(
      'http://192.168.1.4:8080',
    );
  });

  it('is the default development host on loopback without a fallback', () => {
    expect(resolveApiBase({ ...page('http://localhost:5173') })).toBe('http://127.0.0.1:8080');
  });

  it.each(['api.contoh.id', 'ftp://api.contoh.id', 'http://'])(
    'is the fallback on error: configured as %s',
    (configured) => {
      expect(resolveApiBase({ configured, fallback: 'https://cadangan.id', ...page('https://app.contoh.id') })).toBe(
        'https://cadangan.id',
      );
    },
  );

  it('is the fallback on error: a page without an origin', () => {
    expect(resolveApiBase({ fallback: 'https://cadangan.id', ...page('null') })).toBe('https://cadangan.id');
  });

  it('is the development host when the fallback itself cannot be read', () => {
    expect(resolveApiBase({ fallback: ':::', ...page('null') })).toBe('http://127.0.0.1:8080');
  });

  it('takes a name that only begins like loopback for what it is', () => {
    expect(resolveApiBase({ fallback: 'https://cadangan.id', ...page('https://localhost.contoh.id') })).toBe(
      'https://localhost.contoh.id',
    );
  });
});
