import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { descendantsOf } from './end-with-children.ts';

// Bounded, should the test itself be killed.
const busy = 'for (const end = Date.now() + 60_000; Date.now() < end;);';

it.runIf(process.platform === 'linux')('a process ends with what it started, even what never yields', async () => {
  const module = fileURLToPath(new URL('end-with-children.ts', import.meta.url));
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { spawn } from 'node:child_process';
     import { endWithChildren } from ${JSON.stringify(module)};
     const child = spawn(process.execPath, ['--eval', ${JSON.stringify(busy)}]);
     process.stdin.once('data', () => endWithChildren(3));
     process.stdout.write(String(child.pid));`,
  ]);
  const [line]: unknown[] = await once(parent.stdout, 'data');
  const child = Number(String(line));
  // Whatever becomes of the test, nothing of it goes on.
  onTestFinished(() => {
    for (const pid of [...descendantsOf(parent.pid ?? 0), child]) if (isThere(pid)) process.kill(pid, 'SIGKILL');
    parent.kill('SIGKILL');
  });
  expect(descendantsOf(parent.pid ?? 0)).toEqual([child]);

  parent.stdin.write('end');
  const [status]: unknown[] = await once(parent, 'exit');

  expect(status).toBe(3);
  // The system takes a killed process off its list a moment later.
  await expect.poll(() => isThere(child), { timeout: 10_000 }).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
