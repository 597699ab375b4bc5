import { describe, expect, it } from 'vitest';
import { deviceTypes } from '../../device-types.ts';
import { fitTypes } from '../fit-types.ts';
import { adapters } from './index.ts';
import {
  homeAssistantSensor,
  homieDevice,
  shellyPlug,
  tasmotaPlug,
  describedGateway,
  thingsboardGateway,
  zigbeeDevices,
} from './testing/conversations.ts';
import { hear } from './testing/hear.ts';

const bestFit = (properties: Parameters<typeof fitTypes>[1]) => fitTypes(deviceTypes, properties)[0];

describe('Tasmota', () => {
  it('is found with its name, model and firmware, and what it measures and switches', () => {
    const { sources, values, online } = hear('tasmota', tasmotaPlug);

    expect(sources.map(({ sourceKey, name, model, firmware }) => [sourceKey, name, model, firmware])).toEqual([
      ['tasmota_ABC123', 'Pompa kolam', 'Gosund SP1 v23', '14.3.0'],
    ]);
    expect(values).toEqual({
      tasmota_ABC123: {
        POWER: true,
        'ENERGY.Total': 12.345,
        'ENERGY.Today': 0.25,
        'ENERGY.Power': 415,
        'ENERGY.Factor': 0.97,
        'ENERGY.Voltage': 221,
        'ENERGY.Current': 1.88,
      },
    });
    expect(online).toEqual({ tasmota_ABC123: true });
  });

  it('is proposed as a smart plug, each value as the metric it is', () => {
    const [source] = hear('tasmota', tasmotaPlug).sources;

    expect(bestFit(source!.properties)).toEqual({
      typeKey: 'smart-plug',
      mapping: [
        { property: 'POWER', metric: 'on' },
        { property: 'ENERGY.Power', metric: 'power' },
        { property: 'ENERGY.Total', metric: 'energy' },
        { property: 'ENERGY.Voltage', metric: 'voltage' },
        { property: 'ENERGY.Current', metric: 'current' },
      ],
    });
  });

  it('is switched on its own command topic, and says that it has on RESULT', () => {
    const [source] = hear('tasmota', tasmotaPlug).sources;

    expect(adapters.tasmota.command(source!, 'POWER', false, 'c1')).toEqual({
      topic: 'cmnd/tasmota_ABC123/POWER',
      text: 'OFF',
    });
    expect(adapters.tasmota.parse({ topic: 'stat/tasmota_ABC123/RESULT', text: '{"POWER":"OFF"}' }, source!)).toEqual({
      values: [{ key: 'POWER', value: false }],
      online: null,
      refused: 0,
    });
    expect(adapters.tasmota.command(source!, 'ENERGY.Power', true, 'c1')).toBeNull();
  });

  it('is found by its values alone, with the topic before the prefix too', () => {
    const { sources } = hear('tasmota', [
      { topic: 'gudang/tele/STATE', text: '{"POWER1":"ON","POWER2":"OFF"}' },
      { topic: 'gudang/tele/SENSOR', text: '{"DS18B20":{"Id":"01","Temperature":80.6},"TempUnit":"F"}' },
    ]);

    expect(sources[0]?.properties.map(({ key, unit, write }) => [key, unit, write?.topic])).toEqual([
      ['POWER1', null, 'gudang/cmnd/POWER1'],
      ['POWER2', null, 'gudang/cmnd/POWER2'],
      ['DS18B20.Temperature', '°F', undefined],
    ]);
  });

  it('says that it is gone by its last will', () => {
    expect(hear('tasmota', [...tasmotaPlug, { topic: 'tele/tasmota_ABC123/LWT', text: 'Offline' }]).online).toEqual({
      tasmota_ABC123: false,
    });
  });
});

describe("Home Assistant's discovery", () => {
  it('is read in both forms, with a base topic and short names', () => {
    const { sources, values, online } = hear('home-assistant', homeAssistantSensor);

    expect(
      sources.map(({ sourceKey, name, maker, model, firmware }) => [sourceKey, name, maker, model, firmware]),
    ).toEqual([
      ['0AFFD2', 'Ruang panel', 'Bla electronics', 'xya', '1.0'],
      ['a4cf12f0aa10', 'esp-relay', 'espressif', 'nodemcuv2', 'esphome v2026.10.0'],
    ]);
    expect(values).toEqual({
      '0AFFD2': { temp01ae_t: 77, temp01ae_h: 61.5 },
      a4cf12f0aa10: { ESPswitchkipas: true },
    });
    expect(online).toEqual({ '0AFFD2': true });
  });

  it('says which component has a template that is not understood, and never runs it', () => {
    expect(hear('home-assistant', homeAssistantSensor).refused).toEqual(['strange: template']);
  });

  it('switches with the words of the description', () => {
    const source = hear('home-assistant', homeAssistantSensor).sources.find(({ name }) => name === 'esp-relay');

    expect(adapters['home-assistant'].command(source!, 'ESPswitchkipas', false, 'c1')).toEqual({
      topic: 'esp-relay/switch/kipas/command',
      text: 'OFF',
    });
  });

  it('takes a component away whose description is emptied', () => {
    const topic = 'homeassistant/switch/esp-relay/kipas/config';

    expect(adapters['home-assistant'].discover({ topic, text: '' })).toEqual({
      found: [],
      by: 'values',
      refused: [],
      withdrawn: topic,
    });
  });

  it('leaves the devices of Zigbee2MQTT to their own language', () => {
    const text = '{"o":{"name":"Zigbee2MQTT"},"stat_t":"zigbee2mqtt/x","unit_of_meas":"W","uniq_id":"x"}';

    expect(adapters['home-assistant'].discover({ topic: 'homeassistant/sensor/x/power/config', text }).found).toEqual(
      [],
    );
  });
});

describe('Zigbee2MQTT', () => {
  it('names every device but its coordinator, by what each exposes', () => {
    const { sources, values, online } = hear('zigbee2mqtt', zigbeeDevices);

    expect(
      sources.map(({ sourceKey, name, model, properties }) => [
        sourceKey,
        name,
        model,
        properties.map(({ key }) => key),
      ]),
    ).toEqual([
      ['0x00158d00018255df', 'lantai 1/pompa', 'ZNCZ02LM', ['state', 'power', 'energy']],
      ['0x00158d0001e1b2c3', 'pintu panel', 'MCCGQ11LM', ['contact', 'battery']],
    ]);
    expect(values).toEqual({
      '0x00158d00018255df': { state: false, power: 0.4, energy: 3.25 },
      // A contact that is not closed: the door is open.
      '0x00158d0001e1b2c3': { contact: true, battery: 91 },
    });
    expect(online).toEqual({ '0x00158d00018255df': true });
  });

  it('sets a device below its own name, slashes and all', () => {
    const [plug] = hear('zigbee2mqtt', zigbeeDevices).sources;

    expect(adapters.zigbee2mqtt.command(plug!, 'state', true, 'c1')).toEqual({
      topic: 'zigbee2mqtt/lantai 1/pompa/set',
      text: '{"state":"ON"}',
    });
  });

  it('loses all of its devices with its coordinator', () => {
    const said = { topic: 'zigbee2mqtt/bridge/state', text: '{"state":"offline"}' };

    expect(hear('zigbee2mqtt', [...zigbeeDevices, said]).online).toEqual({
      '0x00158d00018255df': false,
      '0x00158d0001e1b2c3': false,
    });
  });
});

describe('Shelly', () => {
  it('is found by its notifications and its status, and keeps what a notification leaves out', () => {
    const { sources, values } = hear('shelly', shellyPlug);

    expect(sources.map(({ sourceKey, model }) => [sourceKey, model])).toEqual([
      ['shellyplusplugs-c049ef8e1234', 'shellyplusplugs'],
    ]);
    expect(values).toEqual({
      'shellyplusplugs-c049ef8e1234': {
        'switch:0.output': true,
        'switch:0.apower': 0,
        'switch:0.voltage': 225.9,
        'switch:0.current': 0,
        'switch:0.aenergy.total': 11_679,
      },
    });
  });

  it('is switched by a call, and answers by a notification', () => {
    const [plug] = hear('shelly', shellyPlug).sources;

    const command = adapters.shelly.command(plug!, 'switch:0.output', true, 'c1');

    expect([command?.topic, JSON.parse(command?.text ?? '')]).toEqual([
      'shellyplusplugs-c049ef8e1234/rpc',
      { id: 1, src: 'imah', method: 'Switch.Set', params: { id: 0, on: true } },
    ]);
  });
});

describe('Homie 5', () => {
  it('is found by its description; what has no type of ours is left out', () => {
    const { sources, values, online } = hear('homie', homieDevice);

    expect(
      sources.map(({ sourceKey, name, properties }) => [sourceKey, name, properties.map(({ key }) => key)]),
    ).toEqual([['homie/super-car', 'Ruang pompa', ['mains/power', 'mains/relay']]]);
    expect([values, online]).toEqual([
      { 'homie/super-car': { 'mains/power': 212.5, 'mains/relay': true } },
      { 'homie/super-car': true },
    ]);
  });

  it('is set on the property itself', () => {
    const [device] = hear('homie', homieDevice).sources;

    expect(adapters.homie.command(device!, 'mains/relay', true, 'c1')).toEqual({
      topic: 'homie/5/super-car/mains/relay/set',
      text: 'true',
    });
  });

  it('is lost when its root is', () => {
    const child = { homie: '5.0', version: 1, root: 'super-car', nodes: {} };
    const { online } = hear('homie', [
      { topic: 'homie/5/wheel/$description', text: JSON.stringify(child) },
      { topic: 'homie/5/wheel/$state', text: 'ready' },
      { topic: 'homie/5/super-car/$state', text: 'lost' },
    ]);

    expect(online).toEqual({ 'homie/wheel': false });
  });
});

describe("ThingsBoard's gateway", () => {
  it('speaks for each of its devices, with the time of each value', () => {
    const { sources, values, online } = hear('thingsboard', thingsboardGateway);
    const parsed = adapters.thingsboard.parse(thingsboardGateway[1]!, sources[0]!);

    expect(values).toEqual({
      'Device A': { temperature: 27.6, humidity: 61 },
      'Device B': { temperature: 42, running: true },
    });
    expect([online, parsed.values[0]]).toEqual([
      { 'Device A': true },
      { key: 'temperature', value: 27.5, ts: 1_795_514_400_000 },
    ]);
  });

  it('passes an order on to the device it names', () => {
    const device = hear('thingsboard', thingsboardGateway).sources.find(({ name }) => name === 'Device B');

    const command = adapters.thingsboard.command(device!, 'running', false, 'c1');

    expect([command?.topic, JSON.parse(command?.text ?? '')]).toEqual([
      'v1/gateway/rpc',
      { device: 'Device B', data: { id: 'c1', method: 'set', params: { key: 'running', value: false } } },
    ]);
  });

  it('may describe a device with its units and what can be set before it has said a value', () => {
    const { sources, values, online } = hear('thingsboard', describedGateway);

    expect(sources[0]?.properties.map(({ key, label, unit, write }) => [key, label, unit, write !== null])).toEqual([
      ['power', 'Daya', 'kW', false],
      ['on', 'Pompa', null, true],
      ['setpoint', 'Tekanan', 'bar', true],
    ]);
    expect([sources[0]?.model, values, online]).toEqual(['pump', { 'Pompa transfer': { power: 2.5, on: false } }, {}]);
  });

  it('that falls takes the devices behind it with it, and says which are there when it is back', () => {
    const [pump] = hear('thingsboard', describedGateway).sources;
    const onlineOf = (channel: 'connect' | 'disconnect', said: object) =>
      adapters.thingsboard.parse({ topic: `v1/gateway/${channel}`, text: JSON.stringify(said) }, pump!).online;

    expect([
      onlineOf('disconnect', { device: 'Gateway', behind: ['Pompa transfer'] }),
      onlineOf('disconnect', { device: 'Gateway', behind: ['Genset'] }),
      onlineOf('connect', { device: 'Gateway', behind: ['Pompa transfer'] }),
      onlineOf('connect', { device: 'Pompa transfer', online: false }),
      onlineOf('connect', { device: 'Pompa transfer', online: null }),
      onlineOf('connect', { device: 'Pompa transfer' }),
    ]).toEqual([false, null, true, false, null, true]);
  });

  it('answers for the device it names what became of an order, and why', () => {
    const [pump] = hear('thingsboard', describedGateway).sources;
    const answersTo = (said: object) =>
      adapters.thingsboard.parse({ topic: 'v1/gateway/rpc', text: JSON.stringify(said) }, pump!).answers;

    expect([
      answersTo({ device: 'Pompa transfer', id: 'c1', data: { success: true } }),
      answersTo({ device: 'Pompa transfer', id: 'c1', data: { success: false, error: 'busy' } }),
      answersTo({ device: 'Genset', id: 'c1', data: { success: true } }),
      answersTo({ device: 'Pompa transfer', data: { id: 'c1', method: 'set', params: { key: 'on', value: true } } }),
    ]).toEqual([[{ id: 'c1', status: 'done' }], [{ id: 'c1', status: 'failed', error: 'busy' }], [], []]);
  });
});
