import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { bill, billingAnswers, creditNote, credits } from './testing/billing-fixtures.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const billPage = (answers = {}, person = whoamiOfOwner) =>
  openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
  });
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Buat nota kredit' }));
  return within(await screen.findByRole('dialog', { name: 'Nota kredit untuk INV-2026-000001' }));
};

it('a part of a line is credited with a reason, and never more than the line has left', async () => {
  const { inputsOf, toasts } = await billPage();
  const form = await openForm();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Untuk' }), '2');
  const amount = form.getByRole('textbox', { name: /termasuk pajaknya/ });
  expect(amount).toHaveValue('72.000');
  await userEvent.clear(amount);
  await userEvent.type(amount, '72001');
  await userEvent.type(form.getByRole('textbox', { name: /Alasan/ }), ' AC lobi mati ');
  await userEvent.click(form.getByRole('button', { name: 'Terbitkan nota kredit' }));
  expect(inputsOf('createCreditNote')).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '50000');
  await userEvent.click(form.getByRole('button', { name: 'Terbitkan nota kredit' }));
  await expect
    .poll(() => inputsOf('createCreditNote'))
    .toMatchObject([
      {
        params: { buildingId: tower.id, billId: bill.id },
        body: { of: { kind: 'line', position: 2, amount: 50_000 }, reason: 'AC lobi mati' },
      },
    ]);
  await expect.poll(() => toasts).toEqual(['Nota kredit NK-2026-000001 terbit.']);
});

it('all that is open is credited where no line is chosen, and nothing without a reason', async () => {
  const { inputsOf } = await billPage();
  const form = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Terbitkan nota kredit' }));
  expect(inputsOf('createCreditNote')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: /Alasan/ }), 'Unit kosong');
  await userEvent.click(form.getByRole('button', { name: 'Terbitkan nota kredit' }));
  await expect
    .poll(() => inputsOf('createCreditNote'))
    .toMatchObject([{ body: { of: { kind: 'bill' }, reason: 'Unit kosong' } }]);
});

it('a resident reads what was credited and why, with what is left, and credits nothing', async () => {
  await billPage(
    {
      getBill: answerOf({ ...bill, outstanding: 741_280 }),
      listCreditNotes: answerOf({ ...credits, notes: [creditNote] }),
    },
    whoamiOfResident,
  );
  const section = within(await screen.findByRole('region', { name: 'Nota kredit' }));
  expect(section.getByText('NK-2026-000001')).toBeVisible();
  expect(section.getByText(/AC lobi mati tiga hari/)).toBeVisible();
  expect(text()).toContain('Sisa Rp 741.280');
  expect(screen.queryByRole('button', { name: 'Buat nota kredit' })).toBeNull();
});

it('a bill that is paid or cancelled is not credited', async () => {
  await billPage({ getBill: answerOf({ ...bill, outstanding: 0, state: 'cancelled' as const }) });
  expect(await screen.findByText('Dibatalkan')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buat nota kredit' })).toBeNull();
});
