import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, whoami, whoamiOfOwner } from '@imah/testing';
import { orgId } from '@imah/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SecondFactorPart } from './second-factor-part.tsx';

afterEach(cleanup);

const rule = { audience: 'nobody', graceDays: 7, own: 'on', without: 0, version: 3 } as const;
const budi = {
  memberId: '01935e4f-7c1a-7b2c-8d3e-0000000000b1',
  userId: '01935e4f-7c1a-7b2c-8d3e-0000000000b2',
  name: 'Budi',
  email: 'budi@contoh.id',
  dueAt: '2026-12-01T05:00:00.000Z',
  remindedAt: null,
};
const open = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  show(<SecondFactorPart orgId={orgId} />, {
    route: '/imah/settings/general',
    path: '/imah/settings/general',
    person,
    answers: {
      getSecondFactorRule: answerOf(rule),
      updateSecondFactorRule: answerOf({ ...rule, audience: 'staff' as const }),
      listMembersWithoutFactor: listOf([budi]),
      remindOfSecondFactor: undefined,
      ...answers,
    },
  });
const asked = { getSecondFactorRule: answerOf({ ...rule, audience: 'staff' as const, without: 1 }) };
const save = () => userEvent.click(screen.getByRole('button', { name: 'Terapkan kewajiban' }));

describe('the rule that asks for a second factor', () => {
  it('is sent as it was chosen, with the version that was read', async () => {
    const { calls } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: /^Petugas/ }));
    const days = screen.getByLabelText(/^Masa tenggang/);
    await userEvent.clear(days);
    await userEvent.type(days, '14');

    await save();

    await expect
      .poll(() => calls().find(({ name }) => name === 'updateSecondFactorRule')?.input)
      .toEqual({ params: { orgId }, body: { audience: 'staff', graceDays: 14 }, version: 3 });
  });

  it('is not sent with days that there are not, which is said at the field', async () => {
    const { calls } = await open();
    const days = await screen.findByLabelText(/^Masa tenggang/);
    await userEvent.clear(days);
    await userEvent.type(days, '31');

    await save();

    expect(await screen.findByText('Isi angka dari 0 sampai 30.')).toBeVisible();
    expect(calls().map(({ name }) => name)).not.toContain('updateSecondFactorRule');
  });

  it('leads an owner without a second factor to their own first', async () => {
    await open({ getSecondFactorRule: answerOf({ ...rule, own: 'off' as const }) });

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Buka keamanan akun' });
    expect(link.getAttribute('href')).toBe('/imah/akun/keamanan?kembali=%2Fimah%2Fsettings%2Fgeneral#verifikasi');
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => !disabled)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Terapkan kewajiban' })).toBeNull();
  });

  it('is neither shown to nor asked for by who may not decide it', async () => {
    const { calls } = await open({}, whoami);

    expect(screen.queryByText('Verifikasi dua langkah')).toBeNull();
    expect(calls()).toEqual([]);
  });
});

describe('the members without a second factor', () => {
  it('are reminded one by one', async () => {
    const { calls } = await open(asked);
    expect(await screen.findByText('Batas 1 Desember 2026')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Ingatkan: Budi' }));

    await expect
      .poll(() => calls().find(({ name }) => name === 'remindOfSecondFactor')?.input)
      .toEqual({ params: { orgId, memberId: budi.memberId } });
  });

  it('are not listed where nobody is asked', async () => {
    const { calls } = await open();
    await screen.findByRole('radio', { name: /^Petugas/ });

    expect(calls().map(({ name }) => name)).not.toContain('listMembersWithoutFactor');
  });

  it('are said to be none where all have one', async () => {
    await open({ ...asked, listMembersWithoutFactor: listOf([]) });

    expect(await screen.findByText('Semua yang diwajibkan sudah mengaktifkan')).toBeVisible();
  });

  it('leave the rule where they cannot be read, and while they come', async () => {
    await open({ ...asked, listMembersWithoutFactor: new ApiError({ kind: 'server', status: 500, message: 'x' }) });
    expect(await screen.findByText(/tidak dapat dimuat/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Terapkan kewajiban' })).toBeVisible();
    cleanup();

    await open({ ...asked, listMembersWithoutFactor: never });
    expect(await screen.findByRole('button', { name: 'Terapkan kewajiban' })).toBeVisible();
  });
});
