import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import '../../global/global.ts';
import { FileList } from './file-list.tsx';

afterEach(cleanup);

it('shows the sign of a missing picture where one cannot be fetched, and not the browser’s own', async () => {
  const { container } = render(
    <FileList files={[{ id: 'a', name: 'keran.jpg', kind: 'image', previewSrc: 'data:image/png;base64,AAAA' }]} />,
  );

  await waitFor(() => expect(container.querySelector('[data-icon="image-off"]')?.tagName).toBe('svg'));
  expect(container.querySelector('img')).toBeNull();
});

it('fetches a picture that could not be fetched again where its sign stands', async () => {
  const files = [{ id: 'a', name: 'keran.jpg', kind: 'image', previewSrc: 'data:image/png;base64,AAAA' }] as const;
  const { container } = render(<FileList files={files} />);
  const asked: string[] = [];
  const seen = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLImageElement) asked.push(node.src);
  });
  seen.observe(container, { childList: true, subtree: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi: keran.jpg' }));

  await waitFor(() => expect(asked).toEqual([files[0].previewSrc]));
  seen.disconnect();
});
