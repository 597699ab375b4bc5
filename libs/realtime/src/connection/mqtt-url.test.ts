import { expect, it } from 'vitest';
import { resolveMqttUrl } from './mqtt-url.ts';

it.each([
  ['https:', 'wss://app.contoh.id:8443/mqtt'],
  ['http:', 'ws://app.contoh.id:8443/mqtt'],
])('S-51 without a configured address it is the same host at /mqtt, as safe as a page of %s', (protocol, url) => {
  for (const configured of [null, undefined, '']) {
    expect(resolveMqttUrl({ configured, location: { protocol, host: 'app.contoh.id:8443' } })).toBe(url);
  }
});

it('S-51 the configured public address comes first', () => {
  const location = { protocol: 'https:', host: 'app.contoh.id' };

  expect(resolveMqttUrl({ configured: 'wss://mqtt.contoh.id/ws', location })).toBe('wss://mqtt.contoh.id/ws');
});
