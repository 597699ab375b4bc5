import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../run/server-process.ts';
import type { Row } from './table.ts';

const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(2)} s`;

/** Start-up of the real server with the demonstration: a new data folder, then the same one again. */
export async function measureStartUp(): Promise<{ rows: Row[]; server: ServerProcess }> {
  const idle = await startServerProcess({ demo: false });
  await pause(2000);
  const idleMemory = await residentMegabytes(idle.pid);
  await idle.stop();

  const coldStart = performance.now();
  const first = await startServerProcess({ demo: true });
  const cold = seconds(coldStart);
  await first.stop({ keepData: true });

  const warmStart = performance.now();
  const server = await startServerProcess({ demo: true, dataDir: first.dataDir });
  const warm = seconds(warmStart);
  await pause(15_000);
  const busyMemory = await residentMegabytes(server.pid);

  return {
    server,
    rows: [
      { what: 'start-up, new data folder, 30 days of demonstration written', measured: cold, reference: 'goal ≤ 30 s' },
      { what: 'start-up, second time', measured: warm, reference: 'goal ≤ 5 s' },
      { what: 'memory of the Node process, idle', measured: `${idleMemory} MB` },
      { what: 'memory of the Node process, 60 devices reporting', measured: `${busyMemory} MB` },
    ],
  };
}

/** Resident memory of a process; Linux only, elsewhere 0. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
