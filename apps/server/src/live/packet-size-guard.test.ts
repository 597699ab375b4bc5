import { generate } from 'mqtt-packet';
import { describe, expect, it } from 'vitest';
import { packetSizeGuard } from './packet-size-guard.ts';

const publish = (bytes: number) =>
  generate({ cmd: 'publish', topic: 't', payload: Buffer.alloc(bytes), qos: 0, retain: false, dup: false });

describe('packetSizeGuard', () => {
  it('lets packets pass whose length is within the limit, several in one chunk', () => {
    const fits = packetSizeGuard(1_000);

    expect(fits(Buffer.concat([publish(10), publish(900), publish(300)]))).toBe(true);
  });

  it('refuses a packet as soon as its header announces more, before its body came', () => {
    const fits = packetSizeGuard(1_000);

    expect(fits(publish(1_000).subarray(0, 3))).toBe(false);
  });

  it.each([1, 2, 3, 7])('counts the same when the stream is cut into pieces of %i bytes', (size) => {
    const fits = packetSizeGuard(1_000);
    const bytes = Buffer.concat([publish(5), publish(130), publish(990), publish(0), publish(2_000)]);
    const answers = [];
    for (let at = 0; at < bytes.length; at += size) answers.push(fits(bytes.subarray(at, at + size)));

    // Only the last packet is too long: everything before its header is fine.
    const headerOfLast = bytes.length - publish(2_000).length;
    expect(answers.indexOf(false)).toBeGreaterThanOrEqual(Math.floor(headerOfLast / size));
    expect(answers.indexOf(false)).toBeLessThanOrEqual(Math.ceil((headerOfLast + 4) / size));
  });

  it('refuses a length of more than four bytes, which MQTT does not know', () => {
    expect(packetSizeGuard(1_000)(Buffer.from([0x30, 0x80, 0x80, 0x80, 0x80, 0x01]))).toBe(false);
  });
});
