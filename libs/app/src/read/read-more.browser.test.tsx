import { cleanup, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../harness/testing/show.tsx';
import { ReadMore } from './read-more.tsx';

afterEach(cleanup);

const pages = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: async () => undefined };

it('reads the next page when it is pressed', async () => {
  const fetchNextPage = vi.fn<() => Promise<void>>(async () => undefined);
  await show(<ReadMore of={{ ...pages, fetchNextPage }}>Tampilkan lagi</ReadMore>);

  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan lagi' }));

  expect(fetchNextPage.mock.calls).toEqual([[]]);
});

it('is not there after the last page', async () => {
  await show(<ReadMore of={{ ...pages, hasNextPage: false }}>Tampilkan lagi</ReadMore>);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that a page is on its way, and asks for it once', async () => {
  const fetchNextPage = vi.fn<() => Promise<void>>(async () => undefined);
  await show(<ReadMore of={{ ...pages, isFetchingNextPage: true, fetchNextPage }}>Tampilkan lagi</ReadMore>);

  expect(screen.getByRole('button', { name: /Tampilkan lagi/ })).toHaveAttribute('aria-busy', 'true');
  expect(fetchNextPage.mock.calls).toEqual([]);
});
