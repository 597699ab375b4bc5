import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createFrameReader, toFrames } from './bus-frames.ts';
import { connectBus } from './bus-connection.ts';
import type { BusEvents, BusMessage, Introduction, LiveBus } from './live-bus.ts';

/** How long a process that comes waits for the others to know it. */
const greetingMs = 5_000;
/** How often it is looked whether the others are still there. */
const rollCallMs = 10_000;

/** How the processes get to know each other. */
type Greeting =
  | (Introduction & { readonly kind: 'hello' })
  | (Introduction & { readonly kind: 'here'; readonly to: string })
  | { readonly kind: 'bye' };

const nameOf = (process: string): string => `imah live ${process}`;

/**
 * The processes on the database at `url`, joined by LISTEN and NOTIFY. While a process is alone nothing is sent: it costs
 * one idle connection.
 */
export async function openPostgresBus(url: string, log: Logger): Promise<LiveBus> {
  const process = randomBytes(6).toString('hex');
  const read = createFrameReader(process);
  /** The other processes, each with the devices that are connected there. */
  const peers = new Map<string, Set<string>>();
  const greeted = new Map<string, () => void>();
  const complain = (error: unknown) => log.warn({ err: error }, 'the other processes are not reached');
  let events: BusEvents | null = null;
  let sent = 0;
  let handling: Promise<void> = Promise.resolve();

  const connection = await connectBus({
    url,
    name: nameOf(process),
    onPayload(payload) {
      const frame = read(payload);
      if (frame === null) return;
      handling = handling.then(() => handle(frame.process, JSON.parse(frame.text))).catch(complain);
    },
    async onReconnected() {
      const wasAlone = peers.size === 0;
      peers.clear();
      await greet();
      if (!wasAlone || peers.size > 0) await events?.missed();
    },
    onError: complain,
  });

  const write = (message: BusMessage | Greeting): Promise<void> =>
    connection.notify(toFrames(process, (sent += 1), JSON.stringify(message)));

  async function handle(from: string, message: BusMessage | Greeting): Promise<void> {
    if (events === null) return;
    switch (message.kind) {
      case 'hello': {
        const isKnown = peers.has(from);
        meet(from, message);
        await write({ kind: 'here', to: from, ...events.introduce() });
        // It was away for a while: so was all that it had to say.
        if (isKnown) await events.missed();
        return;
      }
      case 'here':
        if (message.to !== process) return;
        meet(from, message);
        greeted.get(from)?.();
        return;
      case 'bye':
        peers.delete(from);
        return;
      case 'device':
        if (message.isConnected) peers.get(from)?.add(message.deviceId);
        else peers.get(from)?.delete(message.deviceId);
    }
    await events.received(message);
  }

  function meet(peer: string, { devices, count }: Introduction): void {
    peers.set(peer, new Set(devices));
    events?.met(count);
  }

  /** Tells the others of this process, and waits until they send to it as well. */
  async function greet(): Promise<void> {
    const others = await connection.others();
    if (others.size === 0 || events === null) return;
    const answers = [...others].map((name) => {
      const other = name.slice(nameOf('').length);
      return new Promise<void>((resolve) => greeted.set(other, resolve));
    });
    await write({ kind: 'hello', ...events.introduce() });
    const timer = Promise.withResolvers<void>();
    const timeout = setTimeout(() => {
      log.warn({ others: others.size, known: peers.size }, 'not every other process has answered');
      timer.resolve();
    }, greetingMs);
    await Promise.race([Promise.all(answers), timer.promise]);
    clearTimeout(timeout);
    greeted.clear();
  }

  const rollCall = setInterval(() => void callRoll().catch(complain), rollCallMs);
  rollCall.unref();
  async function callRoll(): Promise<void> {
    if (peers.size === 0) return;
    const others = await connection.others();
    const gone = [...peers.keys()].filter((peer) => !others.has(nameOf(peer)));
    for (const peer of gone) peers.delete(peer);
    // It ended without a goodbye: what it did last may not have left it.
    if (gone.length > 0) await events?.missed();
  }

  return {
    process,
    async join(given) {
      events = given;
      await greet();
    },
    send(message) {
      if (peers.size > 0) write(message).catch(complain);
    },
    isDeviceElsewhere: (deviceId) => [...peers.values()].some((devices) => devices.has(deviceId)),
    async close() {
      clearInterval(rollCall);
      if (peers.size > 0) await write({ kind: 'bye' });
      await connection.close();
    },
  };
}
