import type { Browser } from 'playwright';
import { workspaceRoot } from '../run/workspace.ts';
import { percentile, scroll } from './frame-gaps.ts';
import type { Row } from './table.ts';
import { serveUiPage } from './ui-page.ts';

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

// The same height with nothing in it: how evenly this machine draws at all.
globalThis.bare = () => {
  root.remove();
  const region = document.body.appendChild(document.createElement('section'));
  Object.assign(region.style, { height: '600px', overflow: 'auto' });
  region.appendChild(document.createElement('div')).style.height = '4800000px';
};
`;

/** Its page. */
declare const bare: () => void;

/** How evenly frames come while a table of 100,000 rows is scrolled, slowly as a wheel does and fast as a thumb does. */
export async function measureTableScroll(browser: Browser): Promise<Row[]> {
  const { url, close } = await serveUiPage(source);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.locator('tbody th').first().waitFor();

  // The first run pays for compiling and for the rows' first look.
  await scroll(page, 'section', 60, seconds);
  const wheel = await scroll(page, 'section', 60, seconds);
  const thumb = await scroll(page, 'section', 4_000, seconds);
  await page.evaluate(() => bare());
  const empty = await scroll(page, 'section', 60, seconds);
  await page.close();
  await close();

  const written = (gaps: readonly number[]) => `${percentile(gaps, 0.95).toFixed(1)} ms`;
  const goal = `empty page ${written(empty)}; goal ≤ 34 ms`;
  return [
    { what: '100,000 rows, wheel: 95th percentile of frame gaps', measured: written(wheel), reference: goal },
    { what: '100,000 rows, thumb: 95th percentile of frame gaps', measured: written(thumb), reference: goal },
  ];
}
