import { describe, expect, it } from 'vitest';
import type { Source } from '../adapter.ts';
import { homeAssistant } from './index.ts';

/** The device of one component's description, or why there is none. */
function described(platform: string, config: object): Source | string {
  const topic = `homeassistant/${platform}/panel/satu/config`;
  const text = JSON.stringify({ unique_id: 'satu', state_topic: 'panel/state', ...config });
  const { found, refused } = homeAssistant.discover({ topic, text });
  return found[0] ?? refused[0] ?? 'left out';
}
/** What the component makes of a message on its own topic. */
function heard(platform: string, config: object, text: string): unknown {
  const source = described(platform, config);
  if (typeof source === 'string') return source;
  const { values, refused } = homeAssistant.parse({ topic: 'panel/state', text }, source);
  return refused > 0 ? 'refused' : values[0]?.value;
}
/** What is said to switch it on and off; null where it cannot be. */
function ordered(platform: string, config: object): unknown {
  const source = described(platform, { command_topic: 'panel/set', ...config });
  if (typeof source === 'string') return source;
  return [true, false].map((value) => homeAssistant.command(source, 'satu', value, 'c1')?.text ?? null);
}
const propertyOf = (platform: string, config: object) => {
  const source = described(platform, config);
  return typeof source === 'string' ? source : source.properties[0];
};

describe('a component', () => {
  it.each([
    ['sensor', { unit_of_measurement: 'W' }, 'number'],
    ['sensor', { state_class: 'total' }, 'number'],
    ['sensor', { device_class: 'humidity' }, 'number'],
    ['sensor', { device_class: 'enum' }, 'text'],
    ['sensor', { device_class: 'timestamp' }, 'text'],
    ['sensor', {}, 'text'],
    ['binary_sensor', { device_class: 'door' }, 'switch'],
    ['switch', {}, 'switch'],
    ['light', {}, 'switch'],
    ['lock', {}, 'switch'],
  ])('that is a %s with %j is a %s', (platform, config, kind) => {
    expect(propertyOf(platform, config)).toMatchObject({ kind });
  });

  it.each(['camera', 'climate', 'button', 'update'])('that is a %s is left out without a complaint', (platform) => {
    expect(described(platform, {})).toBe('left out');
  });

  it.each([
    ['says nowhere what it is', 'switch', { state_topic: undefined }, 'satu: state_topic'],
    [
      'speaks by a template that is not understood',
      'sensor',
      { value_template: '{{ states("x") }}' },
      'satu: template',
    ],
    ['has no text for a template', 'sensor', { value_template: 7 }, 'satu: template'],
    ['is a light that is described by templates', 'light', { schema: 'template' }, 'satu: schema'],
  ])('that %s says so', (_what, platform, config, refused) => {
    expect(described(platform, config)).toBe(refused);
  });

  it('is called by its name, else by what it is about, else by its key', () => {
    const names = [{ name: 'Suhu', device_class: 'temperature' }, { device_class: 'temperature' }, {}];

    expect(names.map((config) => (propertyOf('sensor', config) as { label: string }).label)).toEqual([
      'Suhu',
      'temperature',
      'satu',
    ]);
  });

  it('with an empty template is read as it is', () => {
    expect(heard('sensor', { value_template: '', unit_of_measurement: 'W' }, '12.5')).toBe(12.5);
  });
});

describe('what a switch says', () => {
  it.each([
    ['switch', {}, 'ON', true],
    ['switch', {}, 'OFF', false],
    ['switch', {}, 'on', 'refused'],
    ['switch', { payload_on: 'NYALA', payload_off: 'MATI' }, 'NYALA', true],
    ['switch', { payload_on: 'NYALA', payload_off: 'MATI', state_on: '1', state_off: '0' }, '0', false],
    ['switch', { payload_on: 'NYALA', payload_off: 'MATI', state_on: '1' }, 'NYALA', 'refused'],
    ['lock', {}, 'LOCKED', true],
    ['lock', {}, 'UNLOCKED', false],
    ['lock', { state_locked: 'tutup', state_unlocked: 'buka' }, 'buka', false],
    ['light', { schema: 'json' }, '{"state":"ON","brightness":200}', true],
    ['light', { state_value_template: '{{ value_json.s }}' }, '{"s":"OFF"}', false],
    // OpenMQTTGateway: truth in JSON, and the words by which Python writes it.
    [
      'binary_sensor',
      { payload_on: 'True', payload_off: 'False', value_template: '{{ value_json.open }}' },
      '{"open":true}',
      true,
    ],
    [
      'binary_sensor',
      { payload_on: 'True', payload_off: 'False', value_template: '{{ value_json.open }}' },
      '{"open":false}',
      false,
    ],
    [
      'binary_sensor',
      { payload_on: true, payload_off: false, value_template: '{{ value_json.open }}' },
      '{"open":true}',
      true,
    ],
    ['binary_sensor', { payload_on: true, payload_off: false }, 'False', false],
    ['binary_sensor', { payload_on: 'Open', payload_off: 'Closed' }, 'open', 'refused'],
  ])('as a %s with %j by %s is %s', (platform, config, text, value) => {
    expect(heard(platform, config, text)).toBe(value);
  });
});

describe('what is said to a switch', () => {
  it.each([
    ['switch', {}, ['ON', 'OFF']],
    ['switch', { payload_on: 'NYALA', payload_off: 'MATI', state_on: '1' }, ['NYALA', 'MATI']],
    ['lock', {}, ['LOCK', 'UNLOCK']],
    ['lock', { payload_lock: 'tutup', payload_unlock: 'buka' }, ['tutup', 'buka']],
    ['light', { schema: 'json' }, ['{"state":"ON"}', '{"state":"OFF"}']],
    ['sensor', {}, [null, null]],
    ['binary_sensor', {}, [null, null]],
    ['switch', { command_topic: undefined }, [null, null]],
  ])('as a %s with %j is %j', (platform, config, words) => {
    expect(ordered(platform, config)).toEqual(words);
  });
});

describe('whether a device is there', () => {
  const presenceOf = (config: object, topic: string, text: string) => {
    const source = described('switch', config);
    return typeof source === 'string' ? source : homeAssistant.parse({ topic, text }, source).online;
  };
  const both = {
    availability: [{ topic: 'panel/lwt' }, { topic: 'gateway/lwt', payload_not_available: 'mati' }],
    availability_topic: 'ignored/lwt',
  };

  it.each([
    [{ availability_topic: 'panel/lwt' }, 'panel/lwt', 'online', true],
    [{ availability_topic: 'panel/lwt' }, 'panel/lwt', 'offline', false],
    [{ availability_topic: 'panel/lwt' }, 'panel/lwt', 'halo', null],
    [{ availability_topic: 'panel/lwt', payload_available: 'ada' }, 'panel/lwt', 'ada', true],
    [
      { availability_topic: 'panel/lwt', availability_template: '{{ value_json.s }}' },
      'panel/lwt',
      '{"s":"offline"}',
      false,
    ],
    [{ availability_topic: 'panel/lwt', availability_template: '{{ beyond() }}' }, 'panel/lwt', 'offline', null],
    [both, 'gateway/lwt', 'mati', false],
    [both, 'ignored/lwt', 'offline', null],
    [{ '~': 'panel', avty_t: '~/lwt' }, 'panel/lwt', 'offline', false],
    [{ '~': 'lwt', avty_t: 'panel/~' }, 'panel/lwt', 'online', true],
  ])('is said with %j on %s by %s: %s', (config, topic, text, online) => {
    expect(presenceOf(config, topic, text)).toBe(online);
  });
});
