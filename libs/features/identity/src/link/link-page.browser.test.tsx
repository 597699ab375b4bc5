import { ApiError } from '@imah/api-client';
import { listOf, whoami } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { accountAnswers } from '../account/testing/account-fixtures.ts';
import { linkAnswers, token } from './testing/link-fixtures.ts';
import { LinkPage } from './link-page.tsx';
import { scopesOf } from './token-areas.ts';

afterEach(cleanup);

async function showLink({ answers = {}, ...rest }: NonNullable<Parameters<typeof show>[1]> = {}) {
  const { calls } = await show(<LinkPage />, {
    ...rest,
    answers: { ...accountAnswers, ...linkAnswers, ...answers },
  });
  return { calls: () => calls().filter(({ name }) => !/^(list|get)/.test(name)) };
}

describe('LinkPage', () => {
  it('hides the live-channel password until it is asked for, and changes it', async () => {
    const fresh = { username: 'pengelola@imah.test', secret: 'baru', lastUsedAt: null };
    const { calls } = await showLink({ answers: { rotateLiveSecret: { data: fresh } } });

    const secret = 'kLq2-contoh-sandi-kanal-7Yx';
    const show = await screen.findByRole('button', { name: 'Tampilkan' });
    expect(screen.queryByText(secret)).toBeNull();
    await userEvent.click(show);
    expect(screen.getByText(secret)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Ganti sandi' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ganti sandi' }));
    expect(await screen.findByText(/sambungan lama sudah diputus/)).toBeVisible();
    expect(calls().map(({ name }) => name)).toEqual(['rotateLiveSecret']);
  });

  it('makes a token that reaches what was chosen, and shows it once', async () => {
    const secret = 'imah_rahasia-yang-hanya-tampil-sekali';
    const { calls } = await showLink({ answers: { createApiToken: { data: { token: secret, apiToken: token } } } });

    await userEvent.click(await screen.findByRole('button', { name: 'Buat token' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Nama/), 'Papan lobi');
    await userEvent.click(dialog.getByLabelText('Perangkat, data, dan alarm'));
    await userEvent.click(dialog.getByLabelText('Gedung dan unit'));
    await userEvent.selectOptions(dialog.getByLabelText('Berlaku selama'), '90');
    await userEvent.click(dialog.getByRole('button', { name: 'Buat token' }));

    expect((await screen.findByLabelText<HTMLInputElement>('Token')).value).toBe(secret);
    expect(calls()).toEqual([
      {
        name: 'createApiToken',
        input: { body: { name: 'Papan lobi', scopes: scopesOf(['devices', 'places'], 'read'), expiresInDays: 90 } },
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sudah saya simpan' }));
    expect(screen.queryByLabelText('Token')).toBeNull();
  });

  it('makes no token before the address is verified, and sends the mail again', async () => {
    const { calls } = await showLink({
      person: { ...whoami, emailVerified: false },
      answers: { listApiTokens: listOf([]), sendVerification: undefined },
    });

    expect(await screen.findByText(new RegExp(`Verifikasi dulu alamat ${whoami.email}`))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buat token' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Kirim ulang email verifikasi' }));

    expect(await screen.findByText(/Email sedang dikirim/)).toBeVisible();
    expect(calls()).toEqual([{ name: 'sendVerification', input: undefined }]);
  });

  it('asks for a name and at least one area before it asks the server', async () => {
    const { calls } = await showLink();

    await userEvent.click(await screen.findByRole('button', { name: 'Buat token' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Buat token' }));

    expect((await dialog.findByRole('alert')).textContent).toContain('Pilih minimal satu bagian');
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Nama/));
    expect(calls()).toEqual([]);
  });

  it('revokes a token after asking once more, and says what failed', async () => {
    const failed = new ApiError({ kind: 'network', message: 'putus' });
    await showLink({ answers: { revokeApiToken: failed } });

    await userEvent.click(await screen.findByRole('button', { name: 'Cabut Laporan bulanan' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cabut' }));

    expect((await screen.findByRole('alert')).textContent).toContain('Tidak ada sambungan ke server');
  });

  it('tells what a token may do and that one has expired', async () => {
    await showLink();

    expect(await screen.findByText('Gedung dan unit; Tagihan, meter, dan keuangan (membaca)')).toBeVisible();
    expect(screen.getByText('Perangkat, data, dan alarm (membaca dan mengubah)')).toBeVisible();
    expect(screen.getAllByText('Kedaluwarsa')).toHaveLength(1);
  });
});
