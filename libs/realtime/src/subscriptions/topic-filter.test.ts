import { expect, it } from 'vitest';
import { topicMatcher } from './topic-filter.ts';

it.each([
  ['a/b', 'a/b', true],
  ['a/b', 'a/b/c', false],
  ['a/+/c', 'a/b/c', true],
  ['a/+/c', 'a//c', true],
  ['a/+', 'a', false],
  ['a/+', 'a/b/c', false],
  ['a/#', 'a', true],
  ['a/#', 'a/b/c', true],
  ['a/#', 'ab', false],
  ['#', 'a/b', true],
  ['#', '$SYS/up', false],
  ['+/up', '$SYS/up', false],
  ['$SYS/#', '$SYS/up', true],
])('the filter %s and the topic %s: %s', (filter, topic, isMatch) => {
  expect(topicMatcher(filter)(topic)).toBe(isMatch);
});
