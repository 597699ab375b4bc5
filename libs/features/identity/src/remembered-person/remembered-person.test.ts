import { ApiError } from '@imah/api-client';
import type { Whoami } from '@imah/contract/identity';
import { whoami } from '@imah/testing';
import { expect, it } from 'vitest';
import { createRememberedPerson } from './remembered-person.ts';

const user = { id: whoami.id, email: whoami.email, name: whoami.name };
const away = new ApiError({ kind: 'network', message: 'no network' });
const lost = async () => Promise.reject(away);

function setUp({ isOffline = true, contract = 'c1', kept = new Map<string, string>() } = {}) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, person: createRememberedPerson({ storage: () => storage, isOffline: () => isOffline, contract }) };
}

it('opens for whoever was last signed in when the page was opened without a network', async () => {
  const { person } = setUp();
  await person.session(async () => ({ user, token: 'secret-token' }));
  await person.whoami(async () => ({ data: { ...whoami, extra: { mqtt_password: 'secret-channel' } } }));

  expect([await person.session(lost), await person.whoami(lost)]).toEqual([
    { user },
    { data: { ...whoami, extra: { mqtt_password: '' } } },
  ]);
});

it('keeps no token and no secret on the device', async () => {
  const { person, kept } = setUp();
  await person.session(async () => ({ user, token: 'secret-token' }));
  await person.whoami(async () => ({ data: { ...whoami, extra: { mqtt_password: 'secret-channel' } } }));

  expect([...kept.values()].join()).not.toMatch(/secret/);
});

it('answers for nobody after a log-out, nor once the server has said that there is no session', async () => {
  const { person } = setUp();
  await person.session(async () => ({ user }));
  person.forget();
  await expect(person.session(lost)).rejects.toBe(away);

  await person.session(async () => ({ user }));
  await person.session(async () => ({}));
  await expect(person.session(lost)).rejects.toBe(away);
});

it('does not answer for a server that was reached', async () => {
  const { person } = setUp();
  await person.session(async () => ({ user }));
  const refused = new ApiError({ kind: 'unauthorized', status: 401, message: 'no' });

  await expect(person.session(() => Promise.reject(refused))).rejects.toBe(refused);
});

it('forgets what the former person may do when another signs in', async () => {
  const { person } = setUp();
  await person.session(async () => ({ user }));
  await person.whoami(async () => ({ data: whoami }));
  const other: Whoami['id'] = '0198a000-0000-7000-8000-0000000000ff';
  await person.session(async () => ({ user: { ...user, id: other } }));

  await expect(person.whoami(lost)).rejects.toBe(away);
});

it('knows after an update who was signed in, but not in another build’s words what they may do, until it is asked again', async () => {
  const { kept, person: before } = setUp();
  await before.session(async () => ({ user }));
  await before.whoami(async () => ({ data: whoami }));
  const { person } = setUp({ kept, contract: 'c2' });

  expect(await person.session(lost)).toEqual({ user });
  await expect(person.whoami(lost)).rejects.toBe(away);

  await person.whoami(async () => ({ data: whoami }));
  expect(await person.whoami(lost)).toEqual({ data: { ...whoami, extra: { mqtt_password: '' } } });
});

it('opens in the first session too, whose person came with the sign-in and not with a fetch', async () => {
  const { person } = setUp();
  person.remember(user);

  expect(await person.session(lost)).toEqual({ user });
});

it.each([
  ['a network failure', away],
  ['a 500', new ApiError({ kind: 'server', status: 500, message: 'broken' })],
  ['a 502 of a proxy', new ApiError({ kind: 'server', status: 502, message: 'bad gateway' })],
  ['a page instead of an answer', new ApiError({ kind: 'server', status: 200, code: 'NOT_JSON', message: 'html' })],
])('S-28 takes %s for no session where the page itself came from its server', async (_, failure) => {
  const { person } = setUp({ isOffline: false });
  person.remember(user);

  await expect(person.session(() => Promise.reject(failure))).rejects.toBe(failure);
});

it('says who is waiting for the server to answer, until it has', async () => {
  const { person } = setUp({ isOffline: false });
  person.remember(user);
  const before = person.unanswered();
  await person.session(lost).catch(() => undefined);
  const meanwhile = person.unanswered();
  await person.session(async () => ({}));

  expect([before, meanwhile, person.unanswered()]).toEqual([null, user, null]);
});

it('does without a storage that the browser keeps closed: a session is asked for, ended and forgotten all the same', async () => {
  const person = createRememberedPerson({
    storage: () => {
      throw new Error('The storage is closed.');
    },
    isOffline: () => false,
    contract: 'c1',
  });

  expect(await person.session(async () => ({ user, token: 't' }))).toEqual({ user, token: 't' });
  expect(await person.session(async () => ({}))).toEqual({});
  expect(person.forget()).toBeUndefined();
  expect(person.unanswered()).toBeNull();
});
