import { createApiClient, isApiError } from '@imah/api-client';
import { csvHead, logBuilding } from './log-building.ts';
import { openOutput } from './output.ts';
import { readSettings, type Settings } from './settings.ts';
import { textsFor } from './texts.ts';

const texts = textsFor(process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG']);
const demo = { email: 'pengelola@imah.test', password: 'imah-contoh-2026' };
const tell = (text: string) => console.error(text);

/** What went wrong, in the person's words. */
function explain(error: unknown, { url, buildingId }: Settings): string {
  if (!isApiError(error)) return texts.failed(error instanceof Error ? error.message : String(error));
  if (error.kind === 'network' || error.kind === 'timeout') return texts.unreachable(url);
  if (error.kind === 'unauthorized') return texts.wrongLogin;
  if (error.kind === 'not-found' || (error.kind === 'validation' && buildingId !== null)) {
    return texts.unknownBuilding(buildingId ?? '');
  }
  return texts.failed(error.message);
}

async function run(settings: Settings): Promise<number> {
  const { url, account, out } = settings;
  let token: string | null = null;
  const ended = Promise.withResolvers<string | null>();
  const client = createApiClient({
    baseUrl: url,
    getToken: () => token,
    onUnauthorized: () => ended.resolve(texts.sessionOver),
  });

  if (account === 'demo') tell(texts.demoAccount(demo.email));
  const body = account === 'demo' ? demo : account;
  token = 'token' in body ? body.token : (await client.login({ body })).data.token;

  if (settings.buildingId === null) {
    const { data: buildings } = await client.listBuildings({ query: { limit: 200 } });
    tell(buildings.length === 0 ? texts.noBuildings : texts.whichBuilding);
    for (const { id, name } of buildings) tell(`  ${id}  ${name}`);
    return 2;
  }

  const { data: building } = await client.getBuilding({ params: { buildingId: settings.buildingId } });
  const place = out === '-' ? texts.standardOutput : out;
  const cannotWrite = (error: Error) => texts.cannotWrite(place, error.message);
  const output = await openOutput(out, csvHead, (error) => ended.resolve(cannotWrite(error))).catch(cannotWrite);
  if (typeof output === 'string') {
    tell(output);
    return 1;
  }
  process.once('SIGINT', () => ended.resolve(null));
  process.once('SIGTERM', () => ended.resolve(null));
  const recording = await logBuilding({
    client,
    building,
    url,
    write: output.write,
    onState: (state) => (state === 'refused' ? ended.resolve(texts.connection.refused) : tell(texts.connection[state])),
    onError: (error) => tell(explain(error, settings)),
  });
  tell(texts.recording(building.name, place));

  const trouble = await ended.promise;
  recording.stop();
  const unwritten = await output.end().then(() => null, cannotWrite);
  for (const text of [trouble, unwritten]) if (text !== null) tell(text);
  tell(texts.done(recording.rows(), place));
  return trouble === null && unwritten === null ? 0 : 1;
}

let settings: Settings;
try {
  settings = readSettings(process.argv.slice(2), process.env);
} catch (error) {
  tell(texts.badArgument(error instanceof Error ? error.message : String(error)));
  tell(texts.usage);
  process.exit(2);
}
process.exitCode = await run(settings).catch((error: unknown) => {
  tell(explain(error, settings));
  return 1;
});
