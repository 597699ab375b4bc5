import { fixtureNow } from '@imah/testing';
import { ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { OutboxButton, type OutboxEntry, type OutboxSnapshot } from '@imah/app/outbox';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { entriesOfEveryState, replyOf } from './testing/order-fixtures.ts';
import type { TicketOrder } from './ticket-order.ts';
import { ticketOrders } from './ticket-orders.ts';

afterEach(cleanup);

const every = entriesOfEveryState(fixtureNow);
const [sending, reply, refused, behind, moved, checked] = every as [
  OutboxEntry,
  OutboxEntry,
  OutboxEntry,
  OutboxEntry,
  OutboxEntry,
  OutboxEntry,
];

async function open(entries: readonly OutboxEntry[], state: OutboxSnapshot['sending'] = 'idle') {
  const held = createFakeOutbox(entries, state, [ticketOrders]);
  const outbox = await held.opened;
  const spies = {
    retry: vi.spyOn(outbox, 'retry'),
    edit: vi.spyOn(outbox, 'edit'),
    discard: vi.spyOn(outbox, 'discard'),
    resolve: vi.spyOn(outbox, 'resolve'),
  };
  const did = () =>
    Object.entries(spies).flatMap(([name, { mock }]) =>
      mock.calls.map((given: readonly unknown[]) => [name, ...given]),
    );
  await show(<OutboxButton />, { outbox: held });
  await userEvent.click(await screen.findByRole('button', { name: /^Belum terkirim/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Belum terkirim' }));
  return { sheet, did };
}

describe('what has not been sent', () => {
  it('stands in the order in which it goes, each with where it is; what has just gone stands apart', async () => {
    const { sheet } = await open(every);

    const items = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/^LaporanSedang dikirimAC lobi tidak dingin/),
      expect.stringMatching(/^BalasanTersimpan di perangkatKeran bocor/),
      expect.stringMatching(/^BalasanDitolak serverPompa bocor.*1 berkas.*Periksa kembali isian Anda\./),
      expect.stringMatching(/^BalasanMenunggu yang di atasnyaPompa bocor/),
      expect.stringMatching(/^Status menjadi DikerjakanPerlu dipilih/),
      expect.stringMatching(/^Jawaban periksaPerlu dipilih/),
      expect.stringMatching(/^PenugasanTersimpan di perangkat/),
      expect.stringMatching(/^Jawaban periksaTersimpan di perangkat/),
      expect.stringMatching(/^Status menjadi SelesaiTerkirim/),
    ]);
    const recent = sheet.getByText('Baru saja terkirim').closest('section');
    expect(within(recent!).getAllByRole('listitem')).toHaveLength(1);
  });

  it('leads to its ticket, but not to a report that is not on the server yet', async () => {
    const { sheet } = await open([sending, reply]);
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/imah/ticket/${reply.lane}`]);
  });

  it('cannot be touched while it is on its way, and what waits for another cannot go before it', async () => {
    const { sheet } = await open([sending, refused, behind]);
    const [first, second, third] = sheet.getAllByRole('listitem').map((item) => within(item));
    const buttons = (item: typeof first) => item?.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons(first)).toEqual([]);
    expect(buttons(second)).toEqual(['Kirim sekarang', 'Ubah', 'Hapus']);
    expect(buttons(third)).toEqual(['Ubah', 'Hapus']);
  });

  it('says why nothing goes: the server is away, which can be tried, or one is signed out, which cannot', async () => {
    const { sheet, did } = await open([reply], 'away');
    const away = sheet.getByText('Server belum dapat dihubungi. Dicoba lagi otomatis.');
    expect(away).toBeVisible();
    const [all] = sheet.getAllByRole('button', { name: 'Kirim sekarang' });
    await userEvent.click(all!);
    expect(did()).toEqual([['retry', undefined]]);
    cleanup();

    const signedOut = await open([reply], 'signed-out');
    expect(signedOut.sheet.getByText(/Sesi Anda berakhir/)).toBeVisible();
    expect(signedOut.sheet.queryByRole('button', { name: 'Kirim sekarang' })).toBeNull();
  });
});

describe('what a person can do about it', () => {
  it('writes it anew, and it waits in its place with the new words; giving up changes nothing', async () => {
    const { sheet, did } = await open([refused]);
    await userEvent.click(sheet.getByRole('button', { name: 'Ubah: Pompa bocor' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Isi' }), ' Sudah kering.');
    await userEvent.click(sheet.getByRole('button', { name: 'Batal' }));
    expect(did()).toEqual([]);
    expect(sheet.getByText('Foto setelah perbaikan.')).toBeVisible();

    await userEvent.click(sheet.getByRole('button', { name: 'Ubah: Pompa bocor' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Isi' }), ' Sudah kering.');
    await userEvent.click(sheet.getByRole('button', { name: 'Simpan dan kirim' }));
    expect(did()).toEqual([['edit', refused.id, replyOf('Foto setelah perbaikan. Sudah kering.', refused.lane).order]]);
    expect(await sheet.findByText('Foto setelah perbaikan. Sudah kering.')).toBeVisible();
  });

  it('takes it away only after a question, which says what else goes and that it may have arrived', async () => {
    const failed: OutboxEntry = { ...sending, state: 'refused' };
    const { sheet, did } = await open([failed, { ...behind, lane: failed.lane }]);
    const [item] = sheet.getAllByRole('listitem');
    await userEvent.click(within(item!).getByRole('button', { name: 'Hapus: AC lobi tidak dingin' }));
    const question = await screen.findByRole('alertdialog', { name: 'Hapus yang belum terkirim?' });
    expect(question.textContent).toContain('mungkin sudah sampai di server');
    expect(question.textContent).toContain('ikut terhapus');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(did()).toEqual([]);

    await userEvent.click(within(item!).getByRole('button', { name: 'Hapus: AC lobi tidak dingin' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(did()).toEqual([['discard', failed.id]]));
  });

  it('chooses between both sides field by field, with nothing chosen for them and nothing sent before', async () => {
    const { sheet, did } = await open([moved]);
    const apply = sheet.getByRole('button', { name: 'Terapkan pilihan' });
    expect(apply).toHaveProperty('disabled', true);
    expect(sheet.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
    expect(sheet.getByText('Sebelumnya: Baru')).toBeVisible();

    await userEvent.click(sheet.getByRole('radio', { name: /^Yang sekarang/ }));
    await userEvent.click(sheet.getByRole('radio', { name: /^Milik Anda/ }));
    await userEvent.click(apply);
    expect(did()).toEqual([['resolve', moved.id, ['state']]]);
    cleanup();

    const other = await open([checked]);
    await userEvent.click(other.sheet.getByRole('radio', { name: /^Yang sekarang/ }));
    await userEvent.click(other.sheet.getByRole('button', { name: 'Terapkan pilihan' }));
    expect(other.did()).toEqual([['resolve', checked.id, []]]);
  });

  it('tries again where what stands now is not known, instead of choosing blindly', async () => {
    const { sheet, did } = await open([{ ...moved, current: null }]);
    expect(sheet.getByText(/Isi yang sekarang belum dapat dimuat/)).toBeVisible();
    expect(sheet.queryByRole('radio')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Kirim sekarang: Keran bocor di lantai 3' }));
    expect(did()).toEqual([['retry', moved.id]]);
  });

  it('reads words as they were written, also where they are the name of a state', async () => {
    const order: TicketOrder = {
      kind: 'updateTicket',
      ticketId: moved.lane,
      body: { title: 'waiting' },
      seen: { version: 3, state: 'new', fields: { title: 'request' } },
      names: {},
    };
    const written = { ...moved, order, current: { ...ticket, title: '<b>low</b>' } };
    const { sheet } = await open([written]);
    expect(sheet.getByText('Sebelumnya: request')).toBeVisible();
    expect(sheet.getByRole('radio', { name: /waiting/ })).toHaveProperty('checked', false);
    expect(sheet.getByRole('radio', { name: /<b>low<\/b>/ })).toHaveProperty('checked', false);
  });
});
