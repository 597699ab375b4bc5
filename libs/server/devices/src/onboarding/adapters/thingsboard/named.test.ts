import { describe, expect, it } from 'vitest';
import type { Source } from '../adapter.ts';
import { jsonOf } from '../read-json.ts';
import { discover } from './discover.ts';
import { named } from './named.ts';

const said = (channel: string, json: unknown) => ({ topic: `v1/gateway/${channel}`, text: JSON.stringify(json) });

describe('a packet of a gateway', () => {
  it.each([
    ['telemetry', { 'Meter A': [{ values: {} }], 'Meter B': {} }, ['Meter A', 'Meter B']],
    ['attributes', { Pompa: { serial: '7' } }, ['Pompa']],
    ['connect', { device: 'Gateway', behind: ['Meter A', 7, null, ['Meter B']] }, ['Gateway', 'Meter A']],
    ['disconnect', { device: 'Gateway', behind: 'Meter A' }, ['Gateway']],
    ['rpc', { device: 'Pompa', id: 'c1', data: { success: true } }, ['Pompa']],
    ['connect', { device: { name: 'x' } }, []],
    ['telemetry', ['Meter A'], []],
  ])('on %s with %j names %j', (channel, json, names) => {
    expect(named(said(channel, json))).toEqual(names);
  });

  it('is read once, for however many devices', () => {
    const packet = said('telemetry', { Meter: { energy: 1 } });

    expect(jsonOf(packet)).toBe(jsonOf(packet));
  });

  it('says behind what a device is where it describes it: not behind itself, nor behind what is no name', () => {
    const behind = (gateway: unknown, properties: unknown = []) => {
      const { found } = discover(said('connect', { device: 'Pompa', properties, gateway }));
      return found.map((source: Source) => source.gateway);
    };

    expect([
      behind('Panel'),
      behind('Pompa'),
      behind(7),
      behind(''),
      behind('x'.repeat(121)),
      behind('a\u0000b'),
    ]).toEqual([['Panel'], [undefined], [undefined], [undefined], [undefined], [undefined]]);
  });
});
