import { ApiError } from '@imah/api-client';
import { whoami } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { ChangeFailure } from './change-failure.tsx';
import { CopyButton } from './copy-button.tsx';
import { isDeclined } from './is-declined.ts';
import { Refusal } from './refusal.tsx';
import { useMustVerify, VerifyFirst } from './verify-first.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const declined = new ApiError({ kind: 'forbidden', status: 403, code: 'PERLU_KONFIRMASI', message: 'dulu' });
const unverified = new ApiError({ kind: 'forbidden', status: 403, code: 'EMAIL_BELUM_DIVERIFIKASI', message: 'belum' });
const server = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
const alert = () => screen.queryByRole('alert')?.textContent ?? null;

it('only the refusal to confirm counts as declined', () => {
  expect([declined, unverified, server, new Error('x'), null].map(isDeclined)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('why a press had no effect', () => {
  it.each([
    ['where it had one', null],
    ['where the person did not want to confirm who they are', declined],
  ])('is not said %s', async (_name, error) => {
    await show(<ChangeFailure error={error} />);

    expect(alert()).toBeNull();
  });

  it('is said in the words about the field where the server names one', async () => {
    const invalid = new ApiError({
      kind: 'validation',
      status: 422,
      message: 'Validasi salah',
      fieldErrors: { code: ['Kode ini sudah dipakai.'] },
    });
    await show(<ChangeFailure error={invalid} />);

    expect(alert()).toBe('Kode ini sudah dipakai.');
  });
});

describe('a refusal', () => {
  it('of an address that is not verified offers the mail again, where the person stands', async () => {
    await show(<Refusal error={unverified} />, { person: whoami });

    expect(alert()).toContain(whoami.email);
    expect(screen.getByRole('button', { name: 'Kirim ulang email verifikasi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Salah ketik? Perbaiki alamat' }).getAttribute('href')).toBe(
      '/imah/akun#email',
    );
  });

  it('of anything else is only said', async () => {
    await show(<Refusal error={new ApiError({ kind: 'conflict', status: 409, code: 'X', message: 'Sudah ada.' })} />);

    expect(alert()).toBe('Sudah ada.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the mail that verifies an address', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Kirim ulang email verifikasi' }));

  it('is sent by a press, which is said', async () => {
    const { calls } = await show(<VerifyFirst />, { answers: { sendVerification: undefined } });

    await press();

    expect(await screen.findByText('Email sedang dikirim. Tautannya berlaku 24 jam.')).toBeVisible();
    expect(calls()).toEqual([{ name: 'sendVerification', input: undefined }]);
  });

  it('waits as long as the server says, and does not say that it was sent', async () => {
    const early = new ApiError({ kind: 'rate-limited', status: 429, message: 'Tunggu dulu.', retryAfterSeconds: 40 });
    const { calls } = await show(<VerifyFirst />, { answers: { sendVerification: early } });

    await press();

    await expect.poll(() => screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    expect(screen.queryByText('Email sedang dikirim. Tautannya berlaku 24 jam.')).toBeNull();
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ['yes', { ...whoami, emailVerified: false }],
    ['no', whoami],
    ['no', null],
  ] as const)('has to come first: %s', async (expected, person) => {
    const Asked = () => <output>{useMustVerify()}</output>;
    await show(<Asked />, { person });

    expect(screen.getByRole('status').textContent).toBe(expected);
  });
});

describe('the button that copies', () => {
  it('copies the text and says that it did', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(<CopyButton text="rahasia" label="Salin" doneLabel="Tersalin" />);

    await userEvent.click(screen.getByRole('button', { name: 'Salin' }));

    expect(await screen.findByRole('button', { name: 'Tersalin' })).toBeVisible();
    expect(write.mock.calls).toEqual([['rahasia']]);
  });

  it('says nothing of the kind where the browser does not let the page copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const onRefused = vi.fn<() => void>();
    await show(<CopyButton text="rahasia" label="Salin" doneLabel="Tersalin" onRefused={onRefused} />);

    await userEvent.click(screen.getByRole('button', { name: 'Salin' }));

    await expect.poll(() => onRefused.mock.calls.length).toBe(1);
    expect(screen.queryByRole('button', { name: 'Tersalin' })).toBeNull();
  });
});
