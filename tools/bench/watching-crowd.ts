// Many people with one board open, each on a connection of their own. Tells the parent of each version of the ticket
// when all of them have heard of it, with the time of the last.
import { connectAsync, type MqttClient } from 'mqtt';

const [url, username, password, topic, ticketId, count] = process.argv.slice(2);
if (url === undefined || username === undefined || password === undefined || topic === undefined)
  throw new Error('a crowd needs a server, a person and a topic');

const heard = new Map<number, number>();
const clients: MqttClient[] = [];
// In tens: what is measured is the news, not how fast they open.
while (clients.length < Number(count)) {
  const ten = Array.from({ length: 10 }, async () => {
    const client = await connectAsync(`${url}/mqtt`, { username, password, protocolVersion: 4, reconnectPeriod: 0 });
    client.on('message', (_topic, payload) => hear(payload.toString()));
    await client.subscribeAsync(topic, { qos: 1 });
    return client;
  });
  clients.push(...(await Promise.all(ten)));
}

function hear(text: string): void {
  // As the contract has the news of a building.
  const { id, version } = JSON.parse(text) as { readonly id: string; readonly version: number };
  if (id !== ticketId) return;
  heard.set(version, (heard.get(version) ?? 0) + 1);
  if (heard.get(version) === Number(count)) process.send?.({ version, at: Date.now() });
}

process.on('message', (message) => {
  if (message === 'end')
    void Promise.all(clients.map((client) => client.endAsync(true))).then(() => process.disconnect?.());
});
process.send?.('ready');
