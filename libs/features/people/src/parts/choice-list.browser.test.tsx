import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

afterEach(cleanup);

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: `v${index}`,
    label: `Gedung ${index}`,
    description: `Kota ${index}`,
  }));
async function open(change: Partial<ChoiceListProps> = {}) {
  const onChange = vi.fn<(chosen: readonly string[]) => void>();
  await show(
    <ChoiceList
      name="buildingIds"
      label="Gedung"
      options={options(3)}
      chosen={['v1']}
      disabled={false}
      onChange={onChange}
      {...change}
    />,
  );
  return onChange;
}
const shown = () => screen.queryAllByRole('checkbox').map((box) => (box as HTMLInputElement).value);

it('shows what is chosen, adds to it and takes from it', async () => {
  const onChange = await open();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, true, false]);

  await userEvent.click(screen.getByRole('checkbox', { name: /Gedung 2/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Gedung 1/ }));

  expect(onChange.mock.calls).toEqual([[['v1', 'v2']], [[]]]);
});

it('can be searched only where it is longer than what is seen at once', async () => {
  await open({ options: options(8) });
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanup();

  await open({ options: options(10) });
  expect(screen.getByRole('searchbox', { name: 'Cari Gedung' })).toBeVisible();
});

it('finds by name and by what stands below it, however it is spelt, and says when nothing matches', async () => {
  await open({ options: options(12) });
  const search = screen.getByRole('searchbox');

  await userEvent.type(search, 'KOTA 11');
  expect(shown()).toEqual(['v11']);
  await userEvent.clear(search);
  await userEvent.type(search, 'gudang');

  expect([shown(), screen.getByText('Tidak ada yang cocok.').textContent]).toEqual([[], 'Tidak ada yang cocok.']);
});

it('keeps what was chosen and is not among what was found', async () => {
  const onChange = await open({ options: options(12), chosen: ['v1'] });
  await userEvent.type(screen.getByRole('searchbox'), 'gedung 7');

  await userEvent.click(screen.getByRole('checkbox', { name: /Gedung 7/ }));

  expect(onChange.mock.calls).toEqual([[['v1', 'v7']]]);
});

it('says what is wrong with it, and what it is for', async () => {
  await open({ error: 'Pilih minimal satu gedung.', hint: 'Haknya dijumlahkan.' });

  expect(screen.getByText('Pilih minimal satu gedung.')).toBeVisible();
  expect(screen.getByText('Haknya dijumlahkan.')).toBeVisible();
});

it('cannot be changed by who may only read', async () => {
  const onChange = await open({ disabled: true });

  await userEvent.click(screen.getByRole('checkbox', { name: /Gedung 2/ }));

  expect(onChange).not.toHaveBeenCalled();
});
