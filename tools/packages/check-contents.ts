import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Manifest, readManifest } from './libraries.ts';

/** What is missing in an installed package, or too much in it; one line each. */
export function checkContents(folder: string): string[] {
  const { name, version, license, description, engines, exports = {} } = readManifest(folder);
  const read = (file: string) => (existsSync(folder + file) ? readFileSync(folder + file, 'utf8') : '');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const faults = [
    license === undefined && 'has no licence field',
    description === undefined && 'has no description',
    engines?.['node'] === undefined && 'does not say which Node it runs on',
    !read('README.md').startsWith(`# ${name}\n`) && 'has no README.md under its name',
    !read('CHANGELOG.md').includes(`\n## ${version}\n`) && `has no word on ${version} in CHANGELOG.md`,
    ...files.filter((file) => /\.(test|stories)\./.test(file)).map((file) => `carries the test ${file}`),
    ...files.filter((file) => /^dist\/(libs|apps)$/.test(file)).map((file) => `carries ${file} of the repository`),
    ...targetsOf(exports)
      .filter((target) => !target.includes('*') && !existsSync(folder + target))
      .map((target) => `has an entry point to ${target}, which is not there`),
    ...files.filter((file) => file.endsWith('.map')).flatMap((file) => lostSources(folder + file)),
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${name} ${fault}`);
}

/** Every file that an entry point leads to, under whatever condition. */
function targetsOf(exports: NonNullable<Manifest['exports']>): string[] {
  return Object.values(exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)));
}

/** A map that names a source which is not in the package makes every bundler warn. */
function lostSources(map: string): string[] {
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(map, 'utf8'));
  return sources
    .filter((source) => !existsSync(resolve(dirname(map), source)))
    .map((source) => `has a map that names ${source}, which is not there`);
}
