import { binOf, runNodeQuietly } from './workspace.ts';

/** Builds the web application if a source of it changed since the last build; Nx's cache decides. Ends the process on failure. */
export function buildWeb(): void {
  const status = runNodeQuietly(binOf('nx'), ['run', '@imah/web:build', '--outputStyle=static']);
  if (status !== 0) {
    console.error('imah: aplikasi web gagal dibangun; pesan di atas menyebutkan sebabnya.');
    process.exit(status);
  }
}
