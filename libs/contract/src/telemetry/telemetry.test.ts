import { describe, expect, it } from 'vitest';
import { ingestLimits } from './words.ts';
import { telemetryPacket, telemetryQuery } from './telemetry.ts';

describe('telemetryPacket', () => {
  const point = { ts: 1_795_230_000_000, values: { flow: 1.5, running: true, note: 'ok' } };

  it('is one point, with or without its time, or up to 100', () => {
    expect(telemetryPacket.parse(point)).toEqual(point);
    expect(telemetryPacket.parse({ values: {} })).toEqual({ values: {} });
    expect(telemetryPacket.parse(Array.from({ length: ingestLimits.maxPoints }, () => point))).toHaveLength(100);
  });

  it.each([
    ['no point', []],
    ['101 points', Array.from({ length: 101 }, () => point)],
    ['a time in seconds with a fraction', { ...point, ts: 1.5 }],
    ['a key that is no metric key', { values: { 'Flow Rate': 1 } }],
    ['a value that is an object', { values: { flow: {} } }],
    ['a value that is nothing', { values: { flow: null } }],
    ['a text of more than 500 characters', { values: { note: 'x'.repeat(501) } }],
  ])('is not %s', (_what, packet) => {
    expect(telemetryPacket.safeParse(packet).success).toBe(false);
  });
});

describe('telemetryQuery', () => {
  it('reads what an address carries, with 300 points unless said otherwise', () => {
    expect(telemetryQuery.parse({ keys: 'flow,volume', from: '0', to: '10' })).toEqual({
      keys: 'flow,volume',
      from: 0,
      to: 10,
      points: 300,
    });
  });

  it.each([
    { keys: '' },
    { keys: 'flow,' },
    { keys: 'a,b,c,d,e,f,g,h,i,j,k' },
    { from: '-1' },
    { to: 'now' },
    { points: '9' },
    { points: '1001' },
  ])('refuses a query that asks for %j', (fault) => {
    expect(telemetryQuery.safeParse({ keys: 'flow', from: '0', to: '10', ...fault }).success).toBe(false);
  });
});
