import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { createPasswords } from '../passwords.ts';

const password = 'kereta-malam-42';
const halfMinute = 30_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const send = (person: TestPerson | null, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/v1/${url}`, headers: person?.bearer ?? {}, ...(payload ? { payload } : {}) });
const confirm = (person: TestPerson) => send(person, 'POST', 'auth/step-up', { password });
const confirmByCode = (person: TestPerson, code: string) => send(person, 'POST', 'auth/step-up', { code });
const login = (person: TestPerson, code?: string) =>
  send(null, 'POST', 'auth/login', { email: person.email, password, ...(code === undefined ? {} : { code }) });
const factorOf = async (person: TestPerson) => (await send(person, 'GET', 'account/second-factor')).json().data;

async function makeKnown(name: string): Promise<TestPerson> {
  const person = await makePerson(test, name);
  const hash = await createPasswords().hash(password);
  await sql`UPDATE app_user SET password_hash = ${hash} WHERE id = ${person.id}`.execute(test.context.db);
  return person;
}

/** A person whose authenticator app is set up; `code` is what it shows now, and each is good once. */
async function makeGuarded(name: string) {
  const person = await makeKnown(name);
  await confirm(person);
  const setup = (await send(person, 'POST', 'account/second-factor/start')).json().data;
  const totp = new TOTP({ secret: setup.secret });
  const code = () => totp.generate({ timestamp: test.clock.now });
  const confirmed = await send(person, 'POST', 'account/second-factor/confirm', { code: code() });
  test.clock.now += halfMinute;
  return { person, setup, code, recoveryCodes: confirmed.json().data.recoveryCodes as string[] };
}

it('is set up only by who has confirmed who they are, and counts from its first code on', async () => {
  const person = await makeKnown('Adi');
  expect((await send(person, 'POST', 'account/second-factor/start')).json().code).toBe('PERLU_KONFIRMASI');

  await confirm(person);
  const { secret, uri } = (await send(person, 'POST', 'account/second-factor/start')).json().data;

  expect(uri).toContain(`otpauth://totp/Imah:${encodeURIComponent(person.email)}?issuer=Imah&secret=${secret}`);
  expect((await login(person)).statusCode).toBe(200);
  const wrong = await send(person, 'POST', 'account/second-factor/confirm', { code: '000000' });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { code: ['Kode salah atau sudah dipakai'] }]);
  const code = new TOTP({ secret }).generate({ timestamp: test.clock.now });
  const answer = await send(person, 'POST', 'account/second-factor/confirm', {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(answer.json().data.recoveryCodes).toHaveLength(10);
  expect(await factorOf(person)).toEqual({
    status: 'on',
    since: new Date(test.clock.now).toISOString(),
    recoveryCodesLeft: 10,
  });
});

it('asks for the code at the login once the password was right, and takes each code once', async () => {
  const { person, code } = await makeGuarded('Budi');

  const asked = await login(person);
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'PERLU_KODE']);
  expect((await login(person, code())).statusCode).toBe(200);
  expect((await login(person, code())).json().code).toBe('KODE_SALAH');
});

it('takes each recovery code once, however it is typed', async () => {
  const { person, recoveryCodes } = await makeGuarded('Cinta');
  const typed = ` ${recoveryCodes[0]?.toLowerCase().replace('-', ' ')}`;

  expect((await login(person, typed)).statusCode).toBe(200);
  expect((await login(person, typed)).statusCode).toBe(401);
  expect((await factorOf(person)).recoveryCodesLeft).toBe(9);
});

it('counts wrong codes as wrong passwords: the fifth locks, and a right password alone forgives none', async () => {
  const { person, code } = await makeGuarded('Dara');

  const answers = [];
  for (let turn = 0; turn < 5; turn += 1) {
    answers.push((await login(person)).json().code, (await login(person, '000000')).json().code);
  }
  expect(new Set(answers)).toEqual(new Set(['PERLU_KODE', 'KODE_SALAH']));

  expect((await login(person, code())).json().code).toBe('EMAIL_ATAU_SANDI_SALAH');
});

it('says nothing of a second factor to who does not know the password', async () => {
  const { person, code } = await makeGuarded('Eko');

  const answer = await send(null, 'POST', 'auth/login', { email: person.email, password: 'salah', code: code() });

  expect(answer.json().code).toBe('EMAIL_ATAU_SANDI_SALAH');
});

it('confirms a dangerous call by a code alone, and is removed by one: the password is not enough', async () => {
  const { person, code } = await makeGuarded('Fajar');
  const methods = (await send(person, 'GET', 'auth/step-up')).json().data.methods;
  expect(methods).toEqual(['code']);
  const byPassword = await confirm(person);
  expect([byPassword.statusCode, Object.keys(byPassword.json().errors)]).toEqual([422, ['password']]);
  expect((await send(person, 'DELETE', 'account/second-factor')).json().code).toBe('PERLU_KONFIRMASI');

  expect((await send(person, 'POST', 'auth/step-up', { code: '000000' })).statusCode).toBe(422);
  expect((await send(person, 'POST', 'auth/step-up', { code: code() })).statusCode).toBe(201);
  expect((await send(person, 'DELETE', 'account/second-factor')).statusCode).toBe(204);

  expect((await login(person)).statusCode).toBe(200);
});

it('makes new recovery codes, and the old ones are worth nothing', async () => {
  const { person, recoveryCodes, code } = await makeGuarded('Gita');
  await confirmByCode(person, code());

  const fresh = (await send(person, 'POST', 'account/second-factor/recovery-codes')).json().data.recoveryCodes;

  expect((await login(person, recoveryCodes[0])).statusCode).toBe(401);
  expect((await login(person, fresh[0])).statusCode).toBe(200);
});

it('is not set up a second time while it is on', async () => {
  const { person, code } = await makeGuarded('Hana');
  await confirmByCode(person, code());

  expect((await send(person, 'POST', 'account/second-factor/start')).statusCode).toBe(409);
});
