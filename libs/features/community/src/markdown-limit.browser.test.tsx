import { topicPostDraft } from '@imah/contract/community';
import { Markdown } from '@imah/ui/data';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

const deepest = 20;
const kinds = {
  quotes: { of: (depth: number) => `${'> '.repeat(depth)}pompa`, mark: 'blockquote' },
  lists: { of: (depth: number) => `${'- '.repeat(depth)}pompa`, mark: 'ul' },
  emphasis: { of: (depth: number) => `${'*a '.repeat(depth)}${'b* '.repeat(depth)}`, mark: 'em' },
};

// The library of components may not know the contract: the limit stands in both, and this holds them together.
it.each([
  ['quotes', deepest, 'taken'],
  ['quotes', deepest + 1, 'refused'],
  ['lists', deepest, 'taken'],
  ['lists', deepest + 1, 'refused'],
  ['emphasis', deepest, 'taken'],
  ['emphasis', deepest + 1, 'refused'],
] as const)('a text of %s, %d deep, is %s where it is written and read accordingly', (kind, depth, verdict) => {
  const text = kinds[kind].of(depth);
  const { container } = render(<Markdown text={text} />);

  const isTaken = topicPostDraft.safeParse({ body: text }).success;
  const isRead = container.querySelector(kinds[kind].mark) !== null;
  expect({ isTaken, isRead }).toEqual({ isTaken: verdict === 'taken', isRead: verdict === 'taken' });
});
