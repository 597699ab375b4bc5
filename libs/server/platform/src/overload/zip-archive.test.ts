import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ArchiveError, readZip } from './zip-archive.ts';

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

it('lists what is packed and unpacks what is asked for, stored or deflated', () => {
  const file = zipSync({ 'a.txt': [strToU8('stored'), { level: 0 }], 'b.txt': strToU8('deflated '.repeat(100)) });

  const entries = readZip(file, 10);

  expect(entries.map(({ name, size }) => [name, size])).toEqual([
    ['a.txt', 6],
    ['b.txt', 900],
  ]);
  expect(entries.map(({ read }) => text(read(900)).slice(0, 8))).toEqual(['stored', 'deflated']);
});

it.each([0, 6] as const)('stops at the first byte beyond the limit, at level %i', (level) => {
  const [entry] = readZip(zipSync({ a: [new Uint8Array(100_000), { level }] }), 1);

  expect(entry?.read(100_000).length).toBe(100_000);
  expect(() => entry?.read(99_999)).toThrow(new ArchiveError('too-big'));
});

it.each([
  ['no archive', strToU8('PK')],
  ['one cut off', zipSync({ a: strToU8('x'.repeat(500)) }).slice(40)],
])('refuses %s as broken', (_, file) => {
  expect(() => readZip(file, 10).map(({ read }) => read(1_000))).toThrow(new ArchiveError('broken'));
});

it('refuses a list of more files than it may have', () => {
  const file = zipSync(Object.fromEntries(Array.from({ length: 11 }, (_, nr) => [`${nr}`, new Uint8Array(1)])));

  expect(() => readZip(file, 10)).toThrow(new ArchiveError('too-big'));
});
