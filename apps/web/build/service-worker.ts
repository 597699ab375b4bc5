import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../worker/sw.js', import.meta.url));
/** Files beside the hashed ones that the app shows without a network. */
const fixed = ['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'];

/** The live channel in a page that has no worker for it: what has no network needs neither. */
const unkept = /^mqtt-(?!worker)/;

/** Writes the worker that keeps this build on a device, with the names of its files. */
export async function writeServiceWorker(dist: string, buildId: string): Promise<void> {
  const assets = (await readdir(`${dist}/assets`)).filter(
    (file) => /\.(?:js|css|woff2|svg|png)$/.test(file) && !unkept.test(file),
  );
  const build = { id: buildId, files: [...assets.toSorted().map((file) => `/assets/${file}`), ...fixed] };
  await writeFile(`${dist}/sw.js`, `const build = ${JSON.stringify(build)};\n${await readFile(source, 'utf8')}`);
}
