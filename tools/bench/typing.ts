import type { Browser } from 'playwright';
import { openPage, startPageServer, watchInteractions, worstOf } from './page-server.ts';
import type { Row } from './table.ts';

/** A name, one with a typo, and a code; people type some eight letters a second. */
const typed = ['sari wulandari', 'santsoo', 'A-0123'];
const betweenMs = 120;

/** Worst interaction while a person types in the search box, among 7,000 records of their organisation. */
export async function measureTyping(browser: Browser): Promise<Row[]> {
  const server = await startPageServer('people');
  const page = await openPage(browser, server, '/imah');
  await page.locator('main a[href^="/imah/building/"]').first().waitFor();
  await watchInteractions(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.waitFor();
  for (const text of typed) {
    await field.press('Control+a');
    await page.keyboard.type(text, { delay: betweenMs });
    await page.getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const found = await page.getByRole('option').count();
  const worst = await worstOf(page);
  await page.context().close();
  await server.close();
  return [
    {
      what: `typing in the search box, ${typed.join(', ')}: worst interaction`,
      measured: `${worst} ms`,
      reference: `goal ≤ 200 ms; ${found} results at the end`,
    },
  ];
}
