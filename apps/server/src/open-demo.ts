import type { RuntimeConfig } from '@imah/contract/system/words';
import { setDemoAccounts } from './demo-accounts.ts';
import type { ServerContext } from '@imah/server-platform';
import type { DemoRuntime } from '@imah/server-demo/runtime';

type Ports = Pick<ServerContext, 'db' | 'log' | 'now'>;

export interface OpenDemo {
  /** What the login page may show; null where there is no demonstration, or it was removed. */
  readonly shown: () => RuntimeConfig['demo'];
  /** Lets the devices live, over the broker at `url`, and takes payments where they can be simulated. */
  start(url: string, context: ServerContext): Promise<void>;
}

/** Loads the demonstration where `isWanted`, else shuts what an earlier one left. Its end comes through `runtime`. */
export async function openDemo(ports: Ports, runtime: DemoRuntime, isWanted: boolean): Promise<OpenDemo> {
  await setDemoAccounts(ports.db, isWanted ? 'open' : 'shut');
  if (!isWanted) return { shown: () => null, start: async () => {} };

  // A server for real loads none of this, nor the MQTT client that the devices need.
  const [{ loadDemo, setUpExpenses, setUpGateway }, { startSimulator }] = await Promise.all([
    import('@imah/server-demo'),
    import('@imah/server-demo/simulator'),
  ]);
  let shown = await loadDemo(ports);
  runtime.add({
    forget: async () => {
      shown = null;
    },
  });
  return {
    shown: () => shown,
    start: async (url, context) => {
      if (shown === null) return;
      await setUpExpenses(context);
      await setUpGateway(context);
      const simulator = await startSimulator({ ...ports, url });
      runtime.add({ stop: () => simulator.stop() });
    },
  };
}
