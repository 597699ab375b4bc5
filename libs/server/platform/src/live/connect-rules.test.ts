import type { Client, ConnectPacket } from 'aedes';
import { expect, it } from 'vitest';
import { checkConnect } from './connect-rules.ts';

/** What a client that says this is answered, and under which name it goes on. */
function greet(said: Partial<ConnectPacket>) {
  const packet = { clientId: 'tablet', clean: true, ...said };
  const sent: number[][] = [];
  const outcomes: boolean[] = [];
  const conn = {
    end(bytes: Buffer, done: () => void) {
      sent.push([...bytes]);
      done();
    },
  };
  // Of a client only its connection counts, of a packet what is said in it.
  checkConnect({ conn } as unknown as Client, packet as ConnectPacket, (_, ok) => void outcomes.push(ok));
  return { sent, outcomes, clientId: packet.clientId };
}

it('keeps the names of clients apart by who they belong to', () => {
  expect(greet({ username: 'ani@imah.test' })).toEqual({
    sent: [],
    outcomes: [true],
    clientId: 'ani@imah.test/tablet',
  });
  expect(greet({}).clientId).toBe('/tablet');
});

it('takes a client without a name that wants nothing kept', () => {
  expect(greet({ clientId: '' })).toEqual({ sent: [], outcomes: [true], clientId: '' });
});

const identifierRejected = [0x20, 2, 0, 2];
const badCredentials = [0x20, 2, 0, 4];

it.each([
  ['wants something kept without a name', { clientId: '', clean: false }, identifierRejected],
  ['has a name longer than any', { clientId: 'x'.repeat(129) }, identifierRejected],
  ['has a control character in its user name', { username: 'ani\u0007' }, badCredentials],
  ['has a line end in its user name', { username: 'ani\n' }, badCredentials],
  ['has an empty user name', { username: '' }, badCredentials],
  ['has a user name longer than an address', { username: 'a'.repeat(255) }, badCredentials],
  ['has a password longer than ours', { username: 'ani', password: Buffer.alloc(257) }, badCredentials],
])('refuses, with the reason MQTT has for it, a client that %s', (_, said, answer) => {
  expect(greet(said)).toMatchObject({ sent: [answer], outcomes: [false] });
});

it('takes names and passwords of the greatest length', () => {
  const said = { clientId: 'x'.repeat(128), username: 'a'.repeat(254), password: Buffer.alloc(256) };

  expect(greet(said).outcomes).toEqual([true]);
});
