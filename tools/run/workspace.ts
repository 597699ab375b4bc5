import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at its end. */
export const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url));

const require = createRequire(import.meta.url);

/** Path of the script behind a package's command, so that it runs on the pinned Node on every system. */
export function binOf(packageName: string, command = packageName): string {
  const manifest: { bin?: string | Record<string, string> } = require(`${packageName}/package.json`);
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (bin === undefined) throw new Error(`${packageName} has no command "${command}"`);
  return require.resolve(`${packageName}/package.json`).replace(/package\.json$/, bin.replace(/^\.\//, ''));
}

/** Runs a script on this Node in the repository's folder, its output shown, and answers its exit code. */
export function runNode(script: string, args: readonly string[], environment: Record<string, string> = {}): number {
  const result = spawnSync(process.execPath, [script, ...args], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return result.status ?? 1;
}

/** Runs a script and shows what it prints only when it fails. */
export function runNodeQuietly(script: string, args: readonly string[]): number {
  const result = spawnSync(process.execPath, [script, ...args], { cwd: workspaceRoot, encoding: 'utf8' });
  if (result.status !== 0) process.stderr.write(`${result.stdout}${result.stderr}`);
  return result.status ?? 1;
}

/** Starts a script on this Node; it ends with this process. */
export function startNode(script: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  process.once('exit', () => child.kill());
  return child;
}
