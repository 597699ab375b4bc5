import { startServerProcess, type ServerProcess } from '../../tools/run/server-process.ts';
import { startServer } from './start-server.ts';

/** A server of one test alone, which can be killed and comes back at its address with its data. */
export interface OwnServer {
  readonly url: string;
  /** Ends it at once, as a power cut does. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Ends it, whatever became of it, and removes its data. */
  readonly remove: () => Promise<void>;
}

export async function startOwnServer(): Promise<OwnServer> {
  let running: ServerProcess = await startServer({ demo: true });
  let state: 'running' | 'killed' = 'running';
  const { url, dataDir } = running;
  const restart = async () => {
    running = await startServerProcess({ demo: true, dataDir, environment: { PORT: new URL(url).port } });
    state = 'running';
  };
  return {
    url,
    kill: async () => {
      state = 'killed';
      await running.kill();
    },
    restart,
    remove: async () => {
      // What was killed has left a database behind: it is ended by the next server, as it should.
      if (state === 'killed') await restart();
      await running.stop();
    },
  };
}
