import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/gateway/src/main.ts', import.meta.url));

/** A gateway as an integrator runs it: a process of its own, with a file. */
export interface GatewayProcess {
  readonly start: () => void;
  /** Ends it at once, as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Ends it as a person would, and removes its folder. */
  readonly remove: () => Promise<void>;
}

export async function makeGateway(yaml: string): Promise<GatewayProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const file = join(folder, 'gateway.yaml');
  await writeFile(file, yaml);
  let child: ChildProcess | null = null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    start() {
      child = spawn(process.execPath, ['--conditions=@imah/source', main, '--config', file], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
