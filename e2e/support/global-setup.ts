import { startServerProcess } from '../../tools/run/server-process.ts';

/** One server for the whole run; the tests find it at `IMAH_URL`. One that is named there already is used as it is. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['IMAH_URL']) return () => Promise.resolve();
  const server = await startServerProcess({ demo: true });
  process.env['IMAH_URL'] = server.url;
  return () => server.stop();
}
