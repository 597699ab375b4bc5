import { expect, it } from 'vitest';
import { folderOf, readManifest } from './libraries.ts';
import { publicManifest } from './stage.ts';

const manifest = {
  name: '@imah/x',
  version: '1.0.0',
  license: 'UNLICENSED',
  files: ['dist'],
  exports: {
    '.': { '@imah/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './state-map': { '@imah/source': './src/state-map/index.ts' },
    './style.css': './dist/style.css',
  },
  devDependencies: { vitest: '1' },
  scripts: { build: 'tsc' },
  nx: { tags: [] },
};

it('gives others the manifest without what only this workspace uses, and without entry points to sources that are not packed', () => {
  expect(publicManifest(manifest)).toEqual({
    name: '@imah/x',
    version: '1.0.0',
    license: 'UNLICENSED',
    files: ['dist'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './style.css': './dist/style.css',
    },
  });
});

it('leaves the sources an entry point of a package that carries them', () => {
  expect(publicManifest({ ...manifest, files: ['dist', 'src'] }).exports?.['.']).toEqual(manifest.exports['.']);
});

it('opens no map of states in the packed design system', () => {
  const { exports = {} } = publicManifest(readManifest(folderOf('ui')));

  expect(Object.keys(exports)).not.toContain('./state-map');
  expect(JSON.stringify(exports)).not.toContain('/src/');
});
