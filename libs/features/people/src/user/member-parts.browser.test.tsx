import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Invitation, Member } from '@imah/contract/members';
import { answerOf, buildings, fixtureNow, listOf, whoamiOfOwner } from '@imah/testing';
import { groups, invitations, orgId, pending, technician } from '@imah/testing/members';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { viewAsOrigin } from '@imah/app/ports';
import { show } from '@imah/app/harness/testing';
import { InvitationList } from './invitation-list.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MemberForm } from './member-form.tsx';
import { MemberRow } from './member-row.tsx';

afterEach(cleanup);

const person = whoamiOfOwner;
const [org] = person.memberships;
if (org === undefined) throw new Error('The fixture has no membership.');
const text = () => screen.getByRole('listitem').textContent ?? '';

describe('the row of a member', () => {
  const open = (change: Partial<Member>, locale: 'id' | 'en' = 'id') =>
    show(<MemberRow member={{ ...technician, ...change }} orgId={orgId} href="/imah/settings/user?anggota=1" />, {
      person,
      locale,
    });

  it.each<[rule: string, change: Partial<Member>, words: string]>([
    ['counts also the buildings that the reader does not reach', { buildingIds: ['a'], otherBuildings: 2 }, '3 gedung'],
    ['says that a member reaches no building yet', { buildingIds: [], otherBuildings: 0 }, 'Belum ada gedung'],
    ['says that a member reaches all of them', { buildingIds: null }, 'Semua gedung'],
    [
      'names the last day, not the moment after it',
      { expiresAt: '2026-12-31T17:00:00.000Z' },
      'Sampai 31 Desember 2026',
    ],
    ['says that a member was never here', { lastSeenAt: null }, 'Belum pernah masuk'],
    ['says that a membership is over', { status: 'expired' }, 'Berakhir'],
  ])('%s', async (_rule, change, words) => {
    await open(change);

    expect(text()).toContain(words);
  });

  it('marks the reader, and nobody else', async () => {
    await open({ userId: person.id });
    expect(screen.getByText('Anda')).toBeVisible();
    cleanup();

    await open({});
    expect(screen.queryByText('Anda')).toBeNull();
  });

  it('speaks English', async () => {
    await open({ buildingIds: null, lastSeenAt: null }, 'en');

    await expect.poll(text).toContain('All buildings');
  });
});

describe('the row of an invitation', () => {
  const open = (change: Partial<Invitation>, busy = false) => {
    const onResend = vi.fn<() => void>();
    const onRevoke = vi.fn<() => void>();
    const row = (
      <InvitationRow invitation={{ ...pending, ...change }} busy={busy} onResend={onResend} onRevoke={onRevoke} />
    );
    return show(row, { person }).then(() => ({ onResend, onRevoke }));
  };
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it.each<[status: Invitation['status'], acts: string[]]>([
    ['pending', ['Kirim ulang', 'Batalkan']],
    ['expired', ['Kirim ulang', 'Batalkan']],
    ['accepted', []],
    ['declined', []],
    ['revoked', []],
  ])('offers of one that is %s only what can still be done', async (status, acts) => {
    await open({ status });

    expect(buttons()).toEqual(acts);
  });

  it('says until when it holds, and by whom it was made', async () => {
    await open({ expiresAt: new Date(fixtureNow + 6 * 86_400_000).toISOString() });

    expect(text()).toMatch(/oleh Ratna Wijayanti.*Berlaku sampai 26 November 2026/);
  });

  it('says that its mail is still on its way, and nothing of who made it where that is not known', async () => {
    await open({ sentAt: null, invitedBy: null });

    expect(text()).toContain('Email sedang dikirim');
    expect(text()).not.toContain('oleh');
  });

  it('can be pressed once at a time', async () => {
    await open({}, true);

    expect(screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled)).toEqual([true, true]);
  });

  it('is not taken back where the question is answered with no', async () => {
    const { onRevoke } = await open({});

    await userEvent.click(screen.getByRole('button', { name: `Batalkan: ${pending.email}` }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Batal' }));

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(onRevoke).not.toHaveBeenCalled();
  });
});

describe('the list of invitations', () => {
  const open = (answers: FakeAnswers) => {
    const onSaid = vi.fn<(said: string) => void>();
    return show(<InvitationList orgId={orgId} onSaid={onSaid} />, { person, answers }).then((shown) => ({
      ...shown,
      onSaid,
    }));
  };

  it('says that nobody was invited', async () => {
    await open({ listInvitations: listOf([]) });

    expect(await screen.findByText('Belum ada undangan')).toBeVisible();
  });

  it('says why one could not be sent again, and not that it was', async () => {
    const early = new ApiError({ kind: 'rate-limited', status: 429, message: 'Baru saja dikirim. Tunggu sebentar.' });
    const { onSaid } = await open({ listInvitations: listOf(invitations), resendInvitation: early });

    await userEvent.click(await screen.findByRole('button', { name: `Kirim ulang: ${pending.email}` }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(onSaid).not.toHaveBeenCalled();
  });

  it('sends an invitation again in the language in which it was sent', async () => {
    const { calls } = await open({
      listInvitations: listOf([{ ...pending, locale: 'en' }]),
      resendInvitation: answerOf(pending),
    });

    await userEvent.click(await screen.findByRole('button', { name: `Kirim ulang: ${pending.email}` }));

    await expect
      .poll(() =>
        calls()
          .filter(({ name }) => name === 'resendInvitation')
          .map(({ input }) => input),
      )
      .toEqual([{ params: { orgId, invitationId: pending.id }, body: { locale: 'en' } }]);
  });

  it('loads older ones on demand', async () => {
    const { calls } = await open({
      listInvitations: async (input) =>
        input.query?.cursor === undefined
          ? { data: invitations.slice(0, 1), meta: { nextCursor: 'b', total: 2 } }
          : { data: invitations.slice(1, 2), meta: { nextCursor: null, total: 2 } },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan lebih banyak' }));

    expect(await screen.findByText(invitations[1]?.email ?? '')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tampilkan lebih banyak' })).toBeNull();
    expect(calls().map(({ input }) => (input as { query: { cursor?: string } }).query.cursor)).toEqual([
      undefined,
      'b',
    ]);
  });
});

describe('the form of a member', () => {
  const open = (change: Partial<Member>, grants = org.grants) => {
    const mine = { ...org, grants };
    const form = (
      <MemberForm
        org={mine}
        member={{ ...technician, ...change }}
        groups={groups}
        buildings={buildings}
        onClose={() => undefined}
        onSaid={() => undefined}
      />
    );
    return show(form, { person: { ...person, memberships: [mine] }, answers: { updateMember: answerOf(technician) } });
  };
  it('lets who assigns groups see as one of the member’s, and come back to the member', async () => {
    const onRightsChanged = vi.fn<(then: unknown) => void>();
    const { calls } = await show(
      <MemberForm
        org={org}
        member={technician}
        groups={groups}
        buildings={buildings}
        onClose={() => undefined}
        onSaid={() => undefined}
      />,
      {
        person,
        route: '/imah/settings/user',
        path: '/imah/settings/user?anggota=7',
        answers: { startViewAs: undefined },
        app: { onRightsChanged, draftStorage: sessionStorage },
      },
    );

    await userEvent.click(screen.getByRole('button', { name: 'Lihat sebagai Teknisi' }));

    await vi.waitFor(() => expect(onRightsChanged).toHaveBeenCalledWith('beranda'));
    expect(calls()).toEqual([{ name: 'startViewAs', input: { params: { orgId, groupId: technician.groups[0]?.id } } }]);
    expect(viewAsOrigin(sessionStorage).take()).toBe('/imah/settings/user?anggota=7');
  });

  it('offers nobody else to see as the member', async () => {
    await open(
      {},
      org.grants.filter((grant) => grant !== 'group.assign'),
    );

    expect(screen.queryByRole('button', { name: /^Lihat sebagai/ })).toBeNull();
  });

  const readOnly = 'Anda dapat melihat, tetapi tidak dapat mengubah akses anggota ini.';

  it.each([
    ['who may not change members', {}, org.grants.filter((grant) => grant !== 'member.update')],
    ['who does not reach all buildings of the member', { otherBuildings: 1 }, org.grants],
  ])('is only read by those %s', async (_name, change, grants) => {
    await open(change, grants);

    expect(screen.getByText(readOnly)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled)).toEqual([]);
  });

  it('offers nobody to take a member out who may not', async () => {
    await open(
      {},
      org.grants.filter((grant) => grant !== 'member.delete'),
    );

    expect(screen.queryByRole('button', { name: 'Keluarkan dari organisasi' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeVisible();
  });

  it('tells before it is saved that somebody who is suspended loses everything', async () => {
    await open({});

    await userEvent.click(screen.getByRole('switch', { name: 'Akses aktif' }));

    expect(await screen.findByText(`Berkurang di ${buildings[0]?.name}`)).toBeVisible();
    expect(screen.queryByText(/^Bertambah/)).toBeNull();
  });

  it('tells what somebody gets back who was suspended', async () => {
    await open({ status: 'suspended' });

    await userEvent.click(screen.getByRole('switch', { name: 'Akses aktif' }));

    expect(await screen.findByText(`Bertambah di ${buildings[0]?.name}`)).toBeVisible();
  });

  it('takes no member out of every group, and does not ask the server', async () => {
    const { calls } = await open({});

    await userEvent.click(screen.getByRole('checkbox', { name: /Teknisi/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

    expect(await screen.findAllByText('Pilih minimal satu grup.')).toHaveLength(2);
    expect(calls().map(({ name }) => name)).not.toContain('updateMember');
  });
});
