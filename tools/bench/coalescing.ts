import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import type { Row } from './table.ts';

const seconds = 4;
const rates = [5_000, 20_000, 40_000];

interface Received {
  readonly received: number;
  /** 95th percentile of the gaps between two frames, in milliseconds. */
  readonly frameGap: number;
}

/** Messages a second that one browser takes, with the plain websocket stream and with ours, in turns and in one run. */
export async function measureCoalescing(browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const rate of rates) {
    const plain = await flood(browser, 'plain', rate);
    const coalesced = await flood(browser, 'coalesced', rate);
    const shown = ({ received, frameGap }: Received) =>
      `${Math.round(received / seconds)}/s, frame gap p95 ${frameGap.toFixed(0)} ms`;
    rows.push({
      what: `browser at ${rate} messages/s offered`,
      measured: `coalesced ${shown(coalesced)}`,
      reference: `one frame a packet: ${shown(plain)}`,
    });
  }
  return rows;
}

async function flood(browser: Browser, path: string, perSecond: number): Promise<Received> {
  const server = fork(fileURLToPath(new URL('flood-server.ts', import.meta.url)), {
    execArgv: ['--conditions=@imah/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { url } = await message<{ url: string }>(server);
  const page = await browser.newPage();
  await page.goto(url);
  await listen(page, `${url.replace('http', 'ws')}/${path}`);
  server.send({ perSecond, seconds });
  await message<{ sent: number }>(server);
  // What is still under way when the sender stops came too late to count.
  const result = await page.evaluate(() => (globalThis as unknown as { read: () => Received }).read());
  await page.close();
  server.kill();
  await once(server, 'exit');
  return result;
}

/** Subscribes in the page with mqtt.js, decodes each message and keeps the last value, as any reader does. */
async function listen(page: Page, address: string): Promise<void> {
  await page.evaluate(async (broker) => {
    const module = '/mqtt.js';
    const { default: mqtt } = await import(module);
    const client = mqtt.connect(broker, { protocolVersion: 4, reconnectPeriod: 0 });
    const last = new Map<string, unknown>();
    const gaps: number[] = [];
    let received = 0;
    let before = performance.now();
    client.on('message', (topic: string, payload: Uint8Array) => {
      received += 1;
      last.set(topic, JSON.parse(payload.toString()));
    });
    await new Promise<void>((resolve) => client.on('connect', () => client.subscribe('bench/#', () => resolve())));
    const frame = (now: number) => {
      if (received > 0) gaps.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(globalThis, {
      read: () => {
        const sorted = gaps.toSorted((a, b) => a - b);
        return { received, frameGap: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
      },
    });
  }, address);
}

async function message<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the flood ended before it answered')));
  const [received] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return received as T;
}
