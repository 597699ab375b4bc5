import { type Config, readConfig, StartupError } from '@imah/server-platform/config';
import { BackupError, say } from './backup-messages.ts';

const progressMs = 2_000;

/** Runs a command of the terminal: what keeps it from its end is told in one sentence, and ends the process with 1. */
export async function runCommand(
  work: (config: Config, argument: string | undefined, onProgress: (bytes: number) => void) => Promise<string>,
): Promise<void> {
  let told = performance.now();
  try {
    const config = readConfig(process.env, { isRoot: process.getuid?.() === 0, cwd: process.cwd() });
    const text = await work(config, process.argv[2], (bytes) => {
      if (performance.now() - told < progressMs) return;
      told = performance.now();
      process.stdout.write(`${say('progress', toMegabytes(bytes))}\n`);
    });
    process.stdout.write(`${text}\n`);
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

export const toMegabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
