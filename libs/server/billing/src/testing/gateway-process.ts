import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../../../tools/gateway/main.ts', import.meta.url));

/** The simulator of a gateway, a process on loopback. */
export interface GatewayProcess {
  readonly url: string;
  /** Moves a charge as a bank or its customer would; answers what the server said to the notification, where it was sent. */
  readonly move: (orderId: string, status: string, notify?: 'now' | 'never') => Promise<unknown>;
  readonly kill: () => Promise<void>;
}

/** Starts the simulator on a free port and waits until it tells its address. */
export async function startGateway(): Promise<GatewayProcess> {
  const child = fork(main, {
    execArgv: ['--conditions=@imah/source'],
    env: { ...process.env, GATEWAY_PORT: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = await addressOf(child);
  return {
    url,
    move: async (orderId, status, notify = 'never') => {
      const answer = await fetch(`${url}/simulator/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderId, status, notify }),
      });
      const { told }: { told?: unknown } = Object(await answer.json());
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
