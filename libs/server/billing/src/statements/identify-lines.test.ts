import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReadLine } from './files/read-statement.ts';
import { identifyLines } from './identify-lines.ts';

/** A line of a day, with an amount and a text of few, so that some are alike. */
const drawn = fc.record({
  day: fc.integer({ min: 1, max: 4 }),
  sen: fc.integer({ min: 1, max: 3 }).map((nth) => nth * 5_050),
  description: fc.constantFrom('SARI', 'BUDI'),
});

/** Lines of a statement in the order of their days; with the balance after each, where the file has balances. */
const statement = (has: 'balances' | 'none') =>
  fc.array(drawn, { minLength: 1, maxLength: 25 }).map((rows) => {
    let balance = 0;
    return rows
      .toSorted((one, other) => one.day - other.day)
      .map(({ day, sen, description }, at): ReadLine => {
        balance += sen;
        const balanceSen = has === 'balances' ? balance : null;
        return { row: at + 1, on: `2026-11-0${day}`, sen, balanceSen, description, reference: null };
      });
  });

const hashes = (lines: readonly ReadLine[]) => identifyLines(lines).map(({ hash }) => hash.toString('hex'));
/** What an account has once files were imported one after the other: of what is known already, nothing again. */
const importAll = (files: readonly (readonly ReadLine[])[]) => [...new Set(files.flatMap(hashes))].toSorted();

/** Files that overlap and together have every line, cut by what is allowed to begin one. */
const cutInto = (mayBegin: (lines: readonly ReadLine[], at: number) => boolean) => (lines: readonly ReadLine[]) =>
  fc
    .array(fc.tuple(fc.nat(lines.length - 1), fc.integer({ min: 1, max: lines.length })), { maxLength: 6 })
    .map((cuts) => {
      const files = cuts.map(([from, size]) => {
        let start = from;
        while (start > 0 && !mayBegin(lines, start)) start -= 1;
        return lines.slice(start, start + size);
      });
      return { lines, files: [...files, lines] };
    });

it('however a statement with balances is cut into overlapping files, each line is there once', () => {
  const anywhere = statement('balances').chain(cutInto(() => true));
  fc.assert(
    fc.property(anywhere, ({ lines, files }) => {
      expect(importAll(files)).toEqual(hashes(lines).toSorted());
    }),
    { numRuns: 500 },
  );
});

it('without balances so is every cut at the beginning of a day, wherever the file then ends', () => {
  const atDays = statement('none').chain(cutInto((lines, at) => lines[at - 1]?.on !== lines[at]?.on));
  fc.assert(
    fc.property(atDays, ({ lines, files }) => {
      expect(importAll(files)).toEqual(hashes(lines).toSorted());
    }),
    { numRuns: 500 },
  );
});

it('whatever sen are in it, the lines come to the rounded balance of the bank', () => {
  const sen = fc.array(fc.integer({ min: -100_000_000, max: 100_000_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(sen, fc.integer({ min: 0, max: 99 }), (amounts, opening) => {
      let balance = opening;
      const lines = amounts.map((one, at): ReadLine => {
        balance += one;
        return { row: at, on: '2026-11-01', sen: one, balanceSen: balance, description: '', reference: null };
      });
      const sum = identifyLines(lines).reduce((total, { amount }) => total + amount, 0);
      // Adding nothing makes of a zero below zero, to which -0.01 is rounded, the one that sums are.
      expect(sum).toBe(Math.round(balance / 100) - Math.round(opening / 100) + 0);
    }),
    { numRuns: 500 },
  );
});

it('the same line is known in a file of another layout, where both have balances; what is less than a rupiah is left out', () => {
  const line = { row: 1, on: '2026-11-01', sen: 5_000, balanceSen: 15_000, description: 'TRSF', reference: null };
  const other = { ...line, row: 7, description: 'Transfer dari Sari', reference: 'REF1' };

  expect(hashes([other])).toEqual(hashes([line]));
  expect(identifyLines([{ ...line, sen: 20, balanceSen: 15_020 }])).toEqual([]);
});
