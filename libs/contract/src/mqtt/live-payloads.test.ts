import { describe, expect, it } from 'vitest';
import { commandAck, commandPacket, presencePacket } from './live-payloads.ts';

const id = '01900000-0000-7000-8000-000000000001';

describe('what devices say of commands', () => {
  it.each(['accepted', 'done', 'failed'])('may be that it is %s', (status) => {
    expect(commandAck.safeParse({ id, status }).success).toBe(true);
  });

  it.each([
    ['another word', { id, status: 'maybe' }],
    ['no command', { status: 'done' }],
    ['an error of more than 500 characters', { id, status: 'failed', error: 'x'.repeat(501) }],
    ['a value that is neither number, switch nor text', { id, status: 'done', reported: { running: {} } }],
  ])('is never %s', (_what, packet) => {
    expect(commandAck.safeParse(packet).success).toBe(false);
  });
});

describe('packets to and from devices', () => {
  it('carry a command with the time it ends', () => {
    const packet = {
      id,
      method: 'set',
      params: { key: 'running', value: true },
      expiresAt: '2026-11-20T10:05:00.000Z',
    };

    expect(commandPacket.parse(packet)).toEqual(packet);
    expect(commandPacket.safeParse({ ...packet, expiresAt: '2026-11-20 10:05' }).success).toBe(false);
  });

  it('carry presence as yes or no', () => {
    expect(presencePacket.parse({ online: false })).toEqual({ online: false });
    expect(presencePacket.safeParse({ online: 'no' }).success).toBe(false);
  });
});
