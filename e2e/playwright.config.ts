import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../tools/setup/chromium.ts';
import { keepScratchInMemory } from '../tools/setup/scratch-in-memory.ts';

keepScratchInMemory();

/** What takes longest begins first, so that no worker waits at the end for one that has only just begun. */
const long = ['outage', 'escalation', 'every-page', 'live-tabs', 'routes', 'arrives-once'].map(
  (name) => `**/${name}.e2e.ts`,
);

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  projects: [
    { name: 'long', testMatch: long },
    {
      name: 'journeys',
      testMatch: '**/*.e2e.ts',
      testIgnore: long,
      // Nothing moves: a seventh of the processor's time went into drawing it, and stories and the long ones see it move.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  outputDir: '../node_modules/.cache/e2e',
  fullyParallel: false,
  // Each worker has a server of its own, so that no journey meets the traces of one beside it. Three on two cores, because
  // some wait for the clock.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 20_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    // What is kept on the device would answer for what a journey takes away; one journey is about just that.
    serviceWorkers: 'block',
    // A trace films every page, which takes a third of all the time; `--trace on` gives one of the journey that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
});
