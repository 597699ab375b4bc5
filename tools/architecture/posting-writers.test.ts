import { expect, it } from 'vitest';
import { isShipped, readSources } from './sources.ts';

const sources = readSources(['apps', 'libs']).filter(isShipped);
const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('lets one function move money: no other source makes entries or postings', () => {
  expect(naming(/\bledger_write\b/)).toEqual(['libs/server/billing/src/ledger/post-entries.ts']);
  expect(naming(/(insertInto|updateTable|deleteFrom)\(\s*'ledger_(entry|posting|head)/)).toEqual([]);
  expect(naming(/(INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|COPY)\s+ledger_(entry|posting|head)/i)).toEqual([]);
});

it('lets nobody set a balance, or take the guards of the database away', () => {
  expect(
    naming(/(\bbalance: .*\bbalance\b|set\([^)]*\bbalance\b)/).filter((path) => path.includes('/server/')),
  ).toEqual([]);
  expect(naming(/session_replication_role|DISABLE TRIGGER/i)).toEqual([]);
});
