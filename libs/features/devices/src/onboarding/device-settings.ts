/** The kinds of devices that settings are ready for. */
export const settingKinds = [
  'tasmota',
  'esphome',
  'zigbee2mqtt',
  'shelly',
  'homie',
  'gateway',
  'mqtt',
  'curl',
] as const;
export type SettingKind = (typeof settingKinds)[number];

/** What each is called; names that are the same in every language. */
export const settingNames: Readonly<Record<SettingKind, string>> = {
  tasmota: 'Tasmota',
  esphome: 'ESPHome',
  zigbee2mqtt: 'Zigbee2MQTT',
  shelly: 'Shelly',
  homie: 'Homie 5',
  gateway: 'Gateway',
  mqtt: 'MQTT',
  curl: 'curl',
};

export interface Reachable {
  /** The name by which devices reach the server. */
  readonly host: string;
  /** Where the pages are: `https://gedung.example`. */
  readonly origin: string;
  readonly tcpPort: number | null;
  readonly tlsPort: number | null;
  readonly username: string;
  readonly secret: string;
}

/** What is pasted into a device so that it reaches this server. */
export function deviceSettings(kind: SettingKind, reachable: Reachable): string {
  const { host, origin, tcpPort, tlsPort, username, secret } = reachable;
  const port = tcpPort ?? tlsPort ?? 1883;
  const isTls = tcpPort === null && tlsPort !== null;
  switch (kind) {
    case 'tasmota':
      return `Backlog MqttHost ${host}; MqttPort ${port}; MqttUser ${username}; MqttPassword ${secret}; Topic tasmota_%06X${isTls ? '; SetOption103 1' : ''}`;
    case 'esphome':
      return lines(
        'mqtt:',
        `  broker: ${host}`,
        `  port: ${port}`,
        `  username: ${username}`,
        `  password: ${secret}`,
        '  discovery: true',
      );
    case 'zigbee2mqtt':
      return lines(
        'mqtt:',
        '  base_topic: zigbee2mqtt',
        `  server: ${isTls ? 'mqtts' : 'mqtt'}://${host}:${port}`,
        `  user: ${username}`,
        `  password: ${secret}`,
        'availability:',
        '  enabled: true',
      );
    case 'shelly':
      return `curl http://ALAMAT-SHELLY/rpc -d '${shellyCall({ host, port, isTls, username, secret })}'`;
    case 'homie':
      return lines(
        `host: ${host}`,
        `port: ${port}`,
        `username: ${username}`,
        `password: ${secret}`,
        'base topic: homie/5/',
      );
    case 'gateway':
      return lines(
        'imah:',
        // Its line may be the open internet.
        `  url: ${tlsPort === null ? `mqtt://${host}:${port}` : `mqtts://${host}:${tlsPort}`}`,
        `  username: ${username}`,
        `  password: ${secret}`,
      );
    case 'mqtt':
      return `mosquitto_pub -h ${host} -p ${port}${isTls ? ' --cafile certificate.pem' : ''} -u ${username} -P ${secret} -q 1 -t v1/gateway/telemetry -m '{"Sensor gudang":{"temperature":27.5}}'`;
    case 'curl':
      return `curl -u ${username}:${secret} -H 'Content-Type: application/json' ${origin}/api/v1/telemetry -d '{"Sensor gudang":{"temperature":27.5}}'`;
  }
}

const lines = (...each: readonly string[]): string => each.join('\n');

function shellyCall({
  host,
  port,
  isTls,
  username,
  secret,
}: {
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
  readonly username: string;
  readonly secret: string;
}): string {
  const config = {
    enable: true,
    server: `${host}:${port}`,
    ...(isTls ? { ssl_ca: '*' } : {}),
    user: username,
    pass: secret,
    rpc_ntf: true,
    status_ntf: true,
    enable_rpc: true,
  };
  return JSON.stringify({ id: 1, method: 'MQTT.SetConfig', params: { config } });
}
