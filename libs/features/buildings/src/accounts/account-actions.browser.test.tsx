import type { FakeAnswers } from '@imah/api-client/testing';
import type { OccupantAccount, OccupantInvitationResult, Person } from '@imah/contract/people';
import { answerOf, occupancies, residents, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { chooseFromMenu, itemsOfMenu, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Menu, IconButton } from '@imah/ui';
import { ellipsisVerticalIcon } from '@imah/ui/icons';
import { afterEach, describe, expect, it } from 'vitest';
import { PeopleTable } from '../people/people-table.tsx';
import { AccountBadge } from './account-badge.tsx';
import { useAccountActions } from './use-account-actions.tsx';

afterEach(cleanup);

const dewi = occupancies[2]!.person;
const params = { buildingId: tower.id, personId: dewi.id };
const result = (change: Partial<OccupantInvitationResult> = {}): OccupantInvitationResult => ({
  personId: dewi.id,
  name: dewi.name,
  units: ['A-0101'],
  outcome: 'invited',
  link: null,
  until: null,
  ...change,
});
const withAccount = (state: OccupantAccount['state'], change: Partial<Person> = {}): Person => ({
  ...dewi,
  account: { state, by: state === 'none' ? null : 'mail', until: null },
  ...change,
});

function Actions({ person }: { readonly person: Person }) {
  const { itemsOf, dialogs } = useAccountActions(tower);
  const items = itemsOf(person);
  return (
    <>
      {items.length === 0 ? null : (
        <Menu trigger={<IconButton icon={ellipsisVerticalIcon} label="Tindakan" />} items={items} />
      )}
      {dialogs}
    </>
  );
}
const open = (person: Person, answers: FakeAnswers = {}, who = whoamiOfOwner, locale: 'id' | 'en' = 'id') =>
  openPage(<Actions person={person} />, { answers, person: who, locale });

describe('what can be done about the account of somebody', () => {
  it.each([
    { state: 'none', email: 'a@contoh.id', items: ['Undang lewat email', 'Buat tautan dan kode QR'] },
    { state: 'none', email: null, items: ['Buat tautan dan kode QR'] },
    {
      state: 'invited',
      email: 'a@contoh.id',
      items: ['Kirim ulang undangan', 'Buat tautan dan kode QR', 'Batalkan undangan'],
    },
    { state: 'expired', email: null, items: ['Buat tautan dan kode QR', 'Batalkan undangan'] },
    { state: 'declined', email: 'a@contoh.id', items: ['Kirim ulang undangan', 'Buat tautan dan kode QR'] },
    { state: 'joined', email: 'a@contoh.id', items: ['Lepas akun'] },
  ] as const)('is $items where it is $state and the address is $email', async ({ state, email, items }) => {
    await open(withAccount(state, { email }));

    expect(await itemsOfMenu('Tindakan')).toEqual(items);
  });

  it('is nothing for who may not give accounts', async () => {
    await open(withAccount('none'), {}, whoamiOfSupervisor);

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a mail of which only a sentence tells', async () => {
    const { toasts, inputsOf } = await open(withAccount('none'), { inviteOccupants: answerOf([result()]) });
    await chooseFromMenu('Tindakan', 'Undang lewat email');

    await expect.poll(() => toasts).toEqual(['Undangan dikirim ke Dewi Lestari.']);
    expect(inputsOf('inviteOccupants')).toEqual([
      { params: { buildingId: tower.id }, body: { personIds: [dewi.id], by: 'mail', locale: 'id' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a mail in English from who reads English', async () => {
    const { inputsOf } = await open(
      withAccount('none'),
      { inviteOccupants: answerOf([result()]) },
      whoamiOfOwner,
      'en',
    );
    await chooseFromMenu('Tindakan', 'Invite by email');

    await expect
      .poll(() => inputsOf('inviteOccupants'))
      .toEqual([{ params: { buildingId: tower.id }, body: { personIds: [dewi.id], by: 'mail', locale: 'en' } }]);
  });

  it('shows what stood in the way of a mail that was not sent', async () => {
    const { toasts } = await open(withAccount('none'), { inviteOccupants: answerOf([result({ outcome: 'left' })]) });
    await chooseFromMenu('Tindakan', 'Undang lewat email');

    expect(within(await screen.findByRole('dialog')).getByText('Sudah tidak tinggal di sini')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('is to take an invitation back', async () => {
    const { toasts, inputsOf } = await open(withAccount('invited'), { revokeOccupantInvitation: undefined });
    await chooseFromMenu('Tindakan', 'Batalkan undangan');

    await expect.poll(() => toasts).toEqual(['Undangan Dewi Lestari dibatalkan.']);
    expect(inputsOf('revokeOccupantInvitation')).toEqual([{ params }]);
  });

  it('is to part them from it, and what the server says against it is read', async () => {
    const { toasts } = await open(withAccount('joined'), {
      disconnectOccupant: refusal('conflict', 409, 'Akun ini sudah dilepas.'),
    });
    await chooseFromMenu('Tindakan', 'Lepas akun');
    const question = within(await screen.findByRole('alertdialog', { name: 'Lepas akun Dewi Lestari?' }));
    await userEvent.click(question.getByRole('button', { name: 'Lepas akun' }));

    expect(await screen.findByText('Akun ini sudah dilepas.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(toasts).toEqual([]);
  });
});

describe('the word of an account', () => {
  it.each([
    { account: { state: 'none', by: null, until: null }, words: 'Belum punya akun' },
    {
      account: { state: 'invited', by: 'mail', until: '2026-12-05T18:00:00.000Z' },
      words: 'Diundangsampai 6 Desember 2026',
    },
    { account: { state: 'invited', by: 'link', until: null }, words: 'Diundang' },
    { account: { state: 'expired', by: 'mail', until: '2026-11-01T10:00:00.000Z' }, words: 'Undangan kedaluwarsa' },
    { account: { state: 'declined', by: 'mail', until: null }, words: 'Undangan ditolak' },
    { account: { state: 'joined', by: null, until: null }, words: 'Terhubung' },
  ] as const)('is "$words"', async ({ account, words }) => {
    await openPage(
      <section>
        <AccountBadge building={tower} account={account} />
      </section>,
    );

    expect(document.querySelector('section')?.textContent).toBe(words);
  });
});

describe('people who are chosen in the list', () => {
  const [andi, second] = residents.map(({ person }) => person) as [Person, Person];
  const select = async (name: string) =>
    userEvent.click(within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('checkbox'));
  const openTable = (answers: FakeAnswers, who = whoamiOfOwner) =>
    openPage(<PeopleTable building={tower} people={residents} />, { answers, person: who });

  it('get links together, and are not chosen any more', async () => {
    const { inputsOf } = await openTable({ inviteOccupants: answerOf([result({ link: 'https://imah.test/satu' })]) });
    await select(andi.name);
    await select(second.name);
    await userEvent.click(screen.getByRole('button', { name: 'Buat tautan dan kode QR' }));

    const results = await screen.findByRole('dialog', { name: 'Hasil undangan' });
    await userEvent.click(within(results).getByRole('button', { name: 'Selesai' }));
    expect(inputsOf('inviteOccupants')).toEqual([
      { params: { buildingId: tower.id }, body: { personIds: [andi.id, second.id], by: 'link', locale: 'id' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Buat tautan dan kode QR' })).toBeNull();
  });

  it('stay chosen where the invitation is refused, to be sent again', async () => {
    await openTable({ inviteOccupants: refusal('rate-limited', 429, 'Terlalu banyak undangan.') });
    await select(second.name);
    await userEvent.click(screen.getByRole('button', { name: 'Undang lewat email' }));

    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    const row = within(screen.getByRole('row', { name: new RegExp(second.name) }));
    expect(row.getByRole('checkbox')).toBeChecked();
  });

  it('cannot be chosen by who may not invite', async () => {
    await openTable({}, whoamiOfSupervisor);

    await screen.findByRole('table', { name: 'Daftar orang' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undang yang belum punya akun' })).toBeNull();
  });
});
