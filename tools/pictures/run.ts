// Takes a picture of every story and compares it with the one that was accepted. `--accept` keeps the new ones;
// further arguments are parts of story ids: only those are looked at. See CONTRIBUTING.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { binOf, runNodeQuietly, workspaceRoot } from '../run/workspace.ts';
import { chromiumLaunch } from '../setup/chromium.ts';
import { ensureChromium } from '../setup/ensure-chromium.ts';
import { asKept, differenceOf, lenient, shrink, strict } from './compare.ts';
import { describeVerdict, judgePictures } from './judge.ts';
import { openReferences } from './references.ts';
import { clearReport, writeReport } from './report.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage, type Picture, takePictures } from './shooting.ts';
import { readStories, type Story } from './story-list.ts';

const built = `${workspaceRoot}node_modules/.cache/pictures/storybook`;
const words = process.argv.slice(2);
const accepting = words.includes('--accept');
const wanted = words.filter((word) => !word.startsWith('--'));
/** Two cores: a third page only waits for the others. */
const stages = 2;

if (!ensureChromium()) process.exit(1);
clearReport();
mkdirSync(built, { recursive: true });
if (runNodeQuietly(binOf('storybook'), ['build', '--test', '--quiet', '-o', built]) !== 0) process.exit(1);

const stories = readStories(built).filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)));
const { origin, close } = await serveFolder(built);
const browser = await chromium.launch(chromiumLaunch());
const version = browser.version().split('.')[0] ?? '';
const failures: string[] = [];
const began = performance.now();
const pictures = await takeAll(browser, stories);
console.log(
  `${pictures.length} gambar dari ${stories.length} cerita dalam ${Math.round((performance.now() - began) / 1000)} s`,
);

const references = openReferences();
const recorded = references.readBrowser();
const sameBrowser = recorded === null || recorded === version;
if (!sameBrowser) {
  console.log(`Acuan digambar Chromium ${recorded}, di sini Chromium ${version}: dibandingkan dengan lebih longgar.`);
}
const status = accepting ? await accept() : await compareAll();
await browser.close();
close();
process.exit(status);

async function takeAll(on: Browser, all: readonly Story[]): Promise<Picture[]> {
  const waiting = [...all];
  const taken: Picture[] = [];
  const work = async () => {
    let page = await openStage(on, origin);
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      const pictures = await withinLimit(takePictures(page, story)).catch(() => null);
      if (pictures !== null) {
        taken.push(...pictures);
        continue;
      }
      // On a stage of its own: what another story left behind is not this one's fault.
      console.log(`sekali lagi, di panggung baru: ${story.id}`);
      await withinLimit(page.context().close()).catch(() => undefined);
      page = await openStage(on, origin);
      try {
        taken.push(...(await withinLimit(takePictures(page, story))));
      } catch (error) {
        failures.push(`${story.id}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
      }
    }
    await withinLimit(page.context().close()).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: stages }, work));
  return taken.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** A page that no longer answers is given up, and named. */
async function withinLimit<T>(work: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('the page did not answer for a minute')), 60_000);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function compareAll(): Promise<number> {
  const page = await browser.newPage();
  const tolerance = sameBrowser ? strict : lenient;
  const verdict = await judgePictures(
    pictures,
    references,
    (before, after) => differenceOf(page, before, after, tolerance),
    wanted.length > 0 ? 'some' : 'all',
  );
  for (const line of describeVerdict(verdict, failures, pictures.length)) console.log(line);
  if (verdict.changed.length > 0) {
    console.log(`Perbedaannya: ${writeReport(verdict.changed)}\nBila memang dikehendaki: npm run pictures -- --accept`);
  }
  return verdict.changed.length + verdict.fresh.length + failures.length === 0 ? 0 : 1;
}

async function accept(): Promise<number> {
  const page = await browser.newPage();
  let kept = 0;
  for (const { name, png } of pictures) {
    const before = references.read(name);
    if (before !== null && (await differenceOf(page, before, png, asKept)) === null) continue;
    references.write(name, await shrink(page, png));
    kept += 1;
  }
  if (wanted.length === 0 && failures.length === 0) {
    const names = new Set(pictures.map(({ name }) => name));
    for (const name of references.names().filter((one) => !names.has(one))) references.remove(name);
    references.writeBrowser(version);
  }
  for (const failure of failures) console.log(`gagal    ${failure}`);
  console.log(`${kept} acuan diperbarui, ${pictures.length - kept} tetap, ${failures.length} gagal`);
  return failures.length === 0 ? 0 : 1;
}
