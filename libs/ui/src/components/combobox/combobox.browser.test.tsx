import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

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

it('is worked with in a sheet: a press on its list chooses, and the first Escape closes the list alone', async () => {
  const onClose = vi.fn<() => void>();
  const onChange = vi.fn<ComboboxProps['onChange']>();
  render(
    <Sheet open onClose={onClose} title="Penghuni">
      <Combobox label="Orang" options={[{ value: 'sari', label: 'Sari' }]} value={null} onChange={onChange} />
    </Sheet>,
  );
  const field = screen.getByRole('combobox', { name: 'Orang' });

  await userEvent.click(field);
  await screen.findByRole('option', { name: 'Sari' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'Sari' }));

  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ value: { value: 'sari', label: 'Sari' } }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('keeps what was chosen when Escape is pressed: of several, none is taken away, and the sheet around it closes', async () => {
  const onClose = vi.fn<() => void>();
  const onChange = vi.fn<() => void>();
  const sari = { value: 'sari', label: 'Sari' };
  render(
    <Sheet open onClose={onClose} title="Penghuni">
      <MultiCombobox label="Orang" options={[sari]} value={[sari]} onChange={onChange} />
    </Sheet>,
  );

  await userEvent.click(screen.getByRole('combobox', { name: 'Orang' }));
  await screen.findByRole('option', { name: 'Sari' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onChange).not.toHaveBeenCalled();
});
