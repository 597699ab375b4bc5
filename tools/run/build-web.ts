import { exclusively } from './exclusive.ts';
import { keepCopy } from './keep-copy.ts';
import { binOf, runNodeQuietly, workspaceRoot } from './workspace.ts';

const cache = `${workspaceRoot}apps/web/node_modules/.cache/`;

/**
 * Builds the web application if a source of it changed since the last build; Nx's cache decides. One start at a time: Nx
 * takes the built files away before it brings them back. Answers the folder to serve, which nobody touches any more. Ends
 * the process on failure.
 */
export function buildWeb(): string {
  const built = exclusively(`${cache}build.lock`, () => {
    const status = runNodeQuietly(binOf('nx'), ['run', '@imah/web:build', '--outputStyle=static']);
    return status === 0 ? keepCopy(`${workspaceRoot}apps/web/dist`, `${cache}served`) : status;
  });
  if (typeof built === 'string') return built;
  console.error('imah: aplikasi web gagal dibangun; pesan di atas menyebutkan sebabnya.');
  return process.exit(built);
}
