import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideGuard, guardNamed, UnknownGuardError, type GuardName } from './guard-decision.ts';
import { loginPathFor, readReturnPath } from './return-path.ts';

describe('decideGuard', () => {
  it('S-37: auth without a session leads to /login and back to the page asked for', () => {
    expect(decideGuard({ guard: 'auth', path: '/imah/building/42?tab=iot#lift', hasSession: false })).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Fimah%2Fbuilding%2F42%3Ftab%3Diot%23lift',
    });
  });

  it('S-37: auth with a session lets in', () => {
    expect(decideGuard({ guard: 'auth', path: '/imah', hasSession: true })).toEqual({ kind: 'allow' });
  });

  it('S-38: guest with a session leads to /imah', () => {
    expect(decideGuard({ guard: 'guest', path: '/', hasSession: true })).toEqual({ kind: 'redirect', to: '/imah' });
  });

  it('S-37: guest with a session leads to the page asked for before the login', () => {
    const path = loginPathFor('/imah/building/42?a=b&c=d#lift');

    expect(decideGuard({ guard: 'guest', path, hasSession: true })).toEqual({
      kind: 'redirect',
      to: '/imah/building/42?a=b&c=d#lift',
    });
  });

  it('S-38: guest without a session lets in', () => {
    expect(decideGuard({ guard: 'guest', path: '/login', hasSession: false })).toEqual({ kind: 'allow' });
  });

  it('lets everyone into a public page', () => {
    const decisions = [true, false].map((hasSession) => decideGuard({ guard: null, path: '/terms', hasSession }));

    expect(decisions).toEqual([{ kind: 'allow' }, { kind: 'allow' }]);
  });

  it('S-39: an unknown guard name throws an error that names it', () => {
    expect(() => guardNamed('admin')).toThrow(new UnknownGuardError('admin'));
    expect(() => decideGuard({ guard: 'admin' as GuardName, path: '/', hasSession: true })).toThrow(
      'Unknown guard "admin"; known: auth, guest',
    );
  });
});

describe('readReturnPath', () => {
  it.each(['/imah', '/imah/building/42?tab=iot#lift', '/imah/topic/a%20b', '/', '/loginkan'])(
    'keeps %s, a path of this application',
    (path) => {
      expect(readReturnPath(path)).toEqual(path);
    },
  );

  it.each([
    'https://jahat.example',
    '//jahat.example',
    '/\\jahat.example',
    '\\\\jahat.example',
    '/\t/jahat.example',
    '/\n/jahat.example',
    '/.//jahat.example',
    '/..//jahat.example',
    '/%2e//jahat.example',
    '///jahat.example',
    'javascript:alert(1)',
    'imah',
    '',
    '/login',
    '/login?redirect=/login',
    '/logout',
    '/./logout',
    null,
    undefined,
  ])('refuses %j', (value) => {
    expect(readReturnPath(value)).toEqual(null);
  });

  it('never leaves the origin, whatever it is given', { timeout: 60_000 }, () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      'jahat.example',
      'http',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = readReturnPath(parts.join(''));
        expect(new URL(path ?? '/', 'https://imah.example').origin).toEqual('https://imah.example');
      }),
      { numRuns: 5_000, seed: 37 },
    );
  });

  it('gives back what it gave', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = readReturnPath(path);
        expect(readReturnPath(once)).toEqual(once);
      }),
      { numRuns: 500, seed: 37 },
    );
  });
});

describe('loginPathFor', () => {
  it('needs no parameter for the page a login leads to anyway', () => {
    expect(loginPathFor('/imah')).toEqual('/login');
  });

  it('drops a path that may not be returned to', () => {
    expect(loginPathFor('//jahat.example')).toEqual('/login');
  });
});
