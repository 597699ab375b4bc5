import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { contractPrint } from './build/contract-print.ts';
import { inlineScripts } from './build/inline-scripts-plugin.ts';
import { developmentConfig } from './build/development-config.ts';
import { packPreloadLists } from './build/pack-preload-lists.ts';
import { precompiledTexts } from './build/precompiled-texts.ts';
import { productionRouter } from './build/production-router.ts';

const server = process.env['IMAH_SERVER'] ?? 'http://127.0.0.1:8080';
const conditions = ['@imah/source', 'module', 'browser', 'development|production'];
const nodeConditions = ['@imah/source', 'module', 'node', 'development|production'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    precompiledTexts(),
    inlineScripts(),
    developmentConfig(),
    packPreloadLists(),
    productionRouter(),
  ],
  define: { 'import.meta.env.IMAH_CONTRACT': JSON.stringify(contractPrint()) },
  resolve: { conditions },
  ssr: { noExternal: true },
  // By environment and not under `ssr`: vanilla-extract's own server replaces that, and would then read the
  // built copies of the libraries, whose class and variable names are others.
  environments: { ssr: { resolve: { conditions: nodeConditions } } },
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A style module exports only strings: inlining them would drop the module, and its style with it.
      optimization: { inlineConst: false },
      ...(isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
              // The entry names every file of every page, and a hash does not compress: seven letters tell 340 files apart.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
            },
          }),
    },
  },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': server,
      '/builds': server,
      '/_demo': server,
      '/mqtt': { target: server.replace('http', 'ws'), ws: true },
    },
  },
}));
