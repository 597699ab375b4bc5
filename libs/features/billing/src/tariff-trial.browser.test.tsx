import { answerOf, tower } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { TariffForm } from './tariffs/tariff-form.tsx';
import { billingAnswers, tariff } from './testing/billing-fixtures.ts';
import { trial } from './testing/trial-fixtures.ts';

afterEach(cleanup);

const open = (answers = {}) =>
  openPage(<TariffForm buildingId={tower.id} onClose={() => undefined} />, {
    route: '/imah/tagihan',
    path: '/imah/tagihan',
    answers: { ...billingAnswers, tryTariff: answerOf(trial), ...answers },
  });
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const attempt = () => screen.getByRole('button', { name: /^Coba pada / });

it('a tariff is tried on a month that is over before it is saved: the sums, who pays more and less, and those who differ most', async () => {
  const { inputsOf } = await open({ createTariff: answerOf(tariff) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tarif per m²' }), '20000');
  const month = screen.getByRole('combobox', { name: 'Coba pada bulan' });
  const [newest] = within(month).getAllByRole<HTMLOptionElement>('option');
  expect(attempt()).toHaveAccessibleName(`Coba pada ${newest?.textContent}`);
  await userEvent.selectOptions(month, within(month).getAllByRole<HTMLOptionElement>('option')[2]?.value ?? '');
  await userEvent.click(attempt());

  const found = await screen.findByRole('region', { name: 'Bila berlaku pada Oktober 2026' });
  expect(textOf(found)).toBe(
    [
      'Bila berlaku pada Oktober 2026',
      'Semua tagihan jenis ini: Rp 828.000 menjadi Rp 800.000.',
      '1 naik, 1 turun, 3 tetap.',
      '2 unit tidak dihitung karena meterannya belum dibaca.',
      '1 unit dihitung dari perkiraan.',
      'A-101, Siti AminahRp 648.000 menjadi Rp 400.000−Rp 248.000',
      'A-102, Budi SantosoRp 180.000 menjadi Rp 400.000+Rp 220.000',
    ].join(''),
  );
  const [asked] = inputsOf('tryTariff');
  expect(asked).toMatchObject({
    params: { buildingId: tower.id },
    body: { tariff: { kind: 'service-charge', basis: 'area', rateE4: 200_000_000 } },
  });
  expect(inputsOf('createTariff')).toEqual([]);
});

it('what was tried is gone once the tariff is another, and it can be saved without a trial', async () => {
  const { inputsOf } = await open({ createTariff: answerOf(tariff) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tarif per m²' }), '20000');
  await userEvent.click(attempt());
  await screen.findByRole('region', { name: 'Bila berlaku pada Oktober 2026' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pajak' }), 'PPN penuh 12%');
  expect(screen.queryByRole('region', { name: 'Bila berlaku pada Oktober 2026' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan tarif' }));
  await expect.poll(() => inputsOf('createTariff')).toMatchObject([{ body: { tax: 'ppn-full' } }]);
});

it('what comes of a trial after the tariff was changed is not shown', async () => {
  const { promise, resolve } = Promise.withResolvers<{ data: typeof trial }>();
  const { inputsOf } = await open({ tryTariff: () => promise });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tarif per m²' }), '20000');
  await userEvent.click(attempt());
  await expect.poll(() => inputsOf('tryTariff')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pajak' }), 'PPN penuh 12%');
  resolve({ data: trial });

  await waitFor(() => expect(attempt()).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('region', { name: 'Bila berlaku pada Oktober 2026' })).toBeNull();
});

it('nothing is tried while the tariff is not said, and a refusal says why', async () => {
  const { inputsOf } = await open({ tryTariff: refusal('conflict', 409, 'Belum dapat dihitung.') });
  await userEvent.click(await screen.findByRole('button', { name: /^Coba pada / }));
  expect(inputsOf('tryTariff')).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Tarif per m²' })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: 'Tarif per m²' }), '1');
  await userEvent.click(attempt());
  expect(await screen.findByText('Belum dapat dihitung.')).toBeVisible();
});

it('a month in which nobody was billed says so', async () => {
  await open({
    tryTariff: answerOf({
      ...trial,
      before: 0,
      after: 0,
      more: 0,
      less: 0,
      same: 0,
      rows: [],
      unread: 0,
      estimated: 0,
    }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tarif per m²' }), '1');
  await userEvent.click(attempt());
  const found = await screen.findByRole('region', { name: 'Bila berlaku pada Oktober 2026' });
  expect(textOf(found)).toBe('Bila berlaku pada Oktober 2026Tidak ada yang ditagih pada bulan itu.');
});
