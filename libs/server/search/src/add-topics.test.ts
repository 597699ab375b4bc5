import type { SearchHit } from '@imah/contract/search';
import { expect, it } from 'vitest';
import { addTopics } from './add-topics.ts';

const hit = (kind: SearchHit['kind'], title: string): SearchHit => ({
  kind,
  id: title,
  title,
  detail: null,
  orgId: 'o',
  buildingId: null,
  buildingName: null,
});
const called = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => hit('unit', `${title} ${index}`));
const titles = (hits: readonly SearchHit[]) => hits.map(({ title }) => title);

it('puts a topic after what is called so as well, and before what merely resembles', () => {
  const hits = [hit('unit', 'Lift A'), hit('device', 'Lilit')];

  expect(titles(addTopics(hits, [hit('topic', 'Rapat lift')], ['lift']))).toEqual(['Lift A', 'Rapat lift', 'Lilit']);
});

it('leaves out topics that merely resemble where enough is called so', () => {
  const topics = [hit('topic', 'Rapat lfit')];

  expect(addTopics(called(4, 'Lift'), topics, ['lift'])).toHaveLength(5);
  expect(addTopics(called(5, 'Lift'), topics, ['lift'])).toHaveLength(5);
  expect(addTopics(called(9, 'Lilit'), topics, ['lift'])).toHaveLength(10);
});

it('keeps room for five topics and shows as many more as there is room for', () => {
  const topics = Array.from({ length: 20 }, (_, index) => hit('topic', `Lift ${index}`));
  const count = (others: number) =>
    addTopics(called(others, 'Lift'), topics, ['lift']).filter(({ kind }) => kind === 'topic').length;

  expect([count(0), count(8), count(20)]).toEqual([20, 12, 5]);
});
