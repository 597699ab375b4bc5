import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { readSecrets } from './config/read-secrets.ts';
import type { ConnectionSettings, Settings } from './config/settings.ts';
import { openConnection } from './link/connection.ts';
import { createOrders } from './link/orders.ts';
import { entryOf, topics } from './link/packets.ts';
import { createPresenceBook } from './link/presence-book.ts';
import { createTeller, type Teller } from './link/teller.ts';
import { systemClock, type Clock } from './plant/clock.ts';
import { createModbusPlant } from './plant/modbus/modbus-plant.ts';
import { openPaceMemory, type PaceMemory } from './plant/pace-memory.ts';
import type { Plant, Reading } from './plant/plant.ts';
import { createSnmpPlants } from './plant/snmp/snmp-plant.ts';
import { describeGateway, statusOf } from './status.ts';
import { holdFolder, unwritable } from './store/hold-folder.ts';
import { openQueue, type Queue, type QueueLimits } from './store/queue.ts';

export interface RunningGateway {
  readonly stop: () => Promise<void>;
}

/** How often what was read is made sure of on the disk, in milliseconds. */
const keepMs = 1_000;
const segmentBytes = 1_048_576;
const dayMs = 86_400_000;
/** After this time in milliseconds the server has heard all of a connection that was there before. */
const secondBeatMs = 5_000;
/** How long an end may wait for what is under way, in milliseconds: a line that is cut without a word answers nobody. */
const mostGoodbyeMs = 1_000;
/** How long the answer to an order may wait for what the device says then, in milliseconds. */
const mostPatienceMs = 2_000;

/**
 * Reads the plant and tells Imah until it is stopped. Paths of the settings are taken from `base`.
 * @throws {GatewayError} where its folder, or a file that the settings name, cannot be used
 */
export async function startGateway(settings: Settings, base: string, log: Logger): Promise<RunningGateway> {
  const { name, imah, keep, status, connections } = settings;
  const folder = resolve(base, settings.data);
  const secrets = readSecrets(imah, base);
  const letGo = await holdFolder(folder);
  const clock: Clock = systemClock;
  const limits = { bytes: keep.megabytes * 1_048_576, ageMs: keep.days * dayMs, segmentBytes };
  const queue = await queueIn(join(folder, 'queue'), { limits, clock, letGo });
  const memory = openPaceMemory(folder, clock.now);
  const plants = connections.flatMap((connection) => plantsOf(connection, { clock, memory, log }));
  const presence = createPresenceBook(
    describeGateway(name),
    plants.flatMap(({ devices }) => devices),
  );
  const orders = createOrders(plants, log);
  const startedAt = clock.now();
  const ending = new AbortController();
  // Who connects tells, and what is told needs the connection.
  let teller: Teller | null = null;
  let secondBeat: NodeJS.Timeout | undefined;
  let isClosed = false;
  const connection = openConnection(
    { clientId: clientIdOf(name), url: imah.url, username: imah.username, ...secrets },
    { will: presence.farewell(), listenTo: topics.rpc, log },
    { opened, said: (_topic, text) => void answer(text) },
  );
  teller = createTeller({ queue, presence, connection, clock, log });
  const told = teller;

  function opened(): void {
    teller?.opened();
    // What the connection before it has left, that all are gone, may be heard after the introduction.
    clearTimeout(secondBeat);
    secondBeat = setTimeout(beat, secondBeatMs);
  }

  function beat(): void {
    if (connection.isOpen()) void connection.say(presence.heartbeat()).catch(() => undefined);
  }

  async function answer(text: string): Promise<void> {
    const packet = await orders(text);
    if (packet === null) return;
    // Who hears that it is done reads the new value; where days of others wait before it, nobody waits for them.
    await Promise.race([told.settled(), clock.wait(mostPatienceMs, ending.signal)]);
    await connection.say(packet).catch((error: unknown) => log.warn({ err: error }, 'an answer was not told'));
  }

  const within = (done: Promise<unknown>) =>
    Promise.race([done, clock.wait(mostGoodbyeMs, new AbortController().signal)]);

  function store(reading: Reading): void {
    if (isClosed) return;
    try {
      queue.append(entryOf(reading));
    } catch (error) {
      log.error({ err: error, device: reading.device }, 'a reading is lost: the disk takes nothing');
    }
    told.wake();
  }

  function keepAll(): void {
    try {
      const dropped = queue.keep(clock.now());
      if (dropped > 0)
        log.warn({ now: dropped, ...queue.state() }, 'the oldest readings were dropped: the bounds are reached');
    } catch (error) {
      log.error({ err: error }, 'the disk does not keep the readings');
    }
  }

  function tellStatus(): void {
    try {
      store(statusOf(name, { queue, presence, now: clock.now(), startedAt }));
    } catch (error) {
      log.error({ err: error }, 'what waits on the disk cannot be read');
    }
    beat();
  }

  for (const plant of plants)
    plant.start({
      heard: store,
      presence(device, isUp) {
        presence.note(device, isUp);
        told.wake();
      },
    });
  tellStatus();
  const timers = [setInterval(keepAll, keepMs), setInterval(tellStatus, status)];
  log.info({ name, devices: plants.flatMap(({ devices }) => devices).length, ...queue.state() }, 'gateway runs');

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      clearTimeout(secondBeat);
      ending.abort();
      await within(Promise.all(plants.map((plant) => plant.stop())));
      told.stop();
      if (connection.isOpen()) await within(connection.say(presence.farewell()).catch(() => undefined));
      await connection.close();
      isClosed = true;
      queue.close();
      await letGo();
      log.info('gateway stopped');
    },
  };
}

/** Opens the queue. @throws {GatewayError} where it cannot be kept there; then the folder is let go */
async function queueIn(
  folder: string,
  {
    limits,
    clock,
    letGo,
  }: { readonly limits: QueueLimits; readonly clock: Clock; readonly letGo: () => Promise<void> },
): Promise<Queue> {
  try {
    return openQueue(folder, limits, clock.now);
  } catch (error) {
    await letGo();
    throw unwritable(folder, error);
  }
}

const clientIdOf = (name: string): string => `gateway-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;

function plantsOf(
  connection: ConnectionSettings,
  ports: { readonly clock: Clock; readonly memory: PaceMemory; readonly log: Logger },
): readonly Plant[] {
  return connection.kind === 'snmp' ? createSnmpPlants(connection, ports) : [createModbusPlant(connection, ports)];
}
