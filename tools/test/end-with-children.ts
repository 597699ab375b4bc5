import { readdirSync, readFileSync } from 'node:fs';

/** Ends this process and all it started, where the system tells which they are (Linux); workers would outlive it. */
export function endWithChildren(status: number): never {
  for (const pid of descendantsOf(process.pid)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself in the meantime.
    }
  }
  process.exit(status);
}

/** Children and theirs, those nearest first. Empty where the system does not tell. */
export function descendantsOf(pid: number): readonly number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [...children, ...children.flatMap(descendantsOf)];
  } catch {
    return [];
  }
}
