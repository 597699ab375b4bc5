import { cleanup, render, waitFor } from '@testing-library/react';
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
