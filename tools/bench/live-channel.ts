import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright';
import { buildPage } from './page/build-page.ts';
import type { Bench } from './page/live.ts';
import { median, type Row } from './table.ts';

/** In the page, where the functions given to `evaluate` run. */
declare const bench: Bench;

type ReaderKind = Parameters<Bench['connect']>[0];

interface Flood {
  readonly reader: ReaderKind;
  readonly frames: 'packet' | 'coalesced';
  readonly perSecond: number;
}

interface Received {
  readonly perSecond: number;
  /** What the server could send in a second, on the processor they share. */
  readonly sentPerSecond: number;
  /** 95th percentile of the gaps between two frames, in milliseconds. */
  readonly frameGap: number;
  readonly commitsPerSecond: number;
  /** All that was sent, and the seconds of the page's main thread in which it was taken in. */
  readonly messages: number;
  readonly cpuSeconds: number;
}

const seconds = 3;
const readerRounds = 8;
const screenRounds = 5;
/** What is on its way when the sender stops does not count as received: more is offered than has to arrive. */
const screens = [
  { offered: 5_500, goal: 5_000 },
  { offered: 22_000, goal: 20_000 },
] as const;

/** Messages a second that one browser takes, by frame, by reader and with React on the screen; each beside its reference. */
export async function measureLiveChannel(browser: Browser): Promise<Row[]> {
  const folder = await buildPage();
  const server = fork(fileURLToPath(new URL('flood-server.ts', import.meta.url)), [folder], {
    execArgv: ['--conditions=@imah/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const { url } = await message<{ url: string }>(server);
    const page = await browser.newPage();
    await page.goto(url);
    const processor = await page.context().newCDPSession(page);
    await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
    const flood = (options: Flood) => runFlood({ page, processor, server, url }, options);
    return [...(await compareReaders(flood)), ...(await showOnScreen(flood)), ...(await compareFrames(flood))];
  } finally {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await rm(folder, { recursive: true });
  }
}

type RunFlood = (options: Flood) => Promise<Received>;

/** Rounds in turns, summed up: on a busy machine single rounds differ by a fifth. */
async function compareReaders(flood: RunFlood): Promise<Row[]> {
  const spent = { mqtt: { messages: 0, cpuSeconds: 0 }, realtime: { messages: 0, cpuSeconds: 0 } };
  for (let round = 0; round <= readerRounds; round += 1) {
    const order = round % 2 === 0 ? (['mqtt', 'realtime'] as const) : (['realtime', 'mqtt'] as const);
    for (const reader of order) {
      const { cpuSeconds, messages } = await flood({ reader, frames: 'coalesced', perSecond: 10_000 });
      // The first round pays for compiling.
      if (round === 0) continue;
      spent[reader].messages += messages;
      spent[reader].cpuSeconds += cpuSeconds;
    }
  }
  const rate = ({ cpuSeconds, messages }: { readonly messages: number; readonly cpuSeconds: number }) =>
    messages / cpuSeconds;
  const share = Math.round((rate(spent.realtime) / rate(spent.mqtt)) * 100);
  return [
    {
      what: 'messages for a second of CPU, @imah/realtime',
      measured: `${Math.round(rate(spent.realtime))}`,
      reference: `${share} % of mqtt.js + JSON.parse + Map (${Math.round(rate(spent.mqtt))}); goal ≥ 90 %`,
    },
  ];
}

/** Fifty devices on the screen, each value through its own hook; the round in the middle of several. */
async function showOnScreen(flood: RunFlood): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { goal, offered } of screens) {
    const rounds: Received[] = [];
    for (let round = 0; round <= screenRounds; round += 1) {
      rounds.push(await flood({ reader: 'react', frames: 'coalesced', perSecond: offered }));
    }
    // The first round pays for compiling.
    const measured = rounds.slice(1);
    const commits = median(measured.map(({ commitsPerSecond }) => commitsPerSecond));
    rows.push({
      what: `React with 50 devices at ${offered} messages/s offered`,
      measured: `${shown(middleOf(measured))}, ${Math.round(commits)} commits/s`,
      reference: `goal ≥ ${goal}/s, p95 ≤ 34 ms, ≤ 60 commits/s`,
    });
  }
  return rows;
}

function middleOf(rounds: readonly Received[]): Received {
  const [first] = rounds;
  if (first === undefined) throw new Error('no round was measured');
  return {
    ...first,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    sentPerSecond: median(rounds.map(({ sentPerSecond }) => sentPerSecond)),
    frameGap: median(rounds.map(({ frameGap }) => frameGap)),
  };
}

async function compareFrames(flood: RunFlood): Promise<Row[]> {
  const rows: Row[] = [];
  for (const perSecond of [5_000, 20_000, 40_000]) {
    const plain = await flood({ reader: 'mqtt', frames: 'packet', perSecond });
    const coalesced = await flood({ reader: 'mqtt', frames: 'coalesced', perSecond });
    rows.push({
      what: `mqtt.js at ${perSecond} messages/s offered`,
      measured: `coalesced ${shown(coalesced)}`,
      reference: `a frame for each packet: ${shown(plain)}`,
    });
  }
  return rows;
}

interface Course {
  readonly page: Page;
  readonly processor: CDPSession;
  readonly server: ChildProcess;
  readonly url: string;
}

let sentBefore = 0;

async function runFlood({ page, processor, server, url }: Course, options: Flood): Promise<Received> {
  const { frames, perSecond, reader } = options;
  const broker = `${url.replace('http', 'ws')}/${frames}`;
  await page.evaluate(([kind, address]) => bench.connect(kind, address), [reader, broker] as const);
  await page.evaluate(() => bench.reset());
  const before = await mainThreadSeconds(processor);
  server.send({ perSecond, seconds });
  const { sent } = await message<{ sent: number }>(server);
  // What is still under way when the sender stops came too late to count as received in time.
  const result = await page.evaluate(() => bench.read());
  // A reader is measured by all it was sent; a frame for each packet may take minutes, and is not waited for.
  if (frames === 'coalesced') {
    await page.waitForFunction((all) => bench.read().received >= all, sent, { polling: 100, timeout: 30_000 });
  }
  const cpuSeconds = (await mainThreadSeconds(processor)) - before;
  await page.evaluate(() => bench.close());

  const messages = sent - sentBefore;
  const received = Math.max(0, result.received - sentBefore);
  sentBefore = sent;
  return {
    perSecond: received / seconds,
    sentPerSecond: messages / seconds,
    frameGap: result.frameGap,
    commitsPerSecond: result.commits / seconds,
    messages,
    cpuSeconds,
  };
}

async function mainThreadSeconds(processor: CDPSession): Promise<number> {
  const { metrics } = await processor.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

function shown({ frameGap, perSecond, sentPerSecond }: Received): string {
  return `${Math.round(perSecond)} of ${Math.round(sentPerSecond)}/s, frame gap p95 ${frameGap.toFixed(0)} ms`;
}

/** What the server says next; fails when it ends instead. */
function message<T>(server: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the flood ended before it answered'));
    server.once('exit', ended);
    server.once('message', (received: T) => {
      server.off('exit', ended);
      resolve(received);
    });
  });
}
