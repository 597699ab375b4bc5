import { answerOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { FinancesPage } from './finances/index.ts';
import { changedVendor, vendor } from './testing/expense-fixtures.ts';
import { financesAnswers } from './testing/finances-fixtures.ts';

afterEach(cleanup);

const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';
const open = (answers = {}) =>
  openPage(<FinancesPage />, {
    route: '/imah/finances',
    path: '/imah/finances?bagian=vendors',
    person: whoamiOfOwner,
    answers: { ...financesAnswers(), ...answers },
  });
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('suppliers say where they are paid to, and which account waits', async () => {
  await open();

  const list = within(await screen.findByRole('list', { name: 'Daftar pemasok' }));
  const [known, changed] = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(known).toContain('BCA 1234567890 · NPWP 3174012345678901 · Budi Santoso · 0812 3456 7890');
  expect(changed).toContain('Tanpa NPWP');
  expect(changed).toMatch(/Mandiri 1240009876543 · dibayar mulai Sabtu, 21 November 2026.*Rekening baru/);
  expect(list.getByRole('link', { name: vendor.name })).toHaveAttribute(
    'href',
    `/imah/finances?bagian=expenses&dari-pemasok=${vendor.id}`,
  );
});

it('one is added with no more than its name', async () => {
  const { inputsOf } = await open({ createVendor: answerOf(vendor) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah pemasok' }));
  const form = await dialog('Pemasok baru');
  await userEvent.click(form.getByRole('button', { name: 'Simpan pemasok' }));
  expect(inputsOf('createVendor')).toEqual([]);
  await userEvent.type(form.getByLabelText('Nama', { exact: true }), 'Toko Cat');
  await userEvent.click(form.getByRole('button', { name: 'Simpan pemasok' }));

  expect(inputsOf('createVendor')).toEqual([
    {
      params: { orgId },
      body: { name: 'Toko Cat', npwp: null, contact: null, phone: null, email: null, account: null, state: 'active' },
    },
  ]);
});

it('an account is whole or not there at all, and says where it is not', async () => {
  const { inputsOf } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah pemasok' }));
  const form = await dialog('Pemasok baru');
  await userEvent.type(form.getByLabelText('Nama', { exact: true }), 'Toko Cat');
  await userEvent.type(form.getByLabelText('NPWP'), '123');
  await userEvent.type(form.getByLabelText('Nomor rekening'), '12');
  await userEvent.click(form.getByRole('button', { name: 'Simpan pemasok' }));

  expect(text()).toContain('NPWP terdiri atas 16 angka.');
  expect(text()).toContain('Nomor rekening terdiri atas 6 sampai 20 angka.');
  expect(inputsOf('createVendor')).toEqual([]);
});

it('who changes one is told that another account waits, and may put it out of use', async () => {
  const { inputsOf } = await open({ updateVendor: answerOf(vendor) });
  await userEvent.click(await screen.findByRole('button', { name: `Ubah ${vendor.name}` }));
  const form = await dialog('Ubah pemasok');
  expect(text()).toContain('Rekening yang diganti baru dapat dibayar sehari kemudian');
  await userEvent.clear(form.getByLabelText('Nomor rekening'));
  await userEvent.type(form.getByLabelText('Nomor rekening'), '999 888 777');
  await userEvent.click(form.getByRole('radio', { name: 'Diarsipkan' }));
  await userEvent.click(form.getByRole('button', { name: 'Simpan pemasok' }));

  expect(inputsOf('updateVendor')).toMatchObject([
    {
      params: { orgId, vendorId: vendor.id },
      version: 1,
      body: { account: { bank: 'BCA', number: '999888777', holder: 'CV Lift Jaya' }, state: 'archived' },
    },
  ]);
});

it('archived ones are asked for apart', async () => {
  const { inputsOf } = await open({ listVendors: answerOf([changedVendor]) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Diarsipkan' }));

  expect(inputsOf('listVendors').at(-1)).toMatchObject({ query: { state: 'archived' } });
});
