import type { Client } from 'aedes';
import { expect, it } from 'vitest';
import type { ClientIdentity } from './client-identity.ts';
import { createSessionRegistry } from './session-registry.ts';

// Connections are told apart as objects; nothing of them is looked at.
const client = () => ({}) as Client;
const ani: ClientIdentity = { kind: 'person', userId: 'ani' };
const pump: ClientIdentity = { kind: 'device', orgId: 'o', buildingId: 'b', deviceId: 'pump' };

it('finds each connection by itself, by its person and by its device', () => {
  const registry = createSessionRegistry();
  const [first, second] = [registry.add(client(), ani), registry.add(client(), { ...ani, viewSessionId: 's' })];
  const device = registry.add(client(), pump);

  expect([registry.size, [...registry.people]]).toEqual([3, ['ani']]);
  expect(registry.of(first.client)).toBe(first);
  expect(registry.ofPerson('ani')).toEqual([first, second]);
  expect(registry.ofOwner(ani)).toEqual([first, second]);
  expect(registry.ofDevice('pump')).toEqual([device]);
  expect([registry.of(null), registry.of(client()), registry.ofPerson('budi'), registry.ofDevice('ani')]).toEqual([
    undefined,
    undefined,
    [],
    [],
  ]);
});

it('says how many connections are left, and forgets a person with the last of them', () => {
  const registry = createSessionRegistry();
  const [first, second] = [registry.add(client(), ani), registry.add(client(), ani)];

  expect([registry.remove(first), registry.size, [...registry.people]]).toEqual([1, 1, ['ani']]);
  expect([registry.remove(second), registry.size, [...registry.people]]).toEqual([0, 0, []]);
});

it('counts a connection that ends twice once', () => {
  const registry = createSessionRegistry();
  const [first] = [registry.add(client(), pump), registry.add(client(), pump)];

  expect([registry.remove(first), registry.remove(first), registry.size]).toEqual([1, 1, 1]);
});

it('takes a person and a device of the same id for two', () => {
  const registry = createSessionRegistry();
  registry.add(client(), { kind: 'person', userId: 'same' });
  registry.add(client(), { ...pump, deviceId: 'same' });

  expect([registry.ofPerson('same').length, registry.ofDevice('same').length]).toEqual([1, 1]);
});

it('gives a list that stays as it was while those in it are ended', () => {
  const registry = createSessionRegistry();
  const sessions = [registry.add(client(), ani), registry.add(client(), ani)];
  const listed = registry.ofPerson('ani');

  for (const session of listed) registry.remove(session);

  expect(listed).toEqual(sessions);
});
