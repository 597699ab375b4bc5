import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { boardingBody, loginBody, registerBody, sessionAnswer } from './identity-schemas.ts';

it('S-40 takes the answer without a session for one', () => {
  expect(z.parse(sessionAnswer, {})).toEqual({});
});

it('trims and lowers a mail, and trims a name', () => {
  const body = { name: ' Budi ', email: ' Budi@Imah.TEST ', password: ' x ', acceptedTerms: '2026-11-01' };

  expect(z.parse(registerBody, body)).toEqual({ ...body, name: 'Budi', email: 'budi@imah.test' });
});

it('S-25 leaves the password of a login as it was typed, whatever the rules are now', () => {
  expect(z.parse(loginBody, { email: 'a@b.c', password: ' 1 ' })).toEqual({ email: 'a@b.c', password: ' 1 ' });
});

it.each(['a', 'a@', '@b.c', 'a b@c.d', `${'a'.repeat(250)}@b.cd`])(
  'refuses %s as the mail of a new account',
  (email) => {
    expect(z.safeParse(registerBody, { name: 'A', email, password: 'x', acceptedTerms: '1' }).success).toBe(false);
  },
);

it('S-45 takes a first organisation and building; a code is written in capitals', () => {
  const body = {
    organization: { name: 'Griya', kind: 'manager' },
    building: {
      name: 'Menara',
      code: 'menara-1',
      kind: 'office',
      timeZone: 'Asia/Jayapura',
      address: { street: '', city: 'Jayapura', province: '' },
    },
  };

  expect(z.parse(boardingBody, body)).toEqual({ ...body, building: { ...body.building, code: 'MENARA-1' } });
});
