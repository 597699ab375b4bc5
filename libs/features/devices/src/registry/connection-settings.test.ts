import type { IssuedCredential } from '@imah/contract/devices';
import { expect, it } from 'vitest';
import { connectionSettings } from './connection-settings.ts';

const credential: IssuedCredential = {
  id: '01935e4f-7c1a-7b2c-8d3e-000000000001',
  username: 'imah-abc',
  label: '',
  secret: 'rahasia',
  createdAt: '2026-11-20T10:05:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  mqttTcpPort: 1883,
  topics: { telemetry: 'imah/tele', commands: 'imah/cmd', answers: 'imah/cmd/ack' },
};
const origin = { hostname: 'gedung.example', host: 'gedung.example:8080', protocol: 'http:' };

it('names the server that the page came from, and a line that sends one value over plain MQTT', () => {
  const settings = connectionSettings(credential, origin);

  expect([settings.host, settings.port]).toEqual(['gedung.example', 1883]);
  expect(settings.example).toBe(
    `mosquitto_pub -h gedung.example -p 1883 -u imah-abc -P rahasia -q 1 -t 'imah/tele' -m '{"values":{"flow":12.5}}'`,
  );
});

it('leads over the WebSocket of the pages where plain MQTT was not asked for, sealed where the pages are', () => {
  const plain = connectionSettings({ ...credential, mqttTcpPort: null }, origin);
  const sealed = connectionSettings(
    { ...credential, mqttTcpPort: null },
    { hostname: 'gedung.example', host: 'gedung.example', protocol: 'https:' },
  );

  expect([plain.webSocket, sealed.webSocket]).toEqual(['ws://gedung.example:8080/mqtt', 'wss://gedung.example/mqtt']);
  expect(plain.example).toContain('-l ws -h gedung.example -p 8080 ');
  expect(sealed.example).toContain('-l wss -h gedung.example -p 443 ');
});
