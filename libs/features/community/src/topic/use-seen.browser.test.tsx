import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSeen } from './use-seen.ts';

afterEach(cleanup);

function Page({ posts, onSeen }: { readonly posts: number; readonly onSeen: (postId: string | null) => void }) {
  const end = useRef<HTMLDivElement>(null);
  const { isAtEnd } = useSeen(end, posts === 0 ? null : `post-${posts}`, posts > 0, onSeen);
  return (
    <div>
      <output>{isAtEnd ? 'at the end' : 'further up'}</output>
      <div style={{ height: posts * 1000 }} />
      <div ref={end} data-testid="end" style={{ height: 1 }} />
    </div>
  );
}

/** Resolves when the browser has told of what is in sight: of whoever looked before, too. */
const whenLooked = (target: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(target);
  });

it('takes as read what was in sight once it was there, not the empty page before it', async () => {
  const onSeen = vi.fn<(postId: string | null) => void>();
  const { rerender } = render(<Page posts={0} onSeen={onSeen} />);
  const end = screen.getByTestId('end');
  await whenLooked(end);

  rerender(<Page posts={5} onSeen={onSeen} />);
  await whenLooked(end);
  expect(onSeen.mock.calls).toEqual([[null]]);

  end.scrollIntoView();
  await vi.waitFor(() => expect(onSeen.mock.calls).toEqual([[null], ['post-5']]), { timeout: 15_000 });
  await screen.findByText('at the end');
  window.scrollTo(0, 0);
});
