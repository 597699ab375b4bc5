import { ApiError } from '@imah/api-client';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { ArrearsPage } from './setup/index.ts';
import { arrearsRow, billingAnswers } from './testing/billing-fixtures.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const arrears = (answers = {}, search = '', person = whoamiOfOwner) =>
  openPage(<ArrearsPage />, {
    route: '/imah/tagihan/tunggakan',
    path: `/imah/tagihan/tunggakan${search}`,
    person,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
  });

it('what is owed stands by payer and unit and by age, with what all of it comes to', async () => {
  await arrears();
  expect(await screen.findByRole('link', { name: 'A-101, Siti Aminah' })).toHaveAttribute(
    'href',
    `/imah/tagihan/${arrearsRow.oldestBillId}`,
  );
  const totals = within(await screen.findByRole('region', { name: 'Total menurut umur' }));
  expect(totals.getByText('31–60 hari')).toBeVisible();
  expect(text()).toContain('Rp 3.664.840');
  expect(text()).toContain('Rp 2.373.840');
  expect(screen.getByText('Belum punya akun')).toBeVisible();
});

it('building, search and age stand in the address, and are asked for', async () => {
  const { inputsOf } = await arrears({}, '?umur=days-30&cari=siti');
  expect(await screen.findByRole('searchbox', { name: 'Cari nama atau unit' })).toHaveValue('siti');
  await expect
    .poll(() => inputsOf('listArrears').at(-1))
    .toMatchObject({ params: { buildingId: tower.id }, query: { search: 'siti', age: 'days-30', limit: 50 } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Umur' }), 'Semua umur');
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Cari nama atau unit' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari nama atau unit' }), 'budi');
  await expect
    .poll(() => inputsOf('listArrears').at(-1))
    .toMatchObject({ params: { buildingId: tower.id }, query: { search: 'budi', limit: 50 } });
  expect(inputsOf('listArrears').at(-1)).not.toHaveProperty('query.age');
  expect(inputsOf('getArrearsTotals').at(-1)).toMatchObject({ query: { search: 'budi' } });
});

it('those who are chosen are reminded at once, and it is said how many were not', async () => {
  const { inputsOf, toasts } = await arrears({
    remindPayers: answerOf({ reminded: 1, alreadyToday: 0, withoutAccount: 1 }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /A-101/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /A-102/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ingatkan' }));
  await expect
    .poll(() => inputsOf('remindPayers'))
    .toMatchObject([
      {
        params: { buildingId: tower.id },
        body: { payers: [{ unitId: arrearsRow.unitId, personId: arrearsRow.personId }, {}] },
      },
    ]);
  await expect
    .poll(() => toasts)
    .toEqual([
      '1 penanggung tagihan diingatkan; 1 tidak: sudah diingatkan hari ini, sedang mencicil, atau belum punya akun.',
    ]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Ingatkan' })).toBeNull();
});

it('where the server refuses a reminder, those who were chosen stay chosen', async () => {
  await arrears({ remindPayers: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
  await userEvent.click(await screen.findByRole('checkbox', { name: /A-101/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ingatkan' }));
  await expect.poll(() => screen.getByRole('checkbox', { name: /A-101/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Ingatkan' })).toBeVisible();
});

it('automatic reminders are off where a field is empty', async () => {
  const { inputsOf } = await arrears({ updateBillReminderRule: answerOf({ daysBefore: null, daysAfter: 7 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Pengingat otomatis' }));
  const form = within(await screen.findByRole('dialog', { name: 'Pengingat otomatis' }));
  await userEvent.clear(await form.findByRole('textbox', { name: 'Hari sebelum jatuh tempo' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Hari setelah jatuh tempo' }), '7');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => inputsOf('updateBillReminderRule'))
    .toMatchObject([{ params: { orgId: tower.orgId }, body: { daysBefore: null, daysAfter: 7 } }]);
});

it('who sees only their own bills sees nobody’s arrears', async () => {
  const { inputsOf } = await arrears({}, '', whoamiOfResident);
  expect(await screen.findByText('Tidak ada gedung yang tagihannya dapat Anda lihat.')).toBeVisible();
  expect(inputsOf('listArrears')).toEqual([]);
});
