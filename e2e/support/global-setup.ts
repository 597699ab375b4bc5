import { startServerProcess } from '../../tools/run/server-process.ts';

/** One server for the whole run; the tests find it at `IMAH_URL`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServerProcess({ demo: true });
  process.env['IMAH_URL'] = server.url;
  return () => server.stop();
}
