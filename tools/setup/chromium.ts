import { existsSync } from 'node:fs';

/** Browsers a person or a distribution may have installed, in order of preference. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Flags that keep a test browser on this machine: it asks nobody for updates, lists or safe-browsing data. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium to test with, or undefined: then Playwright's own is used, if it is there. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment['CHROMIUM_PATH'];
  if (named) return named;
  return installed.find((path) => existsSync(path));
}
