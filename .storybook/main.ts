import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../libs/{*,features/*}/src/**/*.mdx', '../libs/{*,features/*}/src/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-themes'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ['@imah/source', 'module', 'browser', 'development|production'] },
      environments: { ssr: { resolve: { conditions: ['@imah/source', 'module', 'node', 'development|production'] } } },
      build: {
        chunkSizeWarningLimit: 4000,
        // See docs/decisions/0006: inlined constants would drop style modules, and their style with them.
        rolldownOptions: {
          optimization: { inlineConst: false },
          // Radix marks its modules for servers that render components; there is none here. Times are for profiling.
          checks: { bundlerTimings: false, moduleLevelDirective: false },
        },
      },
    }),
};

export default config;
