import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at its end. */
export const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Path of the script behind a package's command, so that it runs on the pinned Node on every system. */
export function binOf(packageName: string, command = packageName): string {
  // Read as a file: many packages do not export their manifest.
  const folder = `${workspaceRoot}node_modules/${packageName}/`;
  const { bin }: { bin?: string | Record<string, string> } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${packageName} has no command "${command}"`);
  return folder + script.replace(/^\.\//, '');
}

/**
 * Runs a script on this Node in the repository's folder, its output shown, and answers its exit code.
 * @param timeoutMs after which it is asked to end; never when left out
 */
export function runNode(
  script: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  timeoutMs?: number,
): number {
  const result = spawnSync(process.execPath, [script, ...args], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    timeout: timeoutMs,
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
