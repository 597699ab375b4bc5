import { describe, expect, it } from 'vitest';
import { readExposes } from './read-exposes.ts';

const topic = 'zigbee2mqtt/pintu';
const binary = (name: string, more: object = {}) => ({ type: 'binary', name, property: name, access: 1, ...more });
const numeric = (name: string, more: object = {}) => ({ type: 'numeric', name, property: name, access: 1, ...more });
const one = (expose: object) => readExposes([expose], topic)[0];

describe('what a device of Zigbee2MQTT exposes', () => {
  it('is a number with its unit and what it is about, read below its name', () => {
    expect(one(numeric('temperature', { unit: '°C', label: 'Suhu' }))).toEqual({
      key: 'temperature',
      label: 'Suhu',
      kind: 'number',
      unit: '°C',
      purpose: 'temperature',
      reads: [{ topic, path: ['temperature'] }],
      write: null,
    });
  });

  it('is a contact, whose words for open are those it gives: false where it touches nothing', () => {
    expect(one(binary('contact', { value_on: false, value_off: true }))).toMatchObject({
      kind: 'switch',
      purpose: 'open',
      on: ['false'],
      off: ['true'],
      write: null,
    });
  });

  it.each([
    ['switch', 'switch'],
    ['light', 'switch'],
    ['lock', 'locked'],
    ['fan', null],
  ])('of a %s has its state as %s', (type, purpose) => {
    expect(one({ type, features: [binary('state', { access: 7 })] })?.purpose).toBe(purpose);
  });

  it('is set below its own name with the words that it gives, as the JSON they are', () => {
    const lock = { type: 'lock', features: [binary('state', { access: 3, value_on: 'LOCK', value_off: 'UNLOCK' })] };
    const child = binary('child_lock', { access: 7, value_on: true, value_off: false });

    expect(one(lock)?.write).toEqual({ topic: `${topic}/set`, on: '{"state":"LOCK"}', off: '{"state":"UNLOCK"}' });
    expect(one(child)?.write).toEqual({
      topic: `${topic}/set`,
      on: '{"child_lock":true}',
      off: '{"child_lock":false}',
    });
  });

  it.each([
    ['can only be set', numeric('brightness', { access: 2 })],
    ['is of no use to who runs a building', numeric('linkquality')],
    ['has no name of its own', { type: 'numeric', name: 'x', access: 1 }],
    ['is of a type that is not known', { type: 'climate', property: 'x', access: 1 }],
    ['has several parts', { type: 'composite', property: 'color', features: [numeric('x'), numeric('y')] }],
    ['is a list', { type: 'list', property: 'schedule', features: [numeric('x')] }],
  ])('is left out where it %s', (_what, expose) => {
    expect(readExposes([expose], topic)).toEqual([]);
  });

  it('is published where it does not say otherwise, and a text where it is one of several words', () => {
    expect(one({ type: 'enum', name: 'mode', property: 'mode' })).toMatchObject({ kind: 'text', purpose: null });
  });

  it('is bounded, however many features hide within however many parts', () => {
    const many = Array.from({ length: 300 }, (_, part) => ({
      type: 'switch',
      features: Array.from({ length: 300 }, (_each, index) => numeric(`p${part}_${index}`)),
    }));

    expect(readExposes([null, 'x', ...many], topic).length).toBe(100);
  });
});
