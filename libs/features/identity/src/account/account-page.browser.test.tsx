import { pictureOf } from '@imah/app/harness';
import { ApiError } from '@imah/api-client';
import { listOf, whoami } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainConfig, show } from '@imah/app/harness/testing';
import { linkAnswers } from '../link/testing/link-fixtures.ts';
import { accountAnswers, profile, sessions } from './testing/account-fixtures.ts';
import { AccountPage } from './account-page.tsx';

// What the page fetches on demand is at hand before the clock of a test runs.
beforeAll(async () => {
  await import('./second-factor-setup.tsx');
}, 60_000);
beforeEach(() => page.viewport(1280, 800));
afterEach(cleanup);

const reads = /^(list|get)/;

type Options = NonNullable<Parameters<typeof show>[1]> & { readonly at?: string };

/** A page of an account in use, by its last part; of its calls only those that change something. */
async function showAkun({ answers = {}, at = '', ...rest }: Options = {}) {
  const { calls } = await show(<AccountPage />, {
    route: '/imah/akun/:part?',
    path: `/imah/akun${at}`,
    ...rest,
    answers: { ...accountAnswers, ...linkAnswers, ...answers },
  });
  return { calls: () => calls().filter(({ name }) => !reads.test(name)), all: calls };
}

const demo = { ...plainConfig, demo: { accounts: [], password: 'imah-contoh-2026' } };
const owner = {
  ...whoami,
  memberships: whoami.memberships.map((membership) => ({
    ...membership,
    grants: [...membership.grants, 'org.delete'],
  })),
};

const resident = {
  ...whoami,
  memberships: whoami.memberships.map((membership) => ({ ...membership, grants: ['ticket.view.own'] })),
};
const pagesShown = () =>
  within(screen.getByRole('navigation', { name: 'Akun' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]);

describe('AccountPage', () => {
  it('stands beside the way to all of its pages, with the profile first', async () => {
    await showAkun();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profil');
    expect(pagesShown()).toEqual([
      ['Profil', '/imah/akun/profil', 'page'],
      ['Keamanan', '/imah/akun/keamanan', null],
      ['Pemberitahuan', '/imah/akun/pemberitahuan', null],
      ['Privasi dan data', '/imah/akun/privasi', null],
      ['Pengembang', '/imah/link', null],
    ]);
  });

  it('offers who only lives here nothing for programs', async () => {
    await showAkun({ person: resident, at: '/privasi' });

    expect(pagesShown().map(([words]) => words)).toEqual(['Profil', 'Keamanan', 'Pemberitahuan', 'Privasi dan data']);
  });

  it('is the list of its pages alone on a phone, and each page leads back to it', async () => {
    await page.viewport(390, 844);
    await showAkun();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Akun');
    expect(screen.queryByRole('button', { name: 'Simpan profil' })).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Keamanan' }));

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Keamanan');
    expect(screen.getByRole('link', { name: 'Akun' }).getAttribute('href')).toBe('/imah/akun');
  });

  it.each([
    ['#email', 'Profil'],
    ['#sesi', 'Keamanan'],
    ['#masuk', 'Keamanan'],
    ['#pemberitahuan', 'Pemberitahuan'],
    ['#peragaan', 'Privasi dan data'],
    ['/tidak-ada', 'Profil'],
  ])('leads the older address %s to the page %s', async (at, title) => {
    await showAkun({ at, person: owner });

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  });

  it('ends its page of privacy with what cannot be undone', async () => {
    await showAkun({ at: '/privasi', person: owner, app: { config: demo } });

    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections).toEqual(['Persetujuan', 'Data saya', 'Demo', 'Hapus akun saya']);
  });

  it('changes the password, says so and empties the form', async () => {
    const { calls } = await showAkun({ at: '/keamanan', answers: { changePassword: undefined } });

    await userEvent.type(screen.getByLabelText('Kata sandi sekarang'), 'imah-contoh-2026');
    await userEvent.type(screen.getByLabelText('Kata sandi baru'), 'kereta-malam-42');
    await userEvent.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));

    expect(await screen.findByText(/Kata sandi sudah diganti/)).toBeVisible();
    expect(calls()).toEqual([
      {
        name: 'changePassword',
        input: { body: { currentPassword: 'imah-contoh-2026', newPassword: 'kereta-malam-42' } },
      },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Kata sandi sekarang').value).toBe('');
  });

  it('offers to revoke the API tokens that outlive a change of the password', async () => {
    const at = '2026-11-01T00:00:00.000Z';
    const token = { name: 'Laporan', prefix: 'imah_ab', scopes: [], createdAt: at, expiresAt: at, lastUsedAt: null };
    const tokens = listOf(['b1', 'b2'].map((end) => ({ ...token, id: `01935e4f-7c1a-7b2c-8d3e-0000000000${end}` })));
    const { calls } = await showAkun({
      at: '/keamanan',
      answers: { changePassword: undefined, listApiTokens: tokens, revokeApiToken: undefined },
    });
    await userEvent.type(screen.getByLabelText('Kata sandi sekarang'), 'imah-contoh-2026');
    await userEvent.type(screen.getByLabelText('Kata sandi baru'), 'kereta-malam-42{Enter}');

    expect(await screen.findByText(/2 token API masih berlaku/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cabut semua token' }));

    expect(await screen.findByText('Semua token API sudah dicabut.')).toBeVisible();
    expect(calls().filter(({ name }) => name === 'revokeApiToken')).toEqual(
      tokens.data.map(({ id }) => ({ name: 'revokeApiToken', input: { params: { tokenId: id } } })),
    );
  });

  it('lets a mistyped address be put right before it is verified', async () => {
    const unverified = { ...profile, emailVerified: false };
    const pendingEmail = 'ratna@contoh.id';
    const { calls } = await showAkun({
      answers: { getProfile: { data: unverified }, changeEmail: { data: { ...unverified, pendingEmail } } },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Salah ketik? Perbaiki alamat' }));
    await userEvent.type(screen.getByLabelText('Alamat email baru'), `${pendingEmail}{Enter}`);

    expect(await screen.findByText(/Menunggu konfirmasi ratna@contoh\.id/)).toBeVisible();
    expect(calls()).toEqual([{ name: 'changeEmail', input: { body: { email: pendingEmail } } }]);
  });

  it('shows at its field that the current password is wrong', async () => {
    const wrong = new ApiError({
      kind: 'validation',
      status: 422,
      message: 'Validasi Salah, Cek Kembali Input',
      fieldErrors: { currentPassword: ['Kata sandi salah'] },
    });
    await showAkun({ at: '/keamanan', answers: { changePassword: wrong } });

    await userEvent.type(screen.getByLabelText('Kata sandi sekarang'), 'salah');
    await userEvent.type(screen.getByLabelText('Kata sandi baru'), 'kereta-malam-42{Enter}');

    expect(await screen.findByText('Kata sandi salah')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByLabelText('Kata sandi sekarang'));
  });

  it('asks for another address, and shows that it waits for the link of its mail', async () => {
    const pendingEmail = 'ratna@contoh.id';
    const { calls } = await showAkun({
      answers: {
        changeEmail: { data: { ...profile, pendingEmail } },
        sendVerification: undefined,
        cancelEmailChange: undefined,
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Ganti alamat email' }));
    await userEvent.type(screen.getByLabelText('Alamat email baru'), `${profile.email}{Enter}`);
    expect(screen.getByText('Ini alamat yang sedang Anda pakai.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Alamat email baru'));
    await userEvent.type(screen.getByLabelText('Alamat email baru'), `${pendingEmail}{Enter}`);

    expect(await screen.findByText(/Menunggu konfirmasi ratna@contoh\.id/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kirim ulang email verifikasi' }));
    expect(await screen.findByText(/Email sedang dikirim/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan penggantian' }));

    await expect.poll(() => screen.queryByText(/Menunggu konfirmasi/)).toBeNull();
    expect(calls()).toEqual([
      { name: 'changeEmail', input: { body: { email: pendingEmail } } },
      { name: 'sendVerification', input: undefined },
      { name: 'cancelEmailChange', input: undefined },
    ]);
  });

  it('waits as long as the server says before another mail can be asked for', async () => {
    const unverified = { data: { ...profile, emailVerified: false } };
    const often = new ApiError({ kind: 'rate-limited', status: 429, message: 'often', retryAfterSeconds: 90 });
    await showAkun({ answers: { getProfile: unverified, sendVerification: often } });

    await userEvent.click(await screen.findByRole('button', { name: 'Kirim ulang email verifikasi' }));

    await expect
      .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Kirim ulang email verifikasi' }).disabled)
      .toBe(true);
  });

  it('changes the colour mode at once', async () => {
    const prefer = vi.fn<(mode: string) => void>();
    await showAkun({ app: { colorMode: { preference: 'system', prefer } } });

    await userEvent.selectOptions(screen.getByLabelText('Tampilan'), 'dark');

    expect(prefer).toHaveBeenCalledWith('dark');
  });

  it('removes the demonstration only after asking once more, and leaves with it', async () => {
    const signOut = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('gone'));
    const { calls } = await showAkun({
      at: '/privasi',
      person: owner,
      app: { config: demo, signOut },
      answers: { removeDemo: undefined },
    });

    await userEvent.click(screen.getByRole('button', { name: 'Hapus demo' }));
    expect(calls()).toEqual([]);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus demo' }));

    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/login');
    expect(calls().map(({ name }) => name)).toEqual(['removeDemo']);
  });

  it('offers the removal to nobody who may not', async () => {
    await showAkun({ at: '/privasi', app: { config: demo } });

    expect(screen.queryByRole('button', { name: 'Hapus demo' })).toBeNull();
    expect(screen.getByText(/pemilik organisasi contoh/)).toBeVisible();
  });

  it('shows where the person is signed in, and ends one session', async () => {
    const { calls, all } = await showAkun({ at: '/keamanan', answers: { revokeSession: undefined } });

    const row = (await screen.findByText('Chrome di Android')).closest('li');
    expect(screen.getByText('Chrome di Linux').closest('li')?.textContent).toContain('Sesi ini');
    if (row === null) throw new Error('the session is not in a row');
    await userEvent.click(within(row).getByRole('button'));

    await expect.poll(() => all().filter(({ name }) => name === 'listSessions')).toHaveLength(2);
    expect(calls()).toEqual([{ name: 'revokeSession', input: { params: { sessionId: sessions[1]?.id } } }]);
  });

  it('ends all other sessions only after asking once more', async () => {
    const { calls } = await showAkun({ at: '/keamanan', answers: { revokeOtherSessions: undefined } });

    await userEvent.click(await screen.findByRole('button', { name: 'Akhiri semua sesi lain' }));
    expect(calls()).toEqual([]);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Akhiri semua sesi lain' }));

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(calls().map(({ name }) => name)).toEqual(['revokeOtherSessions']);
  });

  it('says what failed and offers another try', async () => {
    const failed = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
    const { all } = await showAkun({ at: '/keamanan', answers: { listSessions: failed } });

    const tries = all().length;
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));

    await expect.poll(() => all().length).toBeGreaterThan(tries);
  });

  it('sets the authenticator app up: picture, first code, recovery codes', async () => {
    const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Imah:a@b.id?secret=JBSWY3DPEHPK3PXP' };
    const recoveryCodes = ['ABCDE-23456', 'FGHJK-34567'];
    const { calls } = await showAkun({
      at: '/keamanan',
      answers: { startSecondFactor: { data: setup }, confirmSecondFactor: { data: { recoveryCodes } } },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    expect(await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Kode dari aplikasi'), '123456{Enter}');

    expect(await screen.findByText('ABCDE-23456')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sudah saya simpan' }));
    expect(screen.queryByText('ABCDE-23456')).toBeNull();
    expect(calls()).toEqual([
      { name: 'startSecondFactor', input: undefined },
      { name: 'confirmSecondFactor', input: { body: { code: '123456' } } },
    ]);
  });

  it.each([
    ['/imah/tickets?q=air', { href: '/imah/tickets?q=air' }],
    ['https://elsewhere.example/imah', 'stay'],
    ['//elsewhere.example', 'stay'],
  ])('leads back to %s only where that is a page of the application', async (path, then) => {
    const onRightsChanged = vi.fn<(then: unknown) => void>();
    await showAkun({
      at: `/keamanan?kembali=${encodeURIComponent(path)}`,
      app: { onRightsChanged },
      answers: {
        startSecondFactor: { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Imah:a@b.id?secret=JBSW' } },
        confirmSecondFactor: { data: { recoveryCodes: ['ABCDE-23456'] } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    await userEvent.type(await screen.findByLabelText('Kode dari aplikasi'), '123456{Enter}');

    await userEvent.click(await screen.findByRole('button', { name: 'Sudah saya simpan' }));

    expect(onRightsChanged).toHaveBeenCalledExactlyOnceWith(then);
  });

  it('says nothing when the person did not want to confirm who they are', async () => {
    const declined = new ApiError({ kind: 'forbidden', status: 403, code: 'PERLU_KONFIRMASI', message: 'dulu' });
    const { calls } = await showAkun({ at: '/keamanan', answers: { startSecondFactor: declined } });

    const start = await screen.findByRole('button', { name: 'Aktifkan' });
    await userEvent.click(start);

    await expect.poll(() => calls().length).toBe(1);
    await expect.poll(() => start.getAttribute('aria-busy')).not.toBe('true');
    expect(screen.queryByText('dulu')).toBeNull();
  });

  it('takes the second factor away only after asking once more', async () => {
    const on = { data: { status: 'on', since: '2026-11-01T02:00:00.000Z', recoveryCodesLeft: 2 } } as const;
    const { calls } = await showAkun({
      at: '/keamanan',
      answers: { getSecondFactor: on, removeSecondFactor: undefined },
    });

    expect(await screen.findByText('2 kode pemulihan tersisa')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Nonaktifkan' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nonaktifkan' }));

    await expect.poll(() => calls().map(({ name }) => name)).toEqual(['removeSecondFactor']);
  });

  it('saves name and telephone, and the app hears of it', async () => {
    const onRightsChanged = vi.fn<() => void>();
    const { calls } = await showAkun({ app: { onRightsChanged } });

    const name = await screen.findByLabelText(/^Nama(?! pengguna)/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Wati Kusuma');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan profil' }));

    expect(await screen.findByText('Profil sudah disimpan.')).toBeVisible();
    expect(calls()).toEqual([
      { name: 'updateProfile', input: { body: { name: 'Wati Kusuma', phone: '+6281234567890' } } },
    ]);
    expect(onRightsChanged).toHaveBeenCalledOnce();
  });

  it('sends a picture small and square, and says when a file is none', async () => {
    const { calls } = await showAkun({ answers: { setPicture: { data: profile } } });
    const input = await screen.findByLabelText<HTMLInputElement>('Foto profil');
    const canvas = new OffscreenCanvas(1200, 800);
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);

    await userEvent.upload(input, new File(['bukan gambar'], 'foto.png', { type: 'image/png' }));
    expect(await screen.findByText('Berkas ini tidak dapat dibaca sebagai gambar.')).toBeVisible();
    await userEvent.upload(input, new File([await pictureOf(canvas, 'image/png')], 'foto.png', { type: 'image/png' }));

    await expect.poll(() => calls().map(({ name }) => name)).toEqual(['setPicture']);
    const { body } = (calls()[0] ?? { input: null }).input as { body: { image: string } };
    const sent = await createImageBitmap(
      new Blob([Uint8Array.from(atob(body.image), (letter) => letter.charCodeAt(0))]),
    );
    expect([sent.width, sent.height]).toEqual([512, 512]);
  });

  it('agrees to news by one press and shows since when', async () => {
    const agreed = {
      ...profile,
      consents: [
        ...profile.consents.slice(0, 1),
        { purpose: 'news', version: '2026-11-01', givenAt: '2026-11-20T03:00:00.000Z', withdrawnAt: null },
      ],
    } as const;
    let now: typeof profile = profile;
    const { calls } = await showAkun({
      at: '/privasi',
      answers: {
        getProfile: async () => ({ data: now }),
        setConsent: async () => {
          now = { ...agreed, consents: [...agreed.consents] };
          return { data: now };
        },
      },
    });

    await userEvent.click(await screen.findByRole('switch', { name: 'Kirimi saya kabar Imah lewat email' }));

    expect(await screen.findByText(/Disetujui 20 November 2026/)).toBeVisible();
    expect(calls()[0]?.input).toMatchObject({ params: { purpose: 'news' }, body: { given: true } });
  });

  it('gives the person their data as a file', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const data = { madeAt: '2026-11-21T03:00:00.000Z', about: 'Semua data', parts: { account: [] } };
    await showAkun({ at: '/privasi', answers: { downloadMyData: { data } } });

    await userEvent.click(await screen.findByRole('button', { name: 'Unduh data saya' }));

    expect(await screen.findByText(/sudah diunduh/)).toBeVisible();
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      'data-imah-2026-11-21.json',
    ]);
    saved.mockRestore();
  });

  it('has the account deleted only when its mail was typed, and lets the person take it back', async () => {
    const erasing = {
      ...profile,
      erasure: { requestedAt: '2026-11-21T03:00:00.000Z', eraseAt: '2026-11-23T03:00:00.000Z' },
    };
    let now: typeof profile = profile;
    const { calls } = await showAkun({
      at: '/privasi',
      answers: {
        getProfile: async () => ({ data: now }),
        requestErasure: async () => {
          now = erasing;
          return { data: { eraseAt: erasing.erasure.eraseAt } };
        },
        cancelErasure: async () => {
          now = profile;
          return undefined;
        },
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Hapus akun saya' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole<HTMLButtonElement>('button', { name: 'Hapus akun saya' }).disabled).toBe(true);
    await userEvent.type(question.getByRole('textbox'), 'pengelola@imah.test');
    await userEvent.click(question.getByRole('button', { name: 'Hapus akun saya' }));

    expect(await screen.findByText(/Akun Anda akan dihapus pada .*23 November 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan penghapusan' }));
    expect(await screen.findByRole('button', { name: 'Hapus akun saya' })).toBeVisible();
    expect(calls().map(({ name }) => name)).toEqual(['requestErasure', 'cancelErasure']);
  });
});
