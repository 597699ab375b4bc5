import type { Browser, BrowserContext, Page } from 'playwright';

/** How much slower a phone of the middle class is: what Lighthouse's mobile run takes. */
const phoneFactor = 4;
/** What a task of the main thread may take before a press waits for it. */
const blockingMs = 50;
/** Quiet moments come one after another, each with a few files. */
const settleMs = 3000;

/** What one visit of a page costs a browser. */
export interface PageCost {
  /** On the wire, until the page is quiet; nothing of it comes from a cache on a cold visit. */
  readonly bytes: number;
  readonly files: number;
  readonly scripts: number;
  /** Modules that were compiled and run on the main thread. */
  readonly modules: number;
  /** `<link>` elements in the page at the end. */
  readonly links: number;
  /** Processor time of the main thread; a busy machine does not change it. */
  readonly mainMs: number;
  /** What its tasks take beyond 50 ms each on a phone, from the first paint on. */
  readonly blockedMs: number;
  /** How often React wrote into the document. */
  readonly commits: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const categories = ['toplevel', 'blink.user_timing', 'devtools.timeline', 'v8', 'loading'];

/** Counts what React commits, as its developer tools would; runs in the page before anything else. */
function countCommits(): void {
  const seen = { commits: 0 };
  Object.assign(globalThis, {
    seen,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: () => (seen.commits += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}

/** Opens `address` in a tab of its own and measures until it is `usable`, and quiet. */
export async function measureVisit(
  browser: Browser,
  context: BrowserContext,
  address: string,
  usable: string,
): Promise<PageCost> {
  const page = await context.newPage();
  const wire = await countBytes(context, page);
  await page.addInitScript(countCommits);
  await browser.startTracing(page, { categories });
  await page.goto(address);
  await page.locator(usable).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleMs);
  const trace = await browser.stopTracing();
  const seen = await page.evaluate(() => ({
    // Left there by `countCommits`.
    commits: (globalThis as unknown as { seen: { commits: number } }).seen.commits,
    links: document.querySelectorAll('link').length,
  }));
  await page.close();
  // Chromium writes it so.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  return { ...wire(), ...mainThreadOf(traceEvents), ...seen };
}

async function countBytes(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  let files = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  session.on('Network.responseReceived', ({ type, requestId }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  await session.send('Network.enable');
  return () => ({ bytes, files, scripts: scripts.size });
}

function mainThreadOf(events: readonly TraceEvent[]): Pick<PageCost, 'mainMs' | 'blockedMs' | 'modules'> {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const measured = threads.flatMap(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid);
    const paints = own.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts);
    // The browser's own pages run beside it, and may work as much; the tab that was opened is the one that painted.
    if (paints.length === 0) return [];
    const painted = Math.min(...paints);
    const tasks = own.filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X');
    const ms = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
    const blocked = tasks
      .filter(({ ts }) => ts >= painted)
      .map((task) => Math.max(0, ms(task) * phoneFactor - blockingMs));
    return {
      mainMs: sum(tasks.map(ms)),
      blockedMs: sum(blocked),
      modules: own.filter(({ name, ph }) => name === 'v8.compileModule' && ph === 'X').length,
    };
  });
  const busiest = measured.toSorted((a, b) => b.mainMs - a.mainMs)[0];
  if (busiest === undefined) throw new Error('the trace has no main thread');
  return busiest;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
