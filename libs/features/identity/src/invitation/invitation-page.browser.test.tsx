import { ApiError } from '@imah/api-client';
import type { InvitationOffer } from '@imah/contract/members';
import { answerOf, whoami } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { InvitationPage } from './invitation-page.tsx';

afterEach(cleanup);

const email = 'dewi@contoh.id';
const offer: InvitationOffer = {
  orgName: 'Graha Contoh',
  invitedBy: 'Ratna',
  email,
  groups: ['Teknisi', 'Satpam'],
  place: null,
  status: 'pending',
  expiresAt: '2026-11-27T10:00:00.000Z',
  hasAccount: false,
};
const home: InvitationOffer = {
  ...offer,
  groups: ['Penghuni'],
  place: { building: 'Menara Graha', units: ['A-101'] },
};
const session = { user: { id: whoami.id, email, name: 'Dewi' }, token: 'token' };
const page = <InvitationPage token="tanda" />;

describe('InvitationPage', () => {
  it('makes the account of the invited address and joins, in one step', async () => {
    const onSignedIn = vi.fn<(given: unknown, by: string) => void>();
    const onRightsChanged = vi.fn<(then: unknown) => void>();
    const { calls } = await show(page, {
      person: null,
      app: { onSignedIn, onRightsChanged },
      answers: {
        readInvitation: answerOf(offer),
        register: { data: session },
        acceptInvitation: answerOf({ orgId: whoami.id }),
      },
    });

    expect(await screen.findByText('Ratna mengundang Anda sebagai Teknisi, Satpam.')).toBeVisible();
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    await userEvent.type(screen.getByLabelText('Nama lengkap'), 'Dewi');
    await userEvent.type(screen.getByLabelText('Kata sandi'), 'kereta-malam-42');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Buat akun dan bergabung' }));

    await vi.waitFor(() => expect(onRightsChanged).toHaveBeenCalledWith('beranda'));
    expect(onSignedIn).toHaveBeenCalledWith(session, 'invitation');
    expect(calls().map(({ name }) => name)).toEqual(['readInvitation', 'register', 'acceptInvitation']);
    expect(calls().at(-1)?.input).toEqual({ body: { token: 'tanda' } });
  });

  it('lets the person of the address accept with one press', async () => {
    const onRightsChanged = vi.fn<(then: unknown) => void>();
    await show(page, {
      person: { ...whoami, email },
      app: { onRightsChanged },
      answers: { readInvitation: answerOf(offer), acceptInvitation: answerOf({ orgId: whoami.id }) },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Terima undangan' }));

    await vi.waitFor(() => expect(onRightsChanged).toHaveBeenCalledWith('beranda'));
  });

  it('sends who has an account to the login and back', async () => {
    await show(page, { person: null, answers: { readInvitation: answerOf({ ...offer, hasAccount: true }) } });

    const login = await screen.findByRole('link', { name: 'Masuk untuk menerima' });
    expect(login.getAttribute('href')).toContain(encodeURIComponent('/register?undangan=tanda'));
  });

  it('is not to be answered by somebody else who is signed in', async () => {
    await show(page, { person: whoami, answers: { readInvitation: answerOf(offer) } });

    expect(await screen.findByText(/sedangkan undangan ini untuk dewi@contoh.id/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Terima undangan' })).toBeNull();
  });

  it('may be declined by whoever has the link', async () => {
    const { calls } = await show(page, {
      person: null,
      answers: { readInvitation: answerOf(offer), declineInvitation: undefined },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }));

    expect(await screen.findByText(/Undangan ditolak/)).toBeVisible();
    expect(calls().at(-1)).toEqual({ name: 'declineInvitation', input: { body: { token: 'tanda' } } });
  });

  it.each<[InvitationOffer['status'] | 'gone', RegExp]>([
    ['expired', /kedaluwarsa/],
    ['revoked', /dibatalkan/],
    ['accepted', /sudah diterima/],
    ['gone', /tidak berlaku/],
  ])('says of one that is %s that it is over', async (status, words) => {
    const gone = new ApiError({ kind: 'not-found', status: 410, message: '' });
    const readInvitation = status === 'gone' ? gone : answerOf({ ...offer, status });
    await show(page, { person: null, answers: { readInvitation } });

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('names the building and the unit of somebody who lives there', async () => {
    await show(page, { person: null, answers: { readInvitation: answerOf(home) } });

    expect(await screen.findByRole('heading', { name: 'Akun Anda di Menara Graha' })).toBeVisible();
    expect(
      screen.getByText(/mengundang Anda sebagai penghuni unit A-101 di Menara Graha, yang dikelola Graha Contoh/),
    ).toBeVisible();
  });

  it('lets whoever holds a link that was handed over accept it as themselves', async () => {
    const onRightsChanged = vi.fn<(then: unknown) => void>();
    await show(page, {
      person: whoami,
      app: { onRightsChanged },
      answers: { readInvitation: answerOf({ ...home, email: null }), acceptInvitation: answerOf({ orgId: whoami.id }) },
    });

    expect(await screen.findByText(`Anda menerimanya sebagai ${whoami.email}.`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Terima undangan' }));

    await vi.waitFor(() => expect(onRightsChanged).toHaveBeenCalledWith('beranda'));
  });

  it('asks a new account that came by such a link to confirm its address before it accepts', async () => {
    const { calls } = await show(page, {
      person: { ...whoami, emailVerified: false },
      answers: {
        readInvitation: answerOf({ ...home, email: null }),
        acceptInvitation: new ApiError({ kind: 'forbidden', status: 403, message: 'Konfirmasikan dahulu.' }),
      },
    });

    expect(await screen.findByText(/Buka tautan konfirmasi/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Terima undangan' }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(calls().at(-1)?.name).toBe('acceptInvitation');
  });
});
