// The real server as a child process; tells its address to the parent once it answers.
import { startServer } from '../../apps/server/src/main.ts';

const web = process.env['IMAH_CHILD_WEB'];
const server = await startServer({
  demo: process.env['IMAH_CHILD_DEMO'] === 'yes',
  // Whoever asks for the API alone needs no build of the pages; a folder is one that nobody else builds into.
  ...(web === undefined ? {} : { web: web === 'no' ? null : web }),
  // A run of tests logs in more often in a minute than a person is allowed to.
  rateLimitScale: Number(process.env['IMAH_CHILD_RATE_SCALE'] ?? 100),
});
process.send?.({ url: server.url });
