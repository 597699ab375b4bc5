import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { Aedes } from 'aedes';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, openConnection } from './connection.ts';

let broker: Aedes;
let server: Server;
let port: number;
let connection: Connection | null = null;
/** What has arrived at the broker, by whom it was acknowledged or not. */
let arrived: string[];
let refusing: 'nobody' | 'passwords' | 'packets';

beforeEach(async () => {
  arrived = [];
  refusing = 'nobody';
  broker = await Aedes.createBroker({
    authenticate(_client, _username, _password, done) {
      if (refusing === 'passwords') done(Object.assign(new Error('refused'), { returnCode: 4 }), false);
      else done(null, true);
    },
    authorizePublish(_client, packet, done) {
      arrived.push(`${packet.topic} ${String(packet.payload)}`);
      done(refusing === 'packets' ? new Error('the database is away') : null);
    },
  });
  server = createServer(broker.handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(async () => {
  await connection?.close();
  await new Promise<void>((resolve) => broker.close(() => resolve()));
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

interface Line {
  readonly msg: string;
  readonly mend?: string;
}

function open() {
  const lines: Line[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const heard: string[] = [];
  let opened = 0;
  connection = openConnection(
    { clientId: 'gateway-a', url: `mqtt://127.0.0.1:${port}`, username: 'imah-a', password: 'secret', ca: null },
    { will: { topic: 'gone', text: 'gateway' }, listenTo: 'orders', log },
    { opened: () => (opened += 1), said: (topic, text) => void heard.push(`${topic} ${text}`) },
  );
  return { connection, heard, lines, opened: () => opened };
}

/** Ends every connection of the gateway as soon as it is there, as a second gateway of its name does. */
function contest(): void {
  broker.on('connackSent', (_packet, client) => setImmediate(() => client.close()));
}

// They take a second: that long a connection that was cut is left in peace.
describe('the way to Imah', () => {
  it('says again what nobody has acknowledged when it was cut, and hears orders again', async () => {
    const { connection: way, heard, opened } = open();
    await expect.poll(opened).toBe(1);
    refusing = 'packets';
    const said = way.say({ topic: 'tele', text: '1' });
    await expect.poll(() => arrived).toContain('tele 1');

    refusing = 'nobody';
    await said;
    await expect.poll(opened).toBe(2);
    broker.publish(
      { cmd: 'publish', topic: 'orders', payload: 'go', qos: 1, retain: false, dup: false },
      () => undefined,
    );

    await expect.poll(() => heard).toEqual(['orders go']);
    expect(arrived.filter((one) => one === 'tele 1')).toHaveLength(2);
    expect(arrived).toContain('gone gateway');
  });

  it('that another gateway of its name takes again and again is said, and left alone for longer each time', async () => {
    const began = Date.now();
    contest();
    const { lines } = open();

    await expect.poll(() => lines.map(({ mend }) => mend).join()).toContain('name them differently');
    // One second, and then twice as long: not three times in the same second.
    expect(Date.now() - began).toBeGreaterThan(1_400);
  });

  it('says what to mend when its password is refused, and tries again: a server that is just starting knows nobody yet', async () => {
    refusing = 'passwords';
    const { lines, opened } = open();
    await expect
      .poll(() => lines.map(({ mend }) => mend))
      .toEqual([
        'imah.username and imah.password are no valid credential of the building: issue a new one in Imah under Sambungkan',
      ]);
    refusing = 'nobody';

    await expect.poll(opened).toBe(1);
  });
});
