// `npm run drill:kill`: the real server on a scratch folder is killed by SIGKILL, its database with it every other time,
// while payments are recorded, bills calculated and issued and months closed. Whatever it acknowledged must be there once.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { billingReview, billingRun } from '@imah/contract/billing';
import { newSession } from '@imah/contract/identity';
import { createDatabase, createPool } from '@imah/server-platform/database';
import { readPostmaster, startEmbeddedPostgres } from '@imah/server-platform/database/embedded';
import * as z from 'zod/mini';
import { type DrillPlace, fillKillDrill } from '../../apps/server/src/testing/fill-kill-drill.ts';
import { type ServerProcess, startServerProcess } from '../run/server-process.ts';
import { type Ask, callsTo, must } from './calls.ts';
import { findHledger, judgeByHledger } from './hledger.ts';
import { judge, type Verdict } from './judge.ts';
import { createMemory, type Memory } from './memory.ts';
import { bill, close, months, pay, sendPayment, type Work } from './writers.ts';

const kills = Number(process.env['IMAH_KILLS'] ?? 50);
const seed = Number(process.env['IMAH_SEED'] ?? 20_261_128);
const buildings = 10;
const units = 30;
/** Milliseconds after the first acknowledged payment: a kill comes in the middle of what is going on. */
const latest = 3_000;

const environment = { IMAH_CHILD_WEB: 'no', IMAH_CHILD_RATE_SCALE: '1000000', LOG_LEVEL: 'fatal' };
const account = { email: 'latihan@imah.test', password: 'kucing-hitam-7' };
/** Mulberry32: the same seed kills at the same moments. */
const random = (() => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
})();

async function signIn(server: ServerProcess): Promise<Ask> {
  const ask = callsTo(server.url, null);
  const { token } = await must(ask('auth/login', newSession, { method: 'POST', body: account }));
  return callsTo(server.url, token);
}

async function inDatabase<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

/** An account, and by SQL the buildings it owns: nobody sets up six hundred units by hand for this. */
async function prepare(): Promise<{ dataDir: string; place: DrillPlace }> {
  const server = await startServerProcess({ demo: false, environment });
  const body = { name: 'Latihan', ...account, acceptedTerms: '2026-11-01' };
  const { user } = await must(callsTo(server.url, null)('auth/register', newSession, { method: 'POST', body }));
  await server.stop({ keepData: true });
  const { dataDir } = server;
  const place = await inDatabase(dataDir, async (url) => {
    const db = createDatabase(createPool(url));
    const filled = await fillKillDrill(db, { ownerId: user.id, buildings, units });
    await db.destroy();
    return filled;
  });
  return { dataDir, place };
}

async function setTariffs(ask: Ask, place: DrillPlace): Promise<void> {
  const tariff = { kind: 'service-charge', basis: 'area', rateE4: 180_000_000, tax: 'none', payer: 'occupant' };
  for (const { id } of place.buildings)
    await must(ask(`buildings/${id}/tariffs`, z.unknown(), { method: 'POST', body: { ...tariff, from: months[0] } }));
}

/** One start of the server, killed while four people work on it. Returns how long it took to answer, in milliseconds. */
async function round(nth: number, dataDir: string, place: DrillPlace, memory: Memory): Promise<number> {
  const before = performance.now();
  const server = await startServerProcess({ demo: false, dataDir, environment });
  const started = performance.now() - before;
  const ask = await signIn(server);
  if (nth === 0) await setTariffs(ask, place);
  const ended = new AbortController();
  const { promise: acknowledged, resolve: onAcknowledged } = Promise.withResolvers<void>();
  const work: Work = { ask, memory, ...place, random, onAcknowledged, ended: ended.signal };
  const half = (rest: number) => ({ ...work, buildings: place.buildings.filter((_, index) => index % 2 === rest) });
  const people = [pay(work), pay(work), bill(half(0)), bill(half(1)), close(work)];
  await acknowledged;
  await delay(random() * latest);
  const database = readPostmaster(join(dataDir, 'postgres/data'));
  if (nth % 2 === 1 && database !== null) process.kill(database.pid, 'SIGKILL');
  await server.kill();
  ended.abort();
  await Promise.all(people);
  return started;
}

/** Everything that was begun comes to its end: unanswered payments are sent again under their keys, runs are worked off. */
async function settle(dataDir: string, place: DrillPlace, memory: Memory): Promise<void> {
  const server = await startServerProcess({ demo: false, dataDir, environment });
  const ask = await signIn(server);
  for (const { id } of place.buildings)
    for (const run of await must(ask(`buildings/${id}/billing-runs`, z.array(billingRun))))
      while ((await must(ask(`buildings/${id}/billing-runs/${run.id}`, billingReview))).work?.failure === null)
        await delay(100);
  while (memory.unanswered.size > 0) {
    for (const [key, sent] of memory.unanswered)
      if ((await sendPayment({ ask, memory }, key, sent)) === 'gone') throw new Error('the server is gone');
    if (memory.unanswered.size > 0) await delay(1_000);
  }
  await server.stop({ keepData: true });
  // What the server does at night, asked for now: the job is in its queue as if the clock had put it there.
  await inDatabase(dataDir, async (url) => {
    const pool = createPool(url);
    await pool.query(`INSERT INTO pgboss.job (name) VALUES ('prove-books')`);
    await pool.end();
  });
}

/** Lets the server prove the books, and takes the journal that it exports. */
async function exportJournal(dataDir: string, { orgId }: DrillPlace): Promise<string> {
  const server = await startServerProcess({ demo: false, dataDir, environment });
  const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) };
  const session = z.object({ data: newSession });
  const { data } = z.parse(session, await (await fetch(`${server.url}/api/v1/auth/login`, login)).json());
  const thisMonth = Temporal.Now.plainDateISO('Asia/Jakarta').toString().slice(0, 7);
  const address = `organizations/${orgId}/finances/journal-file?from=${months[0]}&to=${thisMonth}&format=hledger`;
  const headers = { authorization: `Bearer ${data.token}` };
  const answer = await fetch(`${server.url}/api/v1/${address}`, { headers });
  if (!answer.ok) throw new Error(`the journal answered ${answer.status}: ${await answer.text()}`);
  const journal = await answer.text();
  await delay(5_000);
  await server.stop({ keepData: true });
  return journal;
}

async function judgeAll(dataDir: string, place: DrillPlace, memory: Memory, journal: string): Promise<Verdict[]> {
  const hledger = findHledger();
  return inDatabase(dataDir, async (url) => {
    const pool = createPool(url);
    const { orgId } = place;
    const verdicts = await judge(pool, orgId, memory);
    if (hledger === null) console.log('hledger is not here, and was not asked');
    else verdicts.push(await judgeByHledger(hledger, { journal, pool, orgId }));
    await pool.end();
    return verdicts;
  });
}

const begun = performance.now();
const memory = createMemory();
const { dataDir, place } = await prepare();
console.log(`seed ${seed}, ${kills} kills, data in ${dataDir}`);
const starts: number[] = [];
for (let nth = 0; nth < kills; nth += 1) {
  starts.push(await round(nth, dataDir, place, memory));
  const { payments, unanswered, issued } = memory;
  console.log(`kill ${nth + 1}: ${payments.size} payments, ${unanswered.size} unanswered, ${issued.size} runs issued`);
}
await settle(dataDir, place, memory);
const verdicts = await judgeAll(dataDir, place, memory, await exportJournal(dataDir, place));
for (const { rule, broken } of verdicts)
  console.log(broken.length === 0 ? `  holds: ${rule}` : `  BROKEN: ${rule}: ${broken.slice(0, 10).join('; ')}`);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const slowest = starts.toSorted((one, other) => one - other).at(-1) ?? 0;
console.log(
  `${memory.payments.size} payments, ${memory.issued.size} runs, ${memory.refused} refusals; the slowest start ${seconds(slowest)}, all of it ${seconds(performance.now() - begun)}`,
);
if (verdicts.every(({ broken }) => broken.length === 0)) await rm(dataDir, { recursive: true, force: true });
else process.exitCode = 1;
