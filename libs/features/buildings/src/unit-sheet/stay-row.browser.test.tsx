import type { FakeAnswers } from '@imah/api-client/testing';
import type { Permission } from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';
import type { Occupancy } from '@imah/contract/people';
import { answerOf, fixtureNow, occupancies, places, tower, whoamiOfOwner } from '@imah/testing';
import { settingsWithWhatsApp } from '@imah/testing/notifications';
import { chooseFromMenu, fieldRefusal, itemsOfMenu, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { StayRow } from './stay-row.tsx';

afterEach(cleanup);

const unit = places.units.find(({ code }) => code === 'A-0101')!;
const [andi, rina, dewi, dewiBefore] = occupancies as [Occupancy, Occupancy, Occupancy, Occupancy];
const [membership] = whoamiOfOwner.memberships as [Whoami['memberships'][number]];
const withRights = (...grants: Permission[]): Whoami => ({
  ...whoamiOfOwner,
  memberships: [{ ...membership, grants }],
});

interface Opening {
  readonly stay?: Occupancy;
  readonly person?: Whoami;
  readonly hasLeft?: boolean;
  readonly answers?: FakeAnswers;
  readonly locale?: 'id' | 'en';
}
const open = ({ stay = dewi, person = whoamiOfOwner, hasLeft = false, answers = {}, locale = 'id' }: Opening = {}) =>
  openPage(<StayRow building={tower} unit={unit} stay={stay} others={[andi]} hasLeft={hasLeft} />, {
    person,
    answers,
    locale,
  });
const menuOf = (stay: Occupancy) => `Tindakan untuk ${stay.person.name}`;

describe('the line of a person in a unit', () => {
  it.each([
    {
      stay: dewi,
      line: 'Pemilik · bagian 100% · sejak 1 Februari 2026',
      contacts: ['tel:+6281234567890', 'https://wa.me/6281234567890', 'mailto:dewi@contoh.id'],
    },
    {
      stay: andi,
      line: 'Penyewa · 1 Februari 2026 – 31 Januari 2027',
      contacts: ['tel:+6281298765432', 'https://wa.me/6281298765432'],
    },
    {
      stay: { ...rina, invitedBy: 'Andi Saputra' },
      line: 'Keluarga · 1 Februari 2026 – 31 Januari 2027 · diundang oleh Andi Saputra',
      contacts: [],
    },
  ])('says "$line"', async ({ stay, line, contacts }) => {
    await open({ stay });

    expect(screen.getByText(line)).toBeVisible();
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(contacts);
  });

  it('marks who pays, whose papers were seen, and whether they have an account', async () => {
    await open({ stay: { ...dewi, isBillingParty: true } });
    expect(
      ['Penanggung tagihan', 'Terverifikasi', 'Belum punya akun'].map((text) => screen.queryAllByText(text).length),
    ).toEqual([1, 1, 1]);
  });

  it('says nothing of the account of who has left', async () => {
    await open({ stay: dewiBefore, hasLeft: true });

    expect(screen.queryByText('Belum punya akun')).toBeNull();
    expect(await itemsOfMenu(menuOf(dewi))).not.toContain('Buat tautan dan kode QR');
  });

  it('shows a name that looks like markup as it is', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await open({ stay: { ...dewi, person: { ...dewi.person, name } } });

    expect(screen.getByText(name)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('speaks English to who reads English', async () => {
    await open({ stay: andi, locale: 'en' });

    expect(await screen.findByText(/^Tenant · /)).toBeVisible();
  });
});

describe('what can be done about a person in a unit', () => {
  it.each<{ who: string; rights: Permission[]; stay: Occupancy; items: string[] }>([
    {
      who: 'changes people',
      rights: ['occupant.update'],
      stay: dewi,
      items: ['Jadikan penanggung tagihan', 'Akhiri', 'Pindah ke unit lain', 'Ubah data orang'],
    },
    {
      who: 'changes people, of one who pays',
      rights: ['occupant.update'],
      stay: { ...dewi, isBillingParty: true },
      items: ['Akhiri', 'Pindah ke unit lain', 'Ubah data orang'],
    },
    { who: 'reveals numbers', rights: ['occupant.reveal'], stay: dewi, items: ['Tampilkan NIK'] },
    { who: 'reads the audit', rights: ['audit.view'], stay: dewi, items: ['Riwayat'] },
    { who: 'deletes people', rights: ['occupant.delete'], stay: dewi, items: ['Hapus catatan'] },
    {
      who: 'invites people',
      rights: ['occupant.assign'],
      stay: dewi,
      items: ['Undang lewat email', 'Buat tautan dan kode QR'],
    },
  ])('is $items for who $who', async ({ rights, stay, items }) => {
    await open({ stay, person: withRights(...rights) });

    expect(await itemsOfMenu(menuOf(stay))).toEqual(items);
  });

  it.each<{ who: string; rights: Permission[]; stay: Occupancy }>([
    { who: 'only looks', rights: ['occupant.view'], stay: dewi },
    { who: 'reveals numbers, of somebody without any', rights: ['occupant.reveal'], stay: andi },
  ])('is nothing for who $who', async ({ rights, stay }) => {
    await open({ stay, person: withRights(...rights) });

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is to end or move also a stay whose last day is known and has not come yet', async () => {
    await open({ stay: andi, person: withRights('occupant.update') });

    expect(await itemsOfMenu(menuOf(andi))).toEqual(['Akhiri', 'Pindah ke unit lain', 'Ubah data orang']);
  });

  it('is neither to end nor to move what is over', async () => {
    await open({ stay: dewiBefore, hasLeft: true, person: withRights('occupant.update') });

    expect(await itemsOfMenu(menuOf(dewiBefore))).toEqual(['Ubah data orang']);
  });

  it('is to hand the bills over in one press, and to be told so', async () => {
    const { inputsOf, toasts } = await open({
      answers: { updateOccupancy: answerOf({ ...dewi, isBillingParty: true }) },
    });
    await chooseFromMenu(menuOf(dewi), 'Jadikan penanggung tagihan');

    await expect.poll(() => toasts).toEqual(['Dewi Lestari kini menanggung tagihan.']);
    expect(inputsOf('updateOccupancy')).toEqual([
      {
        params: { buildingId: tower.id, occupancyId: dewi.id },
        body: { isBillingParty: true },
        version: dewi.version,
      },
    ]);
  });

  it('is told with the reason of its field where the server names one', async () => {
    await open({ answers: { updateOccupancy: fieldRefusal({ isBillingParty: ['Sudah ada penanggung lain.'] }) } });
    await chooseFromMenu(menuOf(dewi), 'Jadikan penanggung tagihan');

    expect((await screen.findByRole('alert')).textContent).toBe('Sudah ada penanggung lain.');
  });

  it('keeps the record where nobody would be left to pay', async () => {
    const { toasts } = await open({
      answers: { deleteOccupancy: refusal('conflict', 409, 'Tidak ada lagi yang menanggung tagihan.') },
    });
    await chooseFromMenu(menuOf(dewi), 'Hapus catatan');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hapus catatan' }));

    expect(await screen.findByText('Tidak ada lagi yang menanggung tagihan.')).toBeVisible();
    expect(toasts).toEqual([]);
  });
});

describe('WhatsApp to somebody without an account', () => {
  const at = new Date(fixtureNow).toISOString();
  const agreed: Occupancy = {
    ...dewi,
    person: { ...dewi.person, whatsapp: { state: 'agreed', at, by: 'Sari', last: { state: 'read', at } } },
  };
  const answers = { getNotificationSettings: answerOf(settingsWithWhatsApp), updatePerson: answerOf(dewi.person) };
  const label = /Setuju diberi tahu lewat WhatsApp/;

  it('shows who wrote the consent down, and what became of the last message', async () => {
    await open({ stay: agreed, answers });

    expect(await screen.findByText(/^Setuju WhatsApp, dicatat Sari, .* · Pesan terakhir .*: dibaca$/)).toBeVisible();
  });

  it('says who stopped it by a reply, in English too', async () => {
    const stopped = {
      ...dewi,
      person: { ...dewi.person, whatsapp: { state: 'stopped', at, by: null, last: null } },
    } as const;
    await open({ stay: stopped, answers, locale: 'en' });

    expect(await screen.findByText(/^Stopped WhatsApp by reply, /)).toBeVisible();
  });

  it('is written down in the form of the person, and taken back there', async () => {
    const { inputsOf } = await open({ stay: agreed, answers });
    await screen.findByText(/^Setuju WhatsApp/);
    await chooseFromMenu(menuOf(dewi), 'Ubah data orang');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: label });
    expect(box.checked).toBe(true);

    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

    await expect.poll(() => inputsOf('updatePerson')).toMatchObject([{ body: { whatsapp: false } }]);
  });

  it('is not spoken of where the installation has none', async () => {
    await open({ stay: agreed });
    await chooseFromMenu(menuOf(dewi), 'Ubah data orang');
    await screen.findByRole('checkbox', { name: /kartu identitas/ });

    expect(screen.queryByRole('checkbox', { name: label })).toBeNull();
    expect(screen.queryByText(/WhatsApp, dicatat/)).toBeNull();
  });
});
