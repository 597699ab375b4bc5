import { endpoints } from '@imah/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzOperations } from '../testing/fuzz-calls.ts';
import { type Fuzz, openFuzz } from '../testing/fuzz.ts';

/**
 * Every operation of the OpenAPI document that changes something, but for seeing as a group: whoever does changes nothing
 * any more, and all calls after it would stop there. In a file of its own, so that both halves run at once.
 */

const operations = await fuzzOperations();
const viewing: readonly string[] = ['startViewAs', 'endViewAs'];
const changes = operations.filter(([name]) => endpoints[name].method !== 'GET' && !viewing.includes(name));

let fuzz: Fuzz;
beforeAll(async () => {
  fuzz = await openFuzz();
});
afterAll(() => fuzz.close());

it.each(changes)(
  '%s answers only as the document says, whatever it is sent',
  { timeout: 120_000 },
  async (name, called) => {
    expect(await fuzz.faultsOf(name, called)).toEqual([]);
  },
);

it('leaves out nothing else', () => {
  const reads = operations.filter(([name]) => endpoints[name].method === 'GET');
  expect(reads.length + changes.length + viewing.length).toBe(operations.length);
});
