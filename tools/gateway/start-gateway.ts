import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The simulator of a payment gateway, as a process that runs. */
export interface GatewayProcess {
  readonly url: string;
  /** Moves a charge as a bank or its customer would. Answers what whoever asked for the charge said to the notification. */
  readonly move: (orderId: string, status: string, notify?: 'now' | 'never') => Promise<unknown>;
  /** Ends it at once, as a power cut does. */
  readonly kill: () => Promise<void>;
}

/** Starts the simulator on a free port of loopback, or on `port`, and waits until it tells its address. */
export async function startGatewayProcess({
  file,
  port = 0,
}: {
  readonly file?: string;
  readonly port?: number;
}): Promise<GatewayProcess> {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    execArgv: ['--conditions=@imah/source'],
    env: { ...process.env, GATEWAY_PORT: String(port), ...(file === undefined ? {} : { GATEWAY_FILE: file }) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = await addressOf(child);
  return {
    url,
    move: async (orderId, status, notify = 'now') => {
      const answer = await fetch(`${url}/simulator/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderId, status, notify }),
      });
      const { told }: { told?: unknown } = await answer.json();
      return told;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`the simulator ended with ${code} before it told its address`)));
  });
}
