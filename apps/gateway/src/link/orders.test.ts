import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Plant, Value } from '../plant/plant.ts';
import { createOrders } from './orders.ts';

function take(write: (key: string, value: Value) => Promise<void> = async () => undefined) {
  const written: (readonly [string, string, Value])[] = [];
  const plant: Plant = {
    devices: [{ name: 'Pompa', type: null, points: [] }],
    start: () => undefined,
    stop: async () => undefined,
    async write(device, key, value) {
      written.push([device, key, value]);
      await write(key, value);
    },
  };
  return { orders: createOrders([plant], pino({ level: 'silent' })), written };
}

const order = (id: string, value: Value = true, device = 'Pompa') =>
  JSON.stringify({ device, data: { id, method: 'set', params: { key: 'on', value } } });

describe('an order from Imah', () => {
  it('goes to the device that it names, and is answered with its id', async () => {
    const { orders, written } = take();

    expect(await orders(order('c1'))).toEqual({
      topic: 'v1/gateway/rpc',
      text: '{"device":"Pompa","id":"c1","data":{"success":true}}',
    });
    expect(written).toEqual([['Pompa', 'on', true]]);
  });

  it('that comes twice is obeyed once, and answered twice: a door must not open again', async () => {
    const { orders, written } = take();

    const answers = await Promise.all([orders(order('c1')), orders(order('c1')), orders(order('c2'))]);

    expect([answers[0] === answers[1], written.length]).toEqual([true, 2]);
  });

  it('is answered with why it was not obeyed', async () => {
    const { orders } = take(() => Promise.reject(new Error('Timed out')));

    expect([(await orders(order('c1')))?.text, (await orders(order('c2', true, 'Genset')))?.text]).toEqual([
      '{"device":"Pompa","id":"c1","data":{"success":false,"error":"Timed out"}}',
      '{"device":"Genset","id":"c2","data":{"success":false,"error":"no such device"}}',
    ]);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"device":"Pompa","id":"c1","data":{"success":true}}',
    '{"device":"Pompa","data":{"id":"c1","method":"reboot","params":{}}}',
    `{"device":"${'x'.repeat(200)}","data":{"id":"c1","method":"set","params":{"key":"on","value":true}}}`,
    '{"device":"Pompa","data":{"id":"c1","method":"set","params":{"key":"on","value":null}}}',
  ])('is none in %s', async (text) => {
    const { orders, written } = take();

    expect([await orders(text), written]).toEqual([null, []]);
  });
});
