import { mkdirSync, writeFileSync } from 'node:fs';
import { runNpm } from './npm.ts';
import { startRegistry } from './registry.ts';

/**
 * `npm install` in a folder outside the workspace, with an empty cache, from a registry that has only this workspace's
 * packages: what works here works on a machine that has never seen the sources.
 * @throws {Error} with npm's words.
 */
export async function installIn(folder: string, args: readonly string[] = []): Promise<void> {
  const registry = await startRegistry();
  const settings = `${folder}/node_modules/.npm-settings`;
  mkdirSync(settings, { recursive: true });
  writeFileSync(`${settings}/user`, '');
  writeFileSync(`${settings}/global`, '');
  try {
    await runNpm(
      [
        'install',
        ...args,
        `--registry=${registry.url}`,
        `--cache=${settings}/cache`,
        `--userconfig=${settings}/user`,
        `--globalconfig=${settings}/global`,
        '--ignore-scripts',
        '--fetch-retries=0',
      ],
      folder,
    );
  } finally {
    registry.close();
  }
}
