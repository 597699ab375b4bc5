import mqtt from 'mqtt';
import type { DeviceCredential } from './device-credential.ts';

export interface AnsweringDevice {
  /** What it was told, in order. */
  readonly told: readonly { readonly key: string; readonly value: unknown }[];
  readonly say: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A device that is connected over WebSocket, says that it has done what it is told, and reports it as its state. */
export async function startAnsweringDevice(
  installation: string,
  { username, password, values, commands }: DeviceCredential,
): Promise<AnsweringDevice> {
  const address = `${installation.replace(/^http/, 'ws')}/mqtt`;
  const client = await mqtt.connectAsync(address, { username, password, reconnectPeriod: 0 });
  const told: { key: string; value: unknown }[] = [];
  client.on('message', (_topic, payload) => {
    const { id, params } = JSON.parse(String(payload)) as { id: string; params: { key: string; value: unknown } };
    told.push(params);
    const answer = { id, status: 'done', reported: { [params.key]: params.value } };
    void client.publishAsync(`${commands}/ack`, JSON.stringify(answer), { qos: 1 });
  });
  await client.subscribeAsync(commands, { qos: 1 });
  return {
    told,
    say: async (reported) => {
      await client.publishAsync(values, JSON.stringify({ values: reported }), { qos: 1 });
    },
    end: () => client.endAsync(),
  };
}
