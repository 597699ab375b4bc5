import { describe, expect, it } from 'vitest';
import { deviceSettings, settingKinds } from './device-settings.ts';

const reachable = {
  host: 'gedung.example',
  origin: 'https://gedung.example',
  tcpPort: 1883,
  tlsPort: 8883,
  username: 'imah-abc',
  secret: 'rahasia',
};

describe('settings for a device', () => {
  it('are one line for the console of Tasmota', () => {
    expect(deviceSettings('tasmota', reachable)).toBe(
      'Backlog MqttHost gedung.example; MqttPort 1883; MqttUser imah-abc; MqttPassword rahasia; Topic tasmota_%06X',
    );
  });

  it('are the section mqtt for ESPHome and Zigbee2MQTT', () => {
    expect(deviceSettings('esphome', reachable)).toBe(
      'mqtt:\n  broker: gedung.example\n  port: 1883\n  username: imah-abc\n  password: rahasia\n  discovery: true',
    );
    expect(deviceSettings('zigbee2mqtt', reachable)).toContain('  server: mqtt://gedung.example:1883\n');
  });

  it('are what the file of a gateway says of Imah: over TLS wherever that is spoken', () => {
    const over = (url: string) => `imah:\n  url: ${url}\n  username: imah-abc\n  password: rahasia`;

    expect(deviceSettings('gateway', reachable)).toBe(over('mqtts://gedung.example:8883'));
    expect(deviceSettings('gateway', { ...reachable, tcpPort: null })).toBe(over('mqtts://gedung.example:8883'));
    expect(deviceSettings('gateway', { ...reachable, tlsPort: null })).toBe(over('mqtt://gedung.example:1883'));
  });

  it('are a call that a Shelly takes as it is', () => {
    const [, call = ''] = /-d '(.*)'$/.exec(deviceSettings('shelly', reachable)) ?? [];

    expect(JSON.parse(call)).toEqual({
      id: 1,
      method: 'MQTT.SetConfig',
      params: {
        config: {
          enable: true,
          server: 'gedung.example:1883',
          user: 'imah-abc',
          pass: 'rahasia',
          rpc_ntf: true,
          status_ntf: true,
          enable_rpc: true,
        },
      },
    });
  });

  it('name the port of TLS, and ask for it, where there is no other', () => {
    const overTls = { ...reachable, tcpPort: null };

    expect(deviceSettings('tasmota', overTls)).toContain('MqttPort 8883;');
    expect(deviceSettings('tasmota', overTls)).toContain('; SetOption103 1');
    expect(deviceSettings('zigbee2mqtt', overTls)).toContain('mqtts://gedung.example:8883');
    expect(deviceSettings('mqtt', overTls)).toContain('--cafile certificate.pem');
  });

  it('hold user name and password in every kind', () => {
    const lacking = settingKinds.filter((kind) => {
      const text = deviceSettings(kind, reachable);
      return !text.includes('imah-abc') || !text.includes('rahasia');
    });

    expect(lacking).toEqual([]);
  });
});
