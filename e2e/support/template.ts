import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startServerProcess } from '../../tools/run/server-process.ts';
import { expect } from '@playwright/test';

/** Environment variable with the folder of the templates. */
export const templatesVariable = 'IMAH_TEMPLATES';

/** The data folder of a new installation, made by whichever worker asks for its kind first; the others wait for it. */
export async function templateOf(kind: 'demo' | 'empty'): Promise<string> {
  const templates = process.env[templatesVariable];
  if (templates === undefined)
    throw new Error(`${templatesVariable} is not set: globalSetup of Playwright makes the folder`);
  const template = join(templates, kind);
  const making = join(templates, `${kind}-in-the-making`);
  const isMine = await mkdir(making, { mode: 0o711 }).then(
    () => true,
    () => false,
  );
  if (isMine)
    await make(kind, join(making, 'data'), template).catch(async (error: unknown) => {
      // The next worker tries again, instead of waiting for what nobody makes.
      await rm(making, { recursive: true, force: true });
      throw error;
    });
  await expect.poll(() => exists(template), { timeout: 110_000 }).toBe(true);
  return template;
}

async function make(kind: 'demo' | 'empty', dataDir: string, template: string): Promise<void> {
  const server = await startServerProcess({ demo: kind === 'demo', dataDir });
  await server.stop({ keepData: true });
  await rename(dataDir, template);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
