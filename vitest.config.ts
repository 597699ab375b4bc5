import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/setup/chromium.ts';
import { keepScratchInMemory } from './tools/setup/scratch-in-memory.ts';
import { LongestFirst } from './tools/test/longest-first.ts';

keepScratchInMemory();

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const conditions = ['@imah/source', 'module', 'browser', 'development|production'];
const nodeConditions = ['@imah/source', 'module', 'node', 'development|production'];

// What Vite's scanner does not see at the first start; a late find reloads the page and fails the run.
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-router-dom',
    'use-intl/core',
    '@tanstack/react-query',
    '@xstate/react',
    'xstate',
    'uplot',
    '@atlaskit/pragmatic-drag-and-drop/element/adapter',
    '@atlaskit/pragmatic-drag-and-drop/combine',
    'uqr',
    'marked',
    '@tanstack/react-virtual',
    '@tanstack/react-table',
    'elkjs/lib/elk.bundled.js',
    'xstate/graph',
    'redaxios',
    'mqtt',
    '@vanilla-extract/recipes/createRuntimeFn',
    '@radix-ui/react-toast',
    '@radix-ui/react-tooltip',
    '@radix-ui/react-dialog',
    '@radix-ui/react-dropdown-menu',
    '@radix-ui/react-switch',
    '@radix-ui/react-popover',
    '@radix-ui/react-hover-card',
    '@radix-ui/react-context-menu',
    '@radix-ui/react-slider',
    '@radix-ui/react-toggle-group',
    '@base-ui/react/combobox',
    '@base-ui/react/number-field',
    'cmdk',
    'react-day-picker',
    '@testing-library/react',
    '@testing-library/user-event',
    'axe-core',
    'zod/mini',
  ],
};

// Generous on purpose: no test asserts speed, and the machine may be busy with the package beside it.
const testTimeout = 30_000;
// A second, what Vitest waits for a condition, is too short where a machine is busy.
const polled = { poll: { timeout: 15_000 } };

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

const tests = (root: string) => [`${root}/**/*.test.{ts,tsx}`];
const browserTests = ['**/*.browser.test.{ts,tsx}'];
// One process loads the modules once for all its files: half of the time went into loading them again for each. A test
// cleans up after itself, as it has to in any case.
const isolate = false;
const ignored = ['**/node_modules/**', '**/dist/**', '**/.nx/**'];

export default defineConfig({
  // The style compiler reads only this file's own settings, not those of the projects below; without them it
  // would take the built copies of the libraries, whose class and variable names are others.
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions: nodeConditions } } },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { conditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'node',
          environment: 'node',
          isolate,
          testTimeout,
          hookTimeout: testTimeout,
          include: [
            ...tests('libs/*/src'),
            ...tests('libs/features/*/src'),
            ...tests('apps/web'),
            ...tests('apps/gateway/src'),
            ...tests('tools'),
          ],
          exclude: [...browserTests, ...ignored],
          // One more than Vitest takes on two cores.
          maxWorkers: 2,
          expect: polled,
        },
      },
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        // The database of the tests is migrated by the server's own sources, before any test.
        environments: { __vitest__: { resolve: { conditions: nodeConditions } } },
        test: {
          name: 'server',
          environment: 'node',
          isolate,
          include: [...tests('apps/server/src'), ...tests('libs/server/*/src')],
          // The longest of the suites, which mostly waits for its database: one more than Vitest takes on two cores.
          // After the others in a run of all: those share the cores between Node and Chromium.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          exclude: ignored,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          expect: polled,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { conditions },
        optimizeDeps,
        test: {
          name: 'browser',
          include: [
            'libs/*/src/**/*.browser.test.{ts,tsx}',
            'libs/features/*/src/**/*.browser.test.{ts,tsx}',
            'apps/web/src/**/*.browser.test.{ts,tsx}',
          ],
          exclude: ignored,
          isolate,
          // Two pages side by side, after what runs in Node: Vitest gives the projects of one group one number of workers.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          setupFiles: ['tools/test/browser-setup.ts'],
          expect: polled,
          testTimeout,
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: at('./.storybook'), storybookScript: 'npm run storybook' })],
        resolve: { conditions },
        optimizeDeps,
        test: {
          name: 'stories',
          // One frame for all stories, as in Storybook itself: a story must not need a page of its own.
          isolate,
          // Two pages side by side: 356 s to 242 s on two cores.
          maxWorkers: 2,
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout,
          browser: browser(),
        },
      },
    ],
  },
});
