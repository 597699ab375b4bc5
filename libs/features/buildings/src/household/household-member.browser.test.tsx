import type { FakeAnswers } from '@imah/api-client/testing';
import type { Household, HouseholdMember } from '@imah/contract/people';
import { answerOf, tower } from '@imah/testing';
import { chooseFromMenu, fieldRefusal, itemsOfMenu, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemberRow } from './household-member-row.tsx';
import { InviteToHousehold } from './invite-to-household.tsx';
import { household } from './testing/household-fixtures.ts';

afterEach(cleanup);

const [rina, bagas, nenek, paman] = household.members as [
  HouseholdMember,
  HouseholdMember,
  HouseholdMember,
  HouseholdMember,
];
const open = (member: HouseholdMember, answers: FakeAnswers = {}) =>
  openPage(<MemberRow building={tower} home={household} member={member} />, { answers });
const menuOf = ({ name }: HouseholdMember) => `Tindakan untuk ${name}`;

describe('somebody of the household', () => {
  it.each([
    { member: rina, items: ['Keluarkan dari unit'] },
    { member: bagas, items: ['Buat tautan dan kode QR', 'Batalkan undangan'] },
    {
      member: { ...bagas, email: 'bagas@contoh.id' },
      items: ['Kirim ulang undangan', 'Buat tautan dan kode QR', 'Batalkan undangan'],
    },
    { member: nenek, items: ['Batalkan undangan'] },
  ])('as $member.name can be offered $items', async ({ member, items }) => {
    await open(member);

    expect(await itemsOfMenu(menuOf(member))).toEqual(items);
  });

  it('who was refused is only read of, with the reason', async () => {
    await open(paman);

    expect(screen.getByText('Ditolak pengelola')).toBeVisible();
    expect(screen.getByText('rina@contoh.id · Unit ini sudah penuh.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is mailed once more, of which a sentence tells', async () => {
    const member = { ...bagas, email: 'bagas@contoh.id' };
    const { inputsOf, toasts } = await open(member, { renewHouseholdInvitation: answerOf({ member, link: null }) });
    await chooseFromMenu(menuOf(member), 'Kirim ulang undangan');

    await expect.poll(() => toasts).toEqual(['Undangan dikirim ke Bagas Saputra.']);
    expect(inputsOf('renewHouseholdInvitation')).toEqual([
      { params: { buildingId: tower.id, householdMemberId: bagas.id }, body: { by: 'mail', locale: 'id' } },
    ]);
  });

  it('stays where the end is refused, and the reason stands at them', async () => {
    const { toasts } = await open(rina, {
      endHouseholdMember: refusal('conflict', 409, 'Sudah keluar dari unit ini.'),
    });
    await chooseFromMenu(menuOf(rina), 'Keluarkan dari unit');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Keluarkan Rina Saputra dari unit A-0101?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keluarkan dari unit' }));

    expect((await screen.findByRole('alert')).textContent).toBe('Sudah keluar dari unit ini.');
    expect(toasts).toEqual([]);
  });
});

describe('the invitation of somebody of the household', () => {
  async function form(home: Household, answers: FakeAnswers) {
    const onClose = vi.fn<() => void>();
    const page = await openPage(<InviteToHousehold building={tower} home={home} onClose={onClose} />, { answers });
    const dialog = within(await screen.findByRole('dialog', { name: 'Undang keluarga ke unit A-0101' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama' }), ' Citra ');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'citra@contoh.id');
    return { ...page, dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Undang' })), onClose };
  }

  it.each([
    { status: 'current', said: 'Undangan dikirim ke Citra.' },
    { status: 'waiting', said: 'Undangan untuk Citra menunggu persetujuan pengelola.' },
  ] as const)('says "$said" where it is $status', async ({ status, said }) => {
    const member = { ...bagas, name: 'Citra', status };
    const { send, inputsOf, toasts, onClose } = await form(household, {
      inviteToHousehold: answerOf({ member, link: null }),
    });
    await send();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(toasts).toEqual([said]);
    expect(inputsOf('inviteToHousehold')).toEqual([
      {
        params: { buildingId: tower.id },
        body: { unitId: household.unitId, name: 'Citra', email: 'citra@contoh.id', locale: 'id' },
      },
    ]);
  });

  it('promises a link only where nobody has to agree first', async () => {
    await form(household, {});
    expect(screen.queryByText(/Anda mendapat tautan/)).toBeNull();
    cleanup();

    await form({ ...household, policy: 'allowed' }, {});
    expect(screen.getByText(/Anda mendapat tautan/)).toBeVisible();
  });

  it('says at the address what the server does not take of it', async () => {
    const { dialog, send, onClose } = await form(household, {
      inviteToHousehold: fieldRefusal({ email: ['Sudah tinggal di unit ini.'] }),
    });
    await send();

    expect(await dialog.findByRole('button', { name: 'Email: sudah tinggal di unit ini.' })).toBeVisible();
    expect(onClose.mock.calls).toEqual([]);
  });
});
