import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Browser, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { workspaceRoot } from '../run/workspace.ts';
import type { Row } from './table.ts';

const address = 'http://table.bench/';
const seconds = 6;

/** The page under measurement: the table of the design system as its stories show it, with every row it is made for. */
const source = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '@imah/ui/global';
import { DataTable } from '@imah/ui/data';
import { exampleColumns, exampleUnits } from '${workspaceRoot}libs/ui/src/components/data-table/example-units.tsx';

const rows = exampleUnits(100_000);
const root = document.body.appendChild(document.createElement('main'));
createRoot(root).render(
  createElement(DataTable, {
    caption: 'Unit', columns: exampleColumns, rows, rowId: ({ id }) => id, selection: 'rows',
    actions: () => [{ kind: 'action', label: 'Buka', onSelect: () => undefined }],
  }),
);
`;

/** How evenly frames come while a table of 100,000 rows is scrolled, slowly as a wheel does and fast as a thumb does. */
export async function measureTableScroll(browser: Browser): Promise<Row[]> {
  const files = await buildTablePage();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(path);
    const contentType = path === '' ? 'text/html' : path.endsWith('.css') ? 'text/css' : 'text/javascript';
    await (body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType }));
  });
  await page.goto(address);
  await page.locator('tbody th').first().waitFor();

  // The first run pays for compiling and for the rows' first look.
  await scroll(page, 60);
  const wheel = await scroll(page, 60);
  const thumb = await scroll(page, 4_000);
  await page.close();

  const written = (gaps: readonly number[]) => `${percentile(gaps, 0.95).toFixed(1)} ms`;
  const goal = 'goal ≤ 34 ms';
  return [
    { what: '100,000 rows, wheel: 95th percentile of frame gaps', measured: written(wheel), reference: goal },
    { what: '100,000 rows, thumb: 95th percentile of frame gaps', measured: written(thumb), reference: goal },
  ];
}

async function buildTablePage(): Promise<Map<string, string | Buffer>> {
  const entry = '\0table-page';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: `${workspaceRoot}libs/ui`,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@imah/source', 'module', 'browser', 'production'] },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'table-page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      cssCodeSplit: false,
      // See docs/decisions/0006: an inlined class name would drop the module of its style, and the style with it.
      rolldownOptions: { input: entry, optimization: { inlineConst: false }, output: { entryFileNames: 'table.js' } },
    },
  });
  // Without a watcher the result is what was written, never the watcher itself.
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const parts = output.map((part): [string, string | Buffer] => [
    part.fileName,
    part.type === 'chunk' ? part.code : typeof part.source === 'string' ? part.source : Buffer.from(part.source),
  ]);
  const styles = parts
    .filter(([name]) => name.endsWith('.css'))
    .map(([name]) => `<link rel="stylesheet" href="/${name}">`);
  const html = `<!doctype html><html lang="id"><title>Unit</title>${styles.join('')}<script type="module" src="/table.js"></script>`;
  return new Map([...parts, ['', html]]);
}

/** Scrolls down by so many pixels a frame; answers with the gaps between frames in milliseconds. */
async function scroll(page: Page, pixels: number): Promise<number[]> {
  return page.evaluate(
    async ({ step, duration }) => {
      const region = document.querySelector('section');
      if (region === null) throw new Error('the table is not there');
      region.scrollTop = 0;
      const gaps: number[] = [];
      const started = performance.now();
      let last = started;
      while (last - started < duration) {
        region.scrollTop += step;
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        gaps.push(now - last);
        last = now;
      }
      return gaps.slice(1);
    },
    { step: pixels, duration: seconds * 1000 },
  );
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
