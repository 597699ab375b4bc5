import type { IssuedCredential } from '@imah/contract/devices';

/** Where the pages came from: the server that the device has to reach as well. */
type Origin = Pick<Location, 'hostname' | 'host' | 'protocol'>;

export interface ConnectionSettings {
  readonly host: string;
  /** Null where the installation speaks MQTT over WebSocket alone. */
  readonly port: number | null;
  readonly webSocket: string;
  readonly payload: string;
  /** A line for a terminal that sends one value. */
  readonly example: string;
}

const payload = '{"values":{"flow":12.5}}';

/** What is written into a device so that it reaches this server. */
export function connectionSettings(
  { username, secret, mqttTcpPort, topics }: IssuedCredential,
  { hostname, host, protocol }: Origin,
): ConnectionSettings {
  const webSocket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/mqtt`;
  const message = `-q 1 -t '${topics.telemetry}' -m '${payload}'`;
  const overTcp = `mosquitto_pub -h ${hostname} -p ${mqttTcpPort} -u ${username} -P ${secret} ${message}`;
  const overWebSocket = `npx mqtt pub -l ${webSocket.split(':')[0]} -h ${hostname} -p ${portOf(webSocket)} -u ${username} -P ${secret} ${message}`;
  return {
    host: hostname,
    port: mqttTcpPort,
    webSocket,
    payload,
    example: mqttTcpPort === null ? overWebSocket : overTcp,
  };
}

/** The port that an address has without saying it. */
function portOf(address: string): string {
  const { port, protocol } = new URL(address);
  return port === '' ? (protocol === 'wss:' ? '443' : '80') : port;
}
