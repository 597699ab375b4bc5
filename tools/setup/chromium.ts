import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright';

/** Browsers a person or a distribution may have installed, in order of preference. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Flags that keep a test browser on this machine: it asks nobody for updates, lists or safe-browsing data. */
const chromiumArguments = [
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

/** Only DejaVu is installed as far as a test browser knows, so that a page is drawn alike on every machine. */
const fontconfig = fileURLToPath(new URL('fonts.conf', import.meta.url));

/** How every test browser is started. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArguments,
    env: { ...process.env, FONTCONFIG_FILE: fontconfig },
  };
}
