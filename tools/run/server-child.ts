// The real server as a child process; tells its address to the parent once it answers.
import { startServer } from '../../apps/server/src/main.ts';

const server = await startServer({ demo: process.env['IMAH_CHILD_DEMO'] === 'yes' });
process.send?.({ url: server.url });
