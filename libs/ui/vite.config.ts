import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styleFiles } from './build/style-files.ts';

type Manifest = { dependencies: Record<string, string>; peerDependencies: Record<string, string> };

// The file's shape is ours: it stands beside this one.
const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest;
const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const fromPackage = (id: string) => packages.some((name) => id === name || id.startsWith(`${name}/`));
const isAsset = (id: string) => /\.(css|woff2)(\?|$)/.test(id);
const font = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    styleFiles({ source: fileURLToPath(import.meta.resolve(font)), fileName: 'fonts/plus-jakarta-sans-latin.woff2' }),
  ],
  build: {
    minify: false,
    // Nothing here is made smaller, so the code is read as it is.
    sourcemap: false,
    cssCodeSplit: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        'charts/index': 'src/charts/index.ts',
        'data/index': 'src/data/index.ts',
        'icons/generated/icons': 'src/icons/generated/icons.ts',
        'global/global': 'src/global/global.ts',
        'tokens/index': 'src/tokens/index.ts',
      },
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      // Whoever uses the package brings these; styles and fonts are ours to ship.
      external: (id) => fromPackage(id) && !isAsset(id),
      // See docs/decisions/0006: an inlined class name would drop the module of its style, and the style with it.
      optimization: { inlineConst: false },
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
