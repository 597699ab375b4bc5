import { measureCalls, startBench } from './cpu-per-request.ts';
import type { Row } from './table.ts';

interface Filled {
  readonly billId: string;
  readonly token: string;
}

/** The most processor time that a document may cost, in milliseconds. */
const goal = 80;

/** Processor time of documents, server and database together: each is read and drawn anew. */
export async function measureDocuments(): Promise<Row[]> {
  const bench = await startBench<Filled>('document-bench-server.ts');
  const { url, billId } = bench.started;
  const bill = `${url}/api/v1/bills/${billId}`;
  const { measured } = await measureCalls(bench, [
    { what: 'a bill', address: bill },
    { what: 'a bill as PDF', address: `${bill}/pdf` },
    { what: 'a bill as PDF, in English', address: `${bill}/pdf?language=en` },
  ]);
  return measured
    .filter(({ what }) => what !== 'a bill')
    .map(({ what, cpu }) => ({
      what,
      measured: `${cpu.toFixed(1)} ms CPU`,
      reference: `goal ≤ ${goal} ms; the same bill as JSON ${measured[0]?.cpu.toFixed(1)} ms`,
    }));
}
