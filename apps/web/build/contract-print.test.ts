import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contractPrint } from './contract-print.ts';

/** A contract of these files. */
function contractOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'contract-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const alarm = { 'alarms/alarm.ts': 'id' };
const printOf = (files: Readonly<Record<string, string>>) => contractPrint(contractOf(files));

it('a contract has the same print wherever it lies, and another one with each field, file and name that is another', () => {
  const prints = [
    alarm,
    { 'alarms/alarm.ts': 'id quiet' },
    { ...alarm, 'alarms/window.ts': '' },
    { 'alarms/alarms.ts': 'id' },
  ].map(printOf);

  expect(new Set(prints).size).toBe(4);
  expect(printOf(alarm)).toBe(prints[0]);
  expect(prints[0]).toMatch(/^[0-9a-f]{12}$/);
});

it('what only tests read of a contract makes it no other', () => {
  expect(printOf({ ...alarm, 'alarms/alarm.test.ts': 'a', 'testing/check.ts': 'b' })).toBe(printOf(alarm));
});

it('the contract of this build has a print', () => {
  expect(contractPrint()).not.toBe(contractPrint(contractOf({})));
});
