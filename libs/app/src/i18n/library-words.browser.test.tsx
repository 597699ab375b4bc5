import { act, cleanup, render, screen } from '@testing-library/react';
import { useLabels } from '@imah/ui';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LibraryWords } from './library-words.tsx';
import { LocaleProvider, useLocale } from './locale-provider.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('lang');
});

function Part() {
  const labels = useLabels();
  const { setLocale } = useLocale();
  return (
    <>
      <p>{labels.skipToContent}</p>
      <button onClick={() => setLocale('en')}>en</button>
      <button onClick={() => setLocale('id')}>id</button>
    </>
  );
}

it('the parts of the design system change language with the page, and back', async () => {
  render(
    <LocaleProvider initialLocale="id">
      <LibraryWords>
        <Part />
      </LibraryWords>
    </LocaleProvider>,
  );
  expect(screen.getByText('Langsung ke isi')).toBeVisible();

  await act(async () => userEvent.click(screen.getByText('en')));
  expect(await screen.findByText('Skip to content')).toBeVisible();

  await act(async () => userEvent.click(screen.getByText('id')));
  expect(await screen.findByText('Langsung ke isi')).toBeVisible();
});
