import { execFile } from 'node:child_process';

/** Imports every entry point in a fresh Node: no entry point may need what its package does not name, nor hold the process open. */
export async function checkImports(folder: string, entryPoints: readonly string[]): Promise<string[]> {
  const results = await Promise.all(entryPoints.map((entryPoint) => importAlone(folder, entryPoint)));
  return results.flatMap((result, index) =>
    result === null ? [] : [`${entryPoints[index]} does not load: ${result}`],
  );
}

function importAlone(folder: string, entryPoint: string): Promise<string | null> {
  const program = `const entryPoint = await import(${JSON.stringify(entryPoint)}); if (Object.keys(entryPoint).length === 0) throw new Error('empty')`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { cwd: folder, timeout: 120_000 },
      (error, _, stderr) => resolve(error === null ? null : stderr.trim() || error.message),
    );
  });
}
