import type { BrowserContext } from 'playwright';

/** A phone at the edge of its cell. */
const line = { latency: 400, throughput: (400 * 1000) / 8 };

/** Seconds until a page that is not on the device at all shows its heading, over 400 kbit/s with 400 ms for each answer. */
export async function measureSlowLine(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.throughput,
    uploadThroughput: line.throughput,
  });
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor({ timeout: 60_000 });
  const seconds = (performance.now() - begun) / 1000;
  await page.close();
  return seconds;
}
