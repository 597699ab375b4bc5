import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { RunAs } from './run-as.ts';
import { errorCode } from '../../system/error-code.ts';

const pollMs = 10;
const startDeadlineMs = 60_000;
const fastStopMs = 15_000;

/** Where a running PostgreSQL listens, as its pid file says. */
export interface Postmaster {
  readonly pid: number;
  /** A folder with the socket, or a loopback address. */
  readonly host: string;
  readonly port: number;
  readonly status: string;
}

export interface LaunchOptions {
  readonly postgres: string;
  readonly data: string;
  readonly logFile: string;
  readonly runAs: RunAs | null;
  readonly address: { readonly socketFolder: string } | { readonly port: number };
  readonly settings: Readonly<Record<string, string>>;
  readonly diesWithParent: boolean;
}

/** The contents of postmaster.pid; null where there is none, or it is half written. */
export function readPostmaster(data: string): Postmaster | null {
  try {
    const [pid, , , port, socketFolder, host, , status] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split(
      '\n',
    );
    const number = Number(pid);
    if (!Number.isInteger(number) || number <= 0) return null;
    return {
      pid: number,
      host: socketFolder || host || '127.0.0.1',
      port: Number(port ?? 0),
      status: status?.trim() ?? '',
    };
  } catch {
    return null;
  }
}

/** Whether `pid` runs a PostgreSQL on `data`: after a restart of the machine the number may belong to anything. */
export async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return process.platform === 'win32' || (await commandLine(pid)).includes(data);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return promisify(execFile)('ps', ['-ww', '-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

export interface LaunchedPostmaster extends Postmaster {
  /** Waits until the child process is gone and reaped. */
  exited(): Promise<void>;
}

/** Starts PostgreSQL and waits until it takes connections. Rejects with its last words. */
export async function launch(options: LaunchOptions): Promise<LaunchedPostmaster> {
  const log = openSync(options.logFile, 'a', 0o600);
  const [command, args] = commandOf(options);
  // Its own process group: Ctrl-C at a terminal must reach Imah alone, which stops the database last.
  const child = spawn(command, args, {
    detached: true,
    stdio: [options.diesWithParent ? 'pipe' : 'ignore', log, log],
    cwd: options.data,
    env: databaseEnvironment(),
    ...(options.runAs ? { uid: options.runAs.uid, gid: options.runAs.gid } : {}),
  });
  closeSync(log);
  child.unref();
  // The open pipe must not keep Imah alive; its closing, by whatever end, is what the watchdog waits for.
  (child.stdin as { unref?: () => void } | null)?.unref?.();
  let ended: Error | null = null;
  child.once('error', (error) => (ended = error));
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      ended ??= new Error(`postgres ended with ${signal ?? code}`);
      resolve();
    });
  });

  for (const until = Date.now() + startDeadlineMs; Date.now() < until; await delay(pollMs)) {
    if (ended !== null) throw ended;
    const postmaster = readPostmaster(options.data);
    if (postmaster?.status === 'ready') return { ...postmaster, exited: () => (child.ref(), exited) };
  }
  child.kill('SIGQUIT');
  throw new Error(`not ready after ${startDeadlineMs / 1000} s`);
}

function commandOf({ postgres, data, address, settings, diesWithParent }: LaunchOptions): [string, string[]] {
  const all: Record<string, string> = {
    ...('socketFolder' in address
      ? { listen_addresses: '', unix_socket_directories: address.socketFolder, unix_socket_permissions: '0700' }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(address.port) }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...settings,
  };
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  if (!diesWithParent) return [postgres, args];
  // `read` returns when the other end of the pipe is closed, also by SIGKILL.
  const watchdog =
    '"$@" </dev/null & pid=$!; (read -r _; kill -INT $pid 2>/dev/null) <&3 & watcher=$!; wait $pid; code=$?; kill $watcher 2>/dev/null; wait $watcher; exit $code';
  return ['/bin/sh', ['-c', `exec 3<&0; ${watchdog}`, 'postgres-watchdog', postgres, ...args]];
}

/** Fast shutdown: ends the sessions, writes everything, leaves. Cuts harder when that takes longer than 15 s. */
export async function stopPostmaster(
  postmaster: Postmaster & Partial<LaunchedPostmaster>,
  data: string,
  pgCtl: string,
): Promise<void> {
  const isGone = () => readPostmaster(data)?.pid !== postmaster.pid;
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', data, '-m', 'fast', '-w']);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!tryKill(postmaster.pid, signal)) break;
    for (const until = Date.now() + fastStopMs; Date.now() < until; await delay(pollMs)) {
      if (isGone() || !(await isPostmasterOf(postmaster.pid, data))) {
        await (postmaster.exited?.() ?? waitForExit(postmaster.pid, data));
        return;
      }
    }
  }
}

async function waitForExit(pid: number, data: string): Promise<void> {
  for (const until = Date.now() + 2000; Date.now() < until && (await isPostmasterOf(pid, data));) await delay(pollMs);
}

function tryKill(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** PG* variables of the person's shell must not steer our own server. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
}
