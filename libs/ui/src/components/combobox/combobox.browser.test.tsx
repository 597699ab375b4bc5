import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { Combobox } from './combobox.tsx';

// A busy machine draws late, not wrongly.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

it('says that the search failed and lets a person try again', async () => {
  const onRetry = vi.fn<() => void>();
  render(
    <Combobox
      label="Teknisi"
      options={[]}
      state="failed"
      value={null}
      onChange={() => undefined}
      onSearch={() => undefined}
      onRetry={onRetry}
    />,
  );

  await userEvent.type(screen.getByRole('combobox', { name: 'Teknisi' }), 'sa');
  expect(await screen.findByText('Pilihan gagal dimuat.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));

  expect(onRetry).toHaveBeenCalledOnce();
});

it('has no word of another language in its hidden buttons', async () => {
  render(
    <Combobox label="Teknisi" options={[{ value: 'sari', label: 'Sari' }]} value={null} onChange={() => undefined} />,
  );

  await userEvent.click(screen.getByRole('combobox', { name: 'Teknisi' }));
  await screen.findByRole('option', { name: 'Sari' });

  expect(screen.queryAllByRole('button', { name: 'Dismiss', hidden: true })).toEqual([]);
  const [first] = screen.getAllByRole('button', { name: 'Tutup', hidden: true });
  await userEvent.click(first ?? document.body);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
