import { expect, it } from 'vitest';
import { laterPages } from '../later/index.ts';
import { soonFor, soonSubjects } from './soon-subjects.ts';

it('names every subject that is not there yet, but for the parts of another', () => {
  const parts = ['buildingAsset'];
  const named: string[] = soonSubjects.map(({ subject }) => subject);

  expect([...named, ...parts].toSorted()).toEqual(Object.keys(laterPages).toSorted());
});

it('tells each of what will be theirs, and nobody of the rest', () => {
  const subjects = (grants: string[]) => soonFor(new Set(grants)).map(({ subject }) => subject);

  expect([subjects(['asset.view.own', 'bill.view.own']), subjects(['ticket.view'])]).toEqual([['assets'], []]);
});
