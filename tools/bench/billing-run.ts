import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { startBench } from './cpu-per-request.ts';
import type { Row } from './table.ts';

interface Filled {
  readonly buildingId: string;
  readonly token: string;
}

const units = 10_000;
const tiers = [
  { upToMilli: 10_000, rateE4: 49_000_000 },
  { upToMilli: 20_000, rateE4: 60_000_000 },
  { upToMilli: null, rateE4: 74_500_000 },
];
const flat = { kind: 'service-charge', basis: 'area', rateE4: 180_000_000, tax: 'none', payer: 'occupant' };
const metered = { basis: 'meter', tiers, fixedFee: 0, minCharge: 0, localTaxPpm: 0, tax: 'none', payer: 'occupant' };

/** How long the bills of one month take, of a building whose every unit has three meters. */
export async function measureBillingRun(): Promise<Row[]> {
  const { child, started, headers } = await startBench<Filled>('run-bench-server.ts', [String(units)]);
  const building = `${started.url}/api/v1/buildings/${started.buildingId}`;
  const send = async (path: string, body: object, version?: number) => {
    const answer = await fetch(`${building}/${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  };
  await send('tariffs', { ...flat, from: '2026-01' });
  for (const kind of ['electricity', 'water', 'gas']) await send('tariffs', { ...metered, kind, from: '2026-01' });
  // The server has made it by the contract's schema.
  const run = JSON.parse(await send('billing-runs', { period: '2026-10', dueOn: '2026-10-20' })) as {
    readonly data: { readonly id: string };
  };
  const isAtWork = async () => {
    const answer = await fetch(`${building}/billing-runs/${run.data.id}`, { headers });
    const { data } = (await answer.json()) as {
      readonly data: { readonly work: { readonly failure: string | null } | null };
    };
    if (data.work?.failure) throw new Error(`the run ${data.work.failure}`);
    return data.work !== null;
  };
  const secondsOf = async (move: string, version: number) => {
    const before = performance.now();
    await send(`billing-runs/${run.data.id}/moves`, { move }, version);
    // Of so many units it goes on after the call.
    while (await isAtWork()) await setTimeout(100);
    return (performance.now() - before) / 1000;
  };
  const calculated = await secondsOf('calculate', 1);
  await secondsOf('review', 2);
  const issued = await secondsOf('issue', 3);
  child.send('end');
  await once(child, 'exit');
  const what = `${units.toLocaleString('en')} units × 3 meters`;
  return [
    { what: `${what}, calculated`, measured: `${calculated.toFixed(1)} s`, reference: 'goal ≤ 20 s' },
    { what: `${what}, issued`, measured: `${issued.toFixed(1)} s`, reference: 'goal ≤ 60 s' },
  ];
}
