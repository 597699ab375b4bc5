import { generate } from 'mqtt-packet';
import { describe, expect, it } from 'vitest';
import { packetGuard } from './packet-guard.ts';

const publish = (bytes: number) =>
  generate({ cmd: 'publish', topic: 't', payload: Buffer.alloc(bytes), qos: 0, retain: false, dup: false });

const limits = { packetBytes: 1_000, subscribeBytes: 200, subscribesPerMinute: 3 };
const subscribe = (topic: string) => generate({ cmd: 'subscribe', messageId: 1, subscriptions: [{ topic, qos: 0 }] });
const unsubscribe = (topic: string) => generate({ cmd: 'unsubscribe', messageId: 1, unsubscriptions: [topic] });

describe('packetGuard', () => {
  it('lets packets pass whose length is within the limit, several in one chunk', () => {
    const fits = packetGuard(limits);

    expect(fits(Buffer.concat([publish(10), publish(900), publish(300)]))).toBe(true);
  });

  it('refuses a packet as soon as its header announces more, before its body came', () => {
    const fits = packetGuard(limits);

    expect(fits(publish(1_000).subarray(0, 3))).toBe(false);
  });

  it.each([1, 2, 3, 7])('counts the same when the stream is cut into pieces of %i bytes', (size) => {
    const fits = packetGuard(limits);
    const bytes = Buffer.concat([publish(5), publish(130), publish(990), publish(0), publish(2_000)]);
    const answers = [];
    for (let at = 0; at < bytes.length; at += size) answers.push(fits(bytes.subarray(at, at + size)));

    // Only the last packet is too long: everything before its header is fine.
    const headerOfLast = bytes.length - publish(2_000).length;
    expect(answers.indexOf(false)).toBeGreaterThanOrEqual(Math.floor(headerOfLast / size));
    expect(answers.indexOf(false)).toBeLessThanOrEqual(Math.ceil((headerOfLast + 4) / size));
  });

  it('refuses a length of more than four bytes, which MQTT does not know', () => {
    expect(packetGuard(limits)(Buffer.from([0x30, 0x80, 0x80, 0x80, 0x80, 0x01]))).toBe(false);
  });

  it('refuses the packet about subscriptions that is one too many for the minute, and takes it in the next', () => {
    let now = 0;
    const fits = packetGuard(limits, () => now);
    const answers = [
      fits(Buffer.concat([subscribe('a'), unsubscribe('a')])),
      fits(subscribe('a')),
      fits(subscribe('a')),
    ];
    now = 60_000;
    answers.push(fits(subscribe('a')));

    expect(answers).toEqual([true, true, false, true]);
  });

  it('counts the packets of a flood that come in one chunk', () => {
    const fits = packetGuard(limits);

    expect(fits(Buffer.concat(Array.from({ length: 4 }, () => subscribe('a'))))).toBe(false);
  });

  it('refuses a SUBSCRIBE of more filters than one may name', () => {
    const fits = packetGuard(limits);

    expect([fits(subscribe('x'.repeat(100))), fits(subscribe('x'.repeat(200)))]).toEqual([true, false]);
  });
});
