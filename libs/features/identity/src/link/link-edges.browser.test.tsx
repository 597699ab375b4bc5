import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, minutesAgo, whoami } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { accountAnswers } from '../account/testing/account-fixtures.ts';
import { ApiTokens } from './api-tokens.tsx';
import { LiveSecret } from './live-secret.tsx';
import { linkAnswers, token } from './testing/link-fixtures.ts';
import { scopesOf } from './token-areas.ts';

afterEach(cleanup);

const answers = { ...accountAnswers, ...linkAnswers };
const tokens = (more: FakeAnswers = {}) =>
  openPage(<ApiTokens />, { person: whoami, answers: { ...answers, ...more } });
const secret = (more: FakeAnswers = {}) =>
  openPage(<LiveSecret />, { person: whoami, answers: { ...answers, ...more } });
const draft = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Buat token' }));
  return within(await screen.findByRole('dialog', { name: 'Token API baru' }));
};

describe('the tokens of an account', () => {
  it('say what they are for where there is none, and offer to make one', async () => {
    await tokens({ listApiTokens: listOf([]) });

    expect(await screen.findByText('Belum ada token')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buat token' })).toBeVisible();
  });

  it('say of one that was never used that it was not', async () => {
    await tokens({ listApiTokens: listOf([{ ...token, lastUsedAt: null }]) });

    expect(await screen.findByText(/belum pernah dipakai/)).toBeVisible();
  });

  it('are over from the very minute that was said', async () => {
    await tokens({
      listApiTokens: listOf([
        { ...token, id: 'kini', name: 'Berakhir kini', expiresAt: minutesAgo(0) },
        { ...token, id: 'nanti', name: 'Sebentar lagi', expiresAt: minutesAgo(-1) },
      ]),
    });
    const [now, later] = (await screen.findAllByRole('listitem')).map((row) => within(row));

    expect([now?.queryAllByText('Kedaluwarsa').length, later?.queryAllByText('Kedaluwarsa').length]).toEqual([1, 0]);
  });

  it('are kept where one thinks better of revoking one', async () => {
    const { inputsOf } = await tokens({ revokeApiToken: undefined });
    await userEvent.click(await screen.findByRole('button', { name: `Cabut ${token.name}` }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(inputsOf('revokeApiToken')).toEqual([]);
  });

  it('are made with the right to change only where that was chosen', async () => {
    const { inputsOf } = await tokens({ createApiToken: answerOf({ token: 'imah_x', apiToken: token }) });
    const form = await draft();
    await userEvent.type(form.getByLabelText(/^Nama/), 'Sakelar');
    await userEvent.click(form.getByRole('radio', { name: 'Membaca dan mengubah' }));
    await userEvent.click(form.getByLabelText('Perangkat, data, dan alarm'));
    await userEvent.click(form.getByRole('button', { name: 'Buat token' }));

    await expect
      .poll(() => inputsOf('createApiToken'))
      .toEqual([{ body: { name: 'Sakelar', scopes: scopesOf(['devices'], 'change'), expiresInDays: 30 } }]);
  });

  it('reach nothing of an area that was chosen and taken back', async () => {
    const { inputsOf } = await tokens({ createApiToken: answerOf({ token: 'imah_x', apiToken: token }) });
    const form = await draft();
    await userEvent.type(form.getByLabelText(/^Nama/), 'Laporan');
    await userEvent.click(form.getByLabelText('Tiket'));
    await userEvent.click(form.getByLabelText('Gedung dan unit'));
    await userEvent.click(form.getByLabelText('Tiket'));
    await userEvent.click(form.getByRole('button', { name: 'Buat token' }));

    await expect
      .poll(() => inputsOf('createApiToken'))
      .toMatchObject([{ body: { scopes: scopesOf(['places'], 'read') } }]);
  });

  it('keep what was typed where the server refuses, and show it at its field', async () => {
    await tokens({ createApiToken: fieldRefusal({ name: ['Nama ini sudah dipakai'] }) });
    const form = await draft();
    await userEvent.type(form.getByLabelText(/^Nama/), 'Papan lobi');
    await userEvent.click(form.getByLabelText('Tiket'));
    await userEvent.click(form.getByRole('button', { name: 'Buat token' }));

    expect(await form.findByText('Nama ini sudah dipakai')).toBeVisible();
    expect(form.getByLabelText(/^Nama/)).toHaveValue('Papan lobi');
    expect(form.getByLabelText('Tiket')).toBeChecked();
  });

  it('are not made where one leaves the form', async () => {
    const { inputsOf } = await tokens();
    const form = await draft();
    await userEvent.type(form.getByLabelText(/^Nama/), 'Papan lobi');
    await userEvent.click(form.getByRole('button', { name: 'Batal' }));

    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(inputsOf('createApiToken')).toEqual([]);
  });
});

describe('the password of the live channel', () => {
  it('is hidden again on a second press', async () => {
    await secret();
    await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan' }));

    expect(screen.queryByText('kLq2-contoh-sandi-kanal-7Yx')).toBeNull();
  });

  it('that no program has used says so', async () => {
    await secret({ getLiveSecret: answerOf({ username: whoami.email, secret: 'x', lastUsedAt: null }) });

    expect(await screen.findByText('Belum pernah')).toBeVisible();
  });

  it('is kept where one thinks better of changing it', async () => {
    const { inputsOf } = await secret();
    await userEvent.click(await screen.findByRole('button', { name: 'Ganti sandi' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(inputsOf('rotateLiveSecret')).toEqual([]);
  });

  it('that could not be changed says so, and the old one stays', async () => {
    await secret({ rotateLiveSecret: refusal('server', 500, 'Server sedang bermasalah.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Ganti sandi' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ganti sandi' }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText(/sambungan lama sudah diputus/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan' }));
    expect(screen.getByText('kLq2-contoh-sandi-kanal-7Yx')).toBeVisible();
  });
});
