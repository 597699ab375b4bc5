import type { Browser, CDPSession } from 'playwright';
import { median, type Row } from './table.ts';
import { serveUiPage } from './ui-page.ts';

const series = 8;
const points = 10_000;
const perSecond = 10;
const seconds = 5;
const rounds = 5;
type Kind = 'bare' | 'imah';

/** Two charts of the same size and data: the design system's, and uPlot alone with the settings it would need anyway. */
const source = `
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '@imah/ui/global';
import { LiveLineChart } from '@imah/ui/charts';
import uPlot from 'uplot';

const step = ${1000 / perSecond};
const momentAt = (index) => ({
  time: 1_700_000_000_000 + index * step,
  values: Array.from({ length: ${series} }, (_, line) => 20 + line * 3 + Math.sin(index / (40 + line * 7)) * 2),
});
const first = Array.from({ length: ${points} }, (_, index) => momentAt(index));
const lines = Array.from({ length: ${series} }, (_, line) => ({ id: 's' + line, label: 'Lantai ' + (line + 1) }));

const show = {
  imah(main) {
    const handle = createRef();
    const root = createRoot(main);
    flushSync(() => root.render(createElement(LiveLineChart, {
      title: 'Suhu', summary: 'Suhu delapan lantai.', series: lines, initial: first, handle,
      span: ${points} * step, formatValue: (value) => value.toFixed(1), formatTime: (time) => new Date(time).toISOString().slice(11, 16),
    })));
    return { append: (moment) => handle.current.append(moment), end: () => root.unmount() };
  },
  bare(main) {
    const columns = [first.map(({ time }) => time / 1000), ...lines.map((_, line) => first.map(({ values }) => values[line]))];
    const like = globalThis.chartSize;
    const box = main.appendChild(document.createElement('div'));
    const plot = new uPlot({
      width: like.width, height: like.height, legend: { show: false },
      axes: [{}, {}],
      series: [{}, ...lines.map(({ label }) => ({ label, width: 2, stroke: '#357', points: { show: false } }))],
    }, columns, box);
    return {
      append({ time, values }) {
        columns[0].push(time / 1000);
        values.forEach((value, line) => columns[line + 1].push(value));
        for (const column of columns) column.shift();
        plot.setData(columns);
      },
      end: () => { plot.destroy(); box.remove(); },
    };
  },
};

globalThis.bench = {
  async run(kind, seconds) {
    const main = document.body.appendChild(document.createElement('main'));
    main.style.width = '960px';
    const chart = show[kind](main);
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (kind === 'imah') {
      const { width, height } = main.querySelector('.uplot').getBoundingClientRect();
      globalThis.chartSize = { width, height };
    }
    return new Promise((resolve) => {
      let index = ${points};
      const timer = setInterval(() => {
        chart.append(momentAt(index));
        index += 1;
        if (index < ${points} + seconds * ${perSecond}) return;
        clearInterval(timer);
        chart.end();
        main.remove();
        resolve();
      }, step);
    });
  },
};
`;

/** Its page. */
declare const bench: { readonly run: (kind: Kind, seconds: number) => Promise<void> };

/** CPU of the whole browser while a chart of 8 × 10,000 points moves at 10 Hz, in turns with uPlot alone. */
export async function measureLiveChart(browser: Browser): Promise<Row[]> {
  const { url, close } = await serveUiPage(source);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  const processes = await browser.newBrowserCDPSession();
  const spent: Record<Kind, number[]> = { imah: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    // The design system's first: uPlot alone takes its size.
    for (const kind of ['imah', 'bare'] as const) {
      const before = await cpuSeconds(processes);
      await page.evaluate(([which, duration]) => bench.run(which, duration), [kind, seconds] as const);
      // The first round pays for compiling.
      if (round > 0) spent[kind].push((await cpuSeconds(processes)) - before);
    }
  }
  await page.close();
  await processes.detach();
  await close();

  const [imah, bare] = [median(spent.imah), median(spent.bare)];
  const share = (used: number) => `${((used / seconds) * 100).toFixed(1)} % of a core`;
  return [
    {
      what: `live chart, ${series} × ${points} points at ${perSecond} Hz: CPU of the browser`,
      measured: share(imah),
      reference: `bare uPlot ${share(bare)}; ${(imah / bare).toFixed(2)} ×, goal ≤ 1.2 ×`,
    },
  ];
}

/** CPU time that all processes of the browser have used so far. */
async function cpuSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
