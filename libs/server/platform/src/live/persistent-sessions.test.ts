import { Aedes } from 'aedes';
import { expect, it } from 'vitest';
import { CoalescingStream } from './coalescing-stream.ts';
import type { FramePort, FramePortEvents } from './frame-port.ts';
import { absenceMs, createPersistentSessions } from './persistent-sessions.ts';
import { generate } from 'mqtt-packet';

/** A client at the other end of a connection of this process. */
function connect(aedes: Aedes) {
  let events: FramePortEvents | null = null;
  const received: Buffer[] = [];
  const port: FramePort = {
    address: '127.0.0.1',
    backlogBytes: 0,
    send: (frame, sent) => {
      received.push(frame);
      sent();
    },
    pause: () => undefined,
    resume: () => undefined,
    close: () => undefined,
    listen: (given) => {
      events = given;
    },
  };
  aedes.handle(new CoalescingStream(port));
  events!.data(
    generate({
      cmd: 'connect',
      protocolId: 'MQTT',
      protocolVersion: 4,
      clean: false,
      clientId: 'tablet',
      keepalive: 0,
    }),
  );
  return {
    received,
    text: () => Buffer.concat(received).toString(),
    leave: () => events!.closed(),
    say: (bytes: Buffer) => events!.data(bytes),
  };
}

it.each([
  ['keeps what a client missed that comes back in time', absenceMs, 'news'],
  ['forgets a client that was away for more than an hour', absenceMs + 1, ''],
])('a session that outlives its connection %s', async (_what, awayMs, expected) => {
  const aedes = await Aedes.createBroker();
  const sessions = createPersistentSessions(aedes);
  let left = false;
  aedes.on('clientDisconnect', (client) => {
    void sessions.left(client, 'me', 0);
    left = true;
  });
  const first = connect(aedes);
  await expect.poll(() => first.received.length).toBe(1);
  first.say(generate({ cmd: 'subscribe', messageId: 1, subscriptions: [{ topic: 'ev', qos: 1 }] }));
  await expect.poll(() => first.received.length).toBe(2);
  first.leave();
  await expect.poll(() => left).toBe(true);
  await new Promise<void>((resolve) =>
    aedes.publish({ cmd: 'publish', topic: 'ev', payload: 'news', qos: 1, retain: false, dup: false }, () => resolve()),
  );

  await sessions.sweep(awayMs);

  const second = connect(aedes);
  await expect.poll(() => second.received.length).toBeGreaterThan(0);
  // What was kept follows the greeting at once; an answer to a ping comes after it.
  second.say(generate({ cmd: 'pingreq' }));
  await expect
    .poll(() => second.text().endsWith(String.fromCharCode(0xfffd, 0)) || second.received.at(-1)?.at(-2) === 0xd0)
    .toBe(true);
  expect(second.text().includes('news') ? 'news' : '').toBe(expected);
  await new Promise<void>((resolve) => aedes.close(() => resolve()));
});
