import { endpoints } from '@imah/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzOperations } from '../testing/fuzz-calls.ts';
import { type Fuzz, openFuzz } from '../testing/fuzz.ts';

/**
 * Every operation of the OpenAPI document that reads, called with what it asks for and some of it broken: it answers
 * with a status that the document names, in the shape that the document names, and never with 5xx.
 */

const operations = await fuzzOperations();
const reads = operations.filter(([name]) => endpoints[name].method === 'GET');

let fuzz: Fuzz;
beforeAll(async () => {
  fuzz = await openFuzz();
});
afterAll(() => fuzz.close());

it.each(reads)(
  '%s answers only as the document says, whatever it is sent',
  { timeout: 120_000 },
  async (name, called) => {
    expect(await fuzz.faultsOf(name, called)).toEqual([]);
  },
);

it('the table of calls knows every endpoint', () => {
  expect(operations.map(([name]) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
