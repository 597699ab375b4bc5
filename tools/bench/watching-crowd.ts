// Many people with one board open, each on a connection of their own. Tells the parent when all of them have heard of a
// change, with the time of the last.
import { connectAsync, type MqttClient } from 'mqtt';

const [url, username, password, topic, count] = process.argv.slice(2);
if (url === undefined || username === undefined || password === undefined || topic === undefined)
  throw new Error('a crowd needs a server and a topic');

const heardBy: number[] = [];
const clients: MqttClient[] = [];
// In tens: what is measured is the news, not how fast they open.
for (let first = 0; first < Number(count); first += 10) {
  clients.push(
    ...(await Promise.all(
      Array.from({ length: 10 }, async () => {
        const client = await connectAsync(`${url}/mqtt`, {
          username,
          password,
          protocolVersion: 4,
          reconnectPeriod: 0,
        });
        const index = heardBy.push(0) - 1;
        client.on('message', () => {
          heardBy[index] = (heardBy[index] ?? 0) + 1;
          tell();
        });
        await client.subscribeAsync(topic, { qos: 1 });
        return client;
      }),
    )),
  );
}

let rounds = 0;
/** Once for each change: when nobody is left who has heard of fewer changes than were told of, and one. */
function tell(): void {
  if (Math.min(...heardBy) <= rounds) return;
  rounds += 1;
  process.send?.({ last: Date.now() });
}

process.on('message', (message) => {
  if (message === 'end')
    void Promise.all(clients.map((client) => client.endAsync(true))).then(() => process.disconnect?.());
});
process.send?.('ready');
