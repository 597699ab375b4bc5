import { ApiError } from '@imah/api-client';
import { answerOf, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { SettingsPaymentPage } from './gateway/index.ts';
import { gateway, payAnswers } from './testing/online-fixtures.ts';

afterEach(cleanup);

const open = (answers = {}) =>
  openPage(<SettingsPaymentPage />, {
    route: '/imah/settings/payment',
    path: `/imah/settings/payment?org=${tower.orgId}`,
    person: whoamiOfOwner,
    answers: { ...payAnswers, ...answers },
  });
const unused = { getPaymentGateway: answerOf({ ...gateway, place: 'none', keyEnd: null, methods: [], banks: [] }) };

it('a gateway is set up with its key, its ways and its banks', async () => {
  const { inputsOf } = await open({ ...unused, updatePaymentGateway: answerOf(gateway) });
  await userEvent.click(await screen.findByRole('radio', { name: /uji coba/ }));
  await userEvent.type(screen.getByLabelText(/^Server key/), 'SB-Mid-server-0123456789abcdef');
  for (const name of ['QRIS', 'Virtual account']) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'BCA' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => inputsOf('updatePaymentGateway'))
    .toEqual([
      {
        params: { orgId: tower.orgId },
        body: {
          place: 'sandbox',
          serverKey: 'SB-Mid-server-0123456789abcdef',
          methods: ['qris', 'va'],
          banks: ['bca'],
        },
      },
    ]);
});

it('what is missing is said at its field, and nothing is sent', async () => {
  const { inputsOf } = await open(unused);
  await userEvent.click(await screen.findByRole('radio', { name: /uji coba/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(screen.getByLabelText(/^Server key/)).toHaveAccessibleDescription(/Wajib diisi/);
  await userEvent.type(screen.getByLabelText(/^Server key/), 'SB-Mid-server-0123456789abcdef');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(screen.getByRole('checkbox', { name: 'QRIS' })).toHaveAccessibleDescription(/Wajib diisi/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Virtual account' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(screen.getByRole('checkbox', { name: 'BCA' })).toHaveAccessibleDescription(/Wajib diisi/);
  expect(inputsOf('updatePaymentGateway')).toEqual([]);
});

it('the key that is there is not shown and stays where none is typed', async () => {
  const { inputsOf } = await open({ updatePaymentGateway: answerOf(gateway) });
  expect(await screen.findByText(/Yang tersimpan berakhiran cdef/)).toBeVisible();
  expect(screen.getByLabelText(/^Server key/)).toHaveValue('');
  expect(screen.getByText(gateway.notificationUrl)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'BNI' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => inputsOf('updatePaymentGateway'))
    .toEqual([
      { params: { orgId: tower.orgId }, body: { place: 'sandbox', methods: ['qris', 'va'], banks: ['bca', 'bni'] } },
    ]);
});

it('a key that the gateway refuses is said at its field', async () => {
  const refused = 'Gerbang pembayaran menolak kunci ini';
  await open({
    updatePaymentGateway: new ApiError({
      kind: 'validation',
      status: 422,
      message: 'Validasi salah',
      fieldErrors: { serverKey: [refused] },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await expect.poll(() => screen.getAllByText(refused).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Server key/)).toHaveAccessibleDescription(new RegExp(refused));
});
