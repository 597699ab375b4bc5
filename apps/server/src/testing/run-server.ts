// The real server as a process of its own, configured by its environment; tells its parent when it answers.
import { startServer } from '../main.ts';

const server = await startServer({ demo: false, web: null, quiet: true, rateLimitScale: 1000 });
process.send?.({ url: server.url });
