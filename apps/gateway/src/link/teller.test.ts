import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Clock, systemClock } from '../plant/clock.ts';
import type { DeviceDescription, Reading } from '../plant/plant.ts';
import { openQueue, type Queue } from '../store/queue.ts';
import { entryOf, type Packet } from './packets.ts';
import { createPresenceBook } from './presence-book.ts';
import { createTeller } from './teller.ts';

const device = (name: string): DeviceDescription => ({ name, type: null, points: [] });
const reading = (who: string, at: number): Reading => ({ device: who, at, values: { n: at } });

let folder: string;
let queue: Queue;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teller-'));
  queue = openQueue(folder, { bytes: 1e9, ageMs: 1e12, segmentBytes: 1_000_000 }, Date.now);
});
afterEach(() => {
  queue.close();
  rmSync(folder, { recursive: true });
});

/** A line to Imah on which nothing arrives until it is let through. */
function open(clock: Clock = systemClock) {
  const said: Packet[] = [];
  const state = { isOpen: true, isHeld: false };
  const held: (() => void)[] = [];
  const presence = createPresenceBook(device('Gateway'), [device('A'), device('B')]);
  const connection = {
    isOpen: () => state.isOpen,
    say: async (packet: Packet) => {
      said.push(packet);
      if (state.isHeld) await new Promise<void>((resolve) => void held.push(resolve));
    },
  };
  const teller = createTeller({ queue, presence, connection, clock, log: pino({ level: 'silent' }) });
  /** What was said on a channel, in short. */
  const heardOn = (channel: string) =>
    said.filter(({ topic }) => topic === `v1/gateway/${channel}`).map(({ text }): unknown => JSON.parse(text));
  return { said, state, presence, teller, heardOn, letThrough: () => held.splice(0).forEach((resolve) => resolve()) };
}

describe('what the gateway tells Imah', () => {
  it('begins with what each device is, and whether it answers', async () => {
    const { teller, presence, heardOn } = open();
    presence.note('A', true);

    teller.opened();
    await teller.settled();

    expect(heardOn('connect')).toEqual([
      { device: 'Gateway', properties: [], online: true },
      { device: 'A', properties: [], online: true, gateway: 'Gateway' },
      { device: 'B', properties: [], online: null, gateway: 'Gateway' },
    ]);
  });

  it('is what waits, each device’s in order with its own times, and is then gone from the disk', async () => {
    const { teller, heardOn } = open();
    for (const at of [1, 2]) for (const who of ['A', 'B']) queue.append(entryOf(reading(who, at)));

    teller.opened();
    await teller.settled();

    expect(heardOn('telemetry')).toEqual(
      ['A', 'B'].map((who) => ({ [who]: [1, 2].map((at) => ({ ts: at, values: { n: at } })) })),
    );
    expect(queue.state().waiting).toBe(0);
  });

  it('has no packet with more points of a device than Imah takes', async () => {
    const { teller, heardOn } = open();
    for (let at = 0; at < 250; at += 1) queue.append(entryOf(reading('A', at)));

    teller.opened();
    await teller.settled();

    expect(heardOn('telemetry').map((packet) => (packet as { A: unknown[] }).A.length)).toEqual([100, 100, 50]);
  });

  it('has no packet that is larger than Imah takes', async () => {
    const { teller, said } = open();
    const values = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`text_${index}`, 'x'.repeat(200)]));
    for (let at = 0; at < 10; at += 1) queue.append(entryOf({ device: 'A', at, values }));

    teller.opened();
    await teller.settled();

    const sizes = said.filter(({ topic }) => topic.endsWith('telemetry')).map(({ text }) => text.length);
    expect([sizes.length, sizes.every((size) => size <= 65_536), queue.state().waiting]).toEqual([4, true, 0]);
  });

  it('leaves no faster than Imah takes it, however much waits', async () => {
    const waits: number[] = [];
    const { teller, said } = open({ now: () => 0, wait: async (milliseconds) => void waits.push(milliseconds) });
    for (let at = 0; at < 5_000; at += 1) queue.append(entryOf(reading(`Meter ${at % 100}`, at)));

    teller.opened();
    await teller.settled();

    // A hundred packets at once, and a second for them, three times.
    const packets = said.filter(({ topic }) => topic.endsWith('telemetry')).length;
    expect([packets, waits, queue.state().waiting]).toEqual([300, [0, 1_000, 1_000, 1_000], 0]);
  });

  it('stays on the disk until Imah has all of it', async () => {
    const { teller, state, letThrough, said } = open();
    queue.append(entryOf(reading('A', 1)));
    queue.append(entryOf(reading('B', 1)));
    teller.opened();
    await teller.settled();
    queue.append(entryOf(reading('A', 2)));
    state.isHeld = true;

    teller.wake();
    await expect.poll(() => said.at(-1)?.text).toContain('"ts":2');
    expect(queue.state().waiting).toBe(1);
    letThrough();
    await expect.poll(() => queue.state().waiting).toBe(0);
  });

  it('begins anew with what each device is when the connection is new, before what still waits', async () => {
    const { teller, state, said, letThrough } = open({ now: () => 0, wait: async () => undefined });
    teller.opened();
    await teller.settled();
    for (let at = 0; at < 3_000; at += 1) queue.append(entryOf(reading('A', at)));
    state.isHeld = true;
    teller.wake();
    await expect.poll(() => said.at(-1)?.text).toContain('"ts":1999');

    teller.opened();
    state.isHeld = false;
    letThrough();
    await expect.poll(() => queue.state().waiting).toBe(0);

    const introduced = said.findLastIndex(({ topic }) => topic === 'v1/gateway/connect');
    const next = said.findIndex(({ text }) => text.includes('"ts":2000'));
    expect([introduced < next, said.filter(({ topic }) => topic === 'v1/gateway/connect').length]).toEqual([true, 6]);
  });

  it('waits while nobody can be told, and nothing of it is tried', async () => {
    const { teller, state, said } = open();
    state.isOpen = false;
    queue.append(entryOf(reading('A', 1)));

    teller.wake();
    await teller.settled();

    expect([said, queue.state().waiting]).toEqual([[], 1]);
  });

  it('says again that a device is gone when its values of before have made it look as if it were there', async () => {
    const { teller, presence, heardOn } = open();
    presence.note('A', false);
    queue.append(entryOf(reading('A', 1)));

    teller.opened();
    await teller.settled();

    expect(heardOn('disconnect')).toEqual([{ device: 'A', behind: [] }]);
  });

  it('passes over what another version has written, and tells the rest', async () => {
    const { teller, heardOn } = open();
    queue.append('{"strange":true}');
    queue.append(entryOf(reading('A', 1)));

    teller.opened();
    await teller.settled();

    expect([heardOn('telemetry').length, queue.state().waiting]).toEqual([1, 0]);
  });
});

describe('who is there', () => {
  it('is said of all that answer with each beat, and of all that were there when the gateway goes', () => {
    const { presence } = open();
    presence.note('A', true);
    presence.note('B', false);

    const { topic, text } = presence.farewell();
    expect([presence.heartbeat().text, topic, text, presence.gone()]).toEqual([
      '{"device":"Gateway","behind":["A"]}',
      'v1/gateway/disconnect',
      '{"device":"Gateway","behind":["A","B"]}',
      1,
    ]);
  });
});
