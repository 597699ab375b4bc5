import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import * as entryPoint from '../index.ts';
import { charts } from './catalogue.ts';
import { renderReadme } from './render-readme.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('README.md is what the charts say (npm run readme -w @imah/state-machines)', () => {
  expect(read('../../README.md')).toEqual(renderReadme(read('./example.ts')));
});

it('the README has every chart of the entry point', () => {
  const machines = Object.keys(entryPoint).filter((name) => name.endsWith('Machine'));

  expect(charts.map(({ name }) => name).toSorted()).toEqual(machines.toSorted());
});

it.each(charts.map((chart) => [chart.name, chart] as const))(
  'the README names what %s has, and nothing else',
  (_, chart) => {
    const { actors, delays } = chart.machine.implementations;
    const computed = Object.keys(delays).filter((name) => typeof delays[name] !== 'number');

    expect(Object.keys(chart.words.actors).toSorted()).toEqual(Object.keys(actors).toSorted());
    expect(Object.keys(chart.words.delays).toSorted()).toEqual(computed.toSorted());
  },
);

it('the example prints what the README says', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});

  await import('./example.ts');

  await expect.poll(() => log.mock.calls).toEqual([['Masuk sebagai Sari'], ['Harus masuk lagi, dari /imah']]);
  log.mockRestore();
});
