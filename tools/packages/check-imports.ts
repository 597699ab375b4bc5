import { execFile } from 'node:child_process';

/** Imports every door in a fresh Node: no door may need what its package does not name, nor hold the process open. */
export async function checkImports(folder: string, doors: readonly string[]): Promise<string[]> {
  const results = await Promise.all(doors.map((door) => importAlone(folder, door)));
  return results.flatMap((result, index) => (result === null ? [] : [`${doors[index]} does not load: ${result}`]));
}

function importAlone(folder: string, door: string): Promise<string | null> {
  const program = `const door = await import(${JSON.stringify(door)}); if (Object.keys(door).length === 0) throw new Error('empty')`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { cwd: folder, timeout: 120_000 },
      (error, _, stderr) => resolve(error === null ? null : stderr.trim() || error.message),
    );
  });
}
