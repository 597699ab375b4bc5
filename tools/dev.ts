import { binOf, startNode, workspaceRoot } from './run/workspace.ts';

// The server restarts when a source of it changes; Vite serves the pages and passes the rest on to it.
const serverPort = process.env['PORT'] ?? '8080';

startNode('--watch', ['--conditions=@imah/source', 'apps/server/src/dev.ts'], { PORT: serverPort });
startNode(binOf('vite'), ['--config', `${workspaceRoot}apps/web/vite.config.ts`, `${workspaceRoot}apps/web`], {
  IMAH_SERVER: `http://127.0.0.1:${serverPort}`,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
