import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { floodBuilding, floodFleet } from './flood-building.ts';
import type { Row } from './table.ts';
import { serveUiPage } from './ui-page.ts';

const devices = 500;
const perSecond = 5_000;
const seconds = 12;

/** Five hundred live values from parts of the design system, with what people do on such a page. */
const source = `
import { createElement as h, memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@imah/ui/global';
import { Button, Checkbox, Container, List, ListRow, Menu, SearchField, Stack, StatusBadge, Text } from '@imah/ui';
import { createRealtime } from '@imah/realtime';
import { RealtimeProvider, useFreshness, useMetric } from '@imah/realtime/react';
import mqtt from 'mqtt';

const fleet = ${JSON.stringify(floodFleet(devices))};
const named = fleet.map((id, index) => ({ id, name: 'Meter ' + (index + 101) }));

const Value = memo(function Value({ id }) {
  const count = useMetric(id, 'count');
  const freshness = useFreshness(count?.ts, 60_000);
  return h(Stack, { gap: 'xs', align: 'end' },
    h(Text, null, String(count?.value ?? '–')),
    h(StatusBadge, freshness === 'fresh' ? { tone: 'success', label: 'Daring' } : { tone: 'neutral', label: 'Lama' }));
});
// What is not sought keeps its value and is not shown: nothing is subscribed anew with every letter.
const LiveRow = memo(function LiveRow({ id, name, sought }) {
  return h(ListRow, { title: name, hidden: !sought, trailing: h(Value, { id }) });
});

function Page({ realtime }) {
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('none');
  const rows = named.map(({ id, name }) => h(LiveRow, { key: id, id, name, sought: name.toLowerCase().includes(words.toLowerCase()) }));
  return h(RealtimeProvider, { realtime }, h(Container, null, h(Stack, null,
    h(SearchField, { label: 'Cari', value: words, onChange: ({ value }) => setWords(value) }),
    h(Checkbox, { label: 'Hanya yang penting', checked: asked === 'some', onChange: () => setAsked(asked === 'some' ? 'none' : 'some') }),
    h(Menu, { trigger: h(Button, null, 'Tindakan'), items: [{ kind: 'action', label: 'Segarkan', onSelect: () => undefined }] }),
    h(List, null, rows))));
}

globalThis.bench = {
  worst: 0,
  count: 0,
  connect(url) {
    const credentials = { username: 'bench@imah.test', password: 'bench' };
    const realtime = createRealtime({
      url, credentials: () => Promise.resolve(credentials), sharedAs: () => credentials.username,
      loadMqtt: () => Promise.resolve({ default: mqtt }), log: () => undefined,
    });
    createRoot(document.body.appendChild(document.createElement('main'))).render(h(Page, { realtime }));
    realtime.start();
    bench.complete = () => realtime.readMetric(fleet.at(-1), 'count') !== undefined;
    const held = realtime.connectBuilding(${JSON.stringify(floodBuilding)});
    return new Promise((resolve) => {
      const stop = held.subscribe(() => { if (held.getState() === 'live') { stop(); resolve(); } });
    });
  },
};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.interactionId === 0) continue;
    bench.count += 1;
    bench.worst = Math.max(bench.worst, entry.duration);
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

interface Bench {
  worst: number;
  count: number;
  readonly connect: (url: string) => Promise<void>;
  /** Whether every value has come. */
  readonly complete: () => boolean;
}
/** In the page, where the functions given to `evaluate` run. */
declare const bench: Bench;

/** How long people wait for what they press and type, while five hundred values move and while nothing does. */
export async function measureLiveValues(browser: Browser): Promise<Row[]> {
  const { url, close } = await serveUiPage(source);
  const server = fork(fileURLToPath(new URL('flood-server.ts', import.meta.url)), [], {
    execArgv: ['--conditions=@imah/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const [told] = await once(server, 'message');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url);
    await page.evaluate((broker) => bench.connect(broker), `${String(told.url).replace('http', 'ws')}/coalesced`);
    // What is pressed for the first time pays for compiling.
    await act(page, 1);
    const quiet = await worstWhile(page, () => act(page, 4));
    const flooded = await worstWhile(page, () => actInFlood(page, server));
    await page.close();
    return [
      {
        what: `${devices} live values at ${perSecond} messages/s: worst of ${flooded.count} interactions`,
        measured: `${flooded.worst} ms`,
        reference: `without messages ${quiet.worst} ms; goal ≤ 200 ms`,
      },
    ];
  } finally {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await close();
  }
}

async function actInFlood(page: Page, server: ChildProcess): Promise<void> {
  const ended = once(server, 'message');
  server.send({ perSecond, seconds, devices });
  await page.waitForFunction(() => bench.complete());
  let flood = 'on';
  void ended.then(() => (flood = 'off'));
  while (flood === 'on') await act(page, 1);
}

async function worstWhile(page: Page, run: () => Promise<void>): Promise<Pick<Bench, 'worst' | 'count'>> {
  await page.evaluate(() => Object.assign(bench, { worst: 0, count: 0 }));
  await run();
  // Entries come with the frame after the event.
  await page.waitForTimeout(200);
  return page.evaluate(() => ({ worst: bench.worst, count: bench.count }));
}

/** Seeks, empties the search, ticks, and opens and closes a menu, as a person does. */
async function act(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.getByRole('searchbox').click();
    await page.keyboard.type('meter 31', { delay: 30 });
    for (let letter = 0; letter < 8; letter += 1) await page.keyboard.press('Backspace');
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Tindakan' }).click();
    await page.keyboard.press('Escape');
  }
}
