import { expect, it } from 'vitest';
import { missingFiles, readSpecMap, unproven } from './spec-map.ts';

const rows = readSpecMap();

it('the map has every requirement of the specification once, in order', () => {
  expect(rows.map(({ requirement }) => requirement)).toEqual(
    Array.from({ length: 68 }, (_, index) => `S-${String(index + 1).padStart(2, '0')}`),
  );
});

it('every file that the map names is there', () => {
  expect(missingFiles(rows)).toEqual([]);
});

it('every requirement is named by a test that proves it', () => {
  expect(unproven(rows)).toEqual([]);
});
