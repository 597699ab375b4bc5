import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { bill, billingAnswers, billRow } from './testing/billing-fixtures.ts';
import { billLink, newLink, olderLinks } from './testing/link-fixtures.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const billPage = (answers: FakeAnswers = {}, person = whoamiOfResident) =>
  openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
  });
const mine = { listOwnBills: answerOf([billRow]) };
const section = async () => within(await screen.findByRole('region', { name: 'Tautan tagihan' }));
/** Opens the form that makes a link. */
async function makeOne() {
  await userEvent.click((await section()).getByRole('button', { name: 'Buat tautan' }));
  return within(await screen.findByRole('dialog', { name: 'Tautan ke INV-2026-000001' }));
}

describe('links to a bill', () => {
  it('are offered to its payer and to who changes bills, and to nobody who only reads it', async () => {
    await billPage(mine);
    expect(await (await section()).findByText(/^Belum ada tautan/)).toBeVisible();
    cleanup();
    await billPage({}, whoamiOfOwner);
    expect((await section()).getByRole('button', { name: 'Buat tautan' })).toBeVisible();
    cleanup();
    const { calls } = await billPage();
    await screen.findByRole('heading', { level: 1, name: 'Tagihan November 2026' });

    expect(screen.queryByRole('region', { name: 'Tautan tagihan' })).toBeNull();
    expect(calls().map(({ name }) => name)).not.toContain('listBillLinks');
  });

  it('say who made them, until when by the clock of the building, and what became of each', async () => {
    await billPage({ ...mine, listBillLinks: answerOf([billLink, ...olderLinks]) });
    const rows = await (await section()).findAllByRole('listitem');

    expect(rows.map((row) => row.textContent)).toEqual([
      'Dibuat Dewi Lestari, 21 November 2026Berlaku sampai 21 Desember 2026BerlakuCabut',
      'Dibuat Siti Aminah, 21 November 2026Berlaku sampai 21 Desember 2026Dicabut',
      'Dibuat Dewi Lestari, 21 November 2026Berlaku sampai 21 Desember 2026Habis masa berlaku',
    ]);
  });

  it('are withdrawn after a question, and what stands is read again', async () => {
    const { inputsOf, toasts } = await billPage({
      ...mine,
      listBillLinks: answerOf([billLink]),
      withdrawBillLink: async () => undefined,
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Cabut tautan yang dibuat Dewi Lestari, 21 November 2026' }),
    );
    const question = within(await screen.findByRole('alertdialog', { name: 'Cabut tautan ini?' }));
    expect(inputsOf('withdrawBillLink')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Cabut' }));

    await expect.poll(() => toasts).toEqual(['Tautan dicabut.']);
    expect(inputsOf('withdrawBillLink')).toMatchObject([{ params: { billId: bill.id, linkId: billLink.id } }]);
    await expect.poll(() => inputsOf('listBillLinks').length).toBe(2);
  });
});

describe('a new link', () => {
  it('is good for 1 to 90 days, says until when, and is not asked for beyond', async () => {
    const { inputsOf } = await billPage({ ...mine, createBillLink: answerOf(newLink) });
    const form = await makeOne();
    const days = form.getByRole('textbox', { name: 'Berlaku berapa hari?' });
    expect(days).toHaveValue('30');
    expect(form.getByText('Berlaku sampai 20 Desember 2026')).toBeVisible();
    await userEvent.clear(days);
    await userEvent.click(form.getByRole('button', { name: 'Buat tautan' }));
    await form.findByRole('button', { name: /^Berlaku berapa hari\?: / });

    expect(inputsOf('createBillLink')).toEqual([]);
    await userEvent.type(days, '7');
    await userEvent.click(form.getByRole('button', { name: 'Buat tautan' }));
    await form.findByRole('textbox', { name: 'Alamat tautan' });
    expect(inputsOf('createBillLink')).toMatchObject([{ params: { billId: bill.id }, body: { days: 7 } }]);
  });

  it('is shown once: its address is copied, or sent by WhatsApp with what is asked for and until when', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await billPage({ ...mine, createBillLink: answerOf(newLink) });
    const form = await makeOne();
    await userEvent.click(form.getByRole('button', { name: 'Buat tautan' }));
    const message =
      `Tagihan November 2026 unit A-101, ${bill.buildingName}: Rp 791.280, jatuh tempo 20 November 2026. ` +
      `Lihat rincian dan unduh PDF di ${newLink.address} (berlaku sampai 21 Desember 2026).`;

    expect(await form.findByRole('textbox', { name: 'Alamat tautan' })).toHaveValue(newLink.address);
    await userEvent.click(form.getByRole('button', { name: 'Salin alamat' }));
    await userEvent.click(form.getByRole('button', { name: 'Salin pesan' }));
    expect(write.mock.calls.map(([text]) => text.replaceAll('\u00a0', ' '))).toEqual([newLink.address, message]);
    const sent = new URL(form.getByRole<HTMLAnchorElement>('link', { name: 'Kirim lewat WhatsApp' }).href);
    expect(sent.origin + sent.pathname).toBe('https://wa.me/');
    expect(sent.searchParams.get('text')?.replaceAll('\u00a0', ' ')).toBe(message);
    await userEvent.click(form.getByRole('button', { name: 'Selesai' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('to a bill that is paid asks for nothing', async () => {
    const paid = { ...bill, outstanding: 0, state: 'paid' as const };
    await billPage({ ...mine, getBill: answerOf(paid), createBillLink: answerOf(newLink) });
    const form = await makeOne();
    await userEvent.click(form.getByRole('button', { name: 'Buat tautan' }));

    expect(await form.findByText(/: tidak ada yang perlu dibayar\./)).toBeVisible();
  });

  it('that is one too many is refused in the form, which stays', async () => {
    await billPage({ ...mine, createBillLink: refusal('conflict', 409, 'Sudah ada 20 tautan yang berlaku.') });
    const form = await makeOne();
    await userEvent.click(form.getByRole('button', { name: 'Buat tautan' }));

    expect(await form.findByRole('alert')).toBeVisible();
    expect(form.queryByRole('textbox', { name: 'Alamat tautan' })).toBeNull();
  });
});
