import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { SharedBill } from '@imah/contract/billing';
import { answerOf, listOf, tower, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage, show } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { SharedBillPage } from './shared-bill/index.ts';
import { bill, billingAnswers, billRow } from './testing/billing-fixtures.ts';
import { newLink, partlyPaid, sharedBill } from './testing/link-fixtures.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const billPage = (answers: FakeAnswers = {}, locale: 'id' | 'en' = 'id') =>
  openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person: whoamiOfResident,
    locale,
    answers: {
      ...billingAnswers,
      listBuildings: listOf([tower]),
      listOwnBills: answerOf([billRow]),
      createBillLink: answerOf(newLink),
      ...answers,
    },
  });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
async function openForm(answers: FakeAnswers = {}) {
  const opened = await billPage(answers);
  const section = within(await screen.findByRole('region', { name: 'Tautan tagihan' }));
  await userEvent.click(section.getByRole('button', { name: 'Buat tautan' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tautan ke INV-2026-000001' }));
  const make = () => userEvent.click(form.getByRole('button', { name: 'Buat tautan' }));
  return { ...opened, form, make };
}

describe('the text that goes with a link', () => {
  it('arrives whole at WhatsApp, whatever building and unit are called', async () => {
    const buildingName = 'Graha A&B #1 + 100% "Anyelir"';
    const { form, make } = await openForm({ getBill: answerOf({ ...bill, buildingName, unitCode: 'A/1?2=3' }) });
    await make();
    const { href } = await form.findByRole<HTMLAnchorElement>('link', { name: 'Kirim lewat WhatsApp' });
    const sent = new URL(href);

    expect([...sent.searchParams.keys()]).toEqual(['text']);
    expect(sent.hash).toBe('');
    expect(plain(sent.searchParams.get('text'))).toBe(
      `Tagihan November 2026 unit A/1?2=3, ${buildingName}: Rp 791.280, jatuh tempo 20 November 2026. ` +
        `Lihat rincian dan unduh PDF di ${newLink.address} (berlaku sampai 21 Desember 2026).`,
    );
  });

  it('goes on with a space behind the address, so that no app takes more for a part of it', async () => {
    const { form, make } = await openForm();
    await make();
    const { href } = await form.findByRole<HTMLAnchorElement>('link', { name: 'Kirim lewat WhatsApp' });

    expect(new URL(href).searchParams.get('text')).toContain(`${newLink.address} (`);
  });

  it('tells the page that it leads to nothing of the one it was on', async () => {
    const { form, make } = await openForm();
    await make();

    expect(await form.findByRole('link', { name: 'Kirim lewat WhatsApp' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('is of English in English', async () => {
    await billPage({}, 'en');
    const section = within(await screen.findByRole('region', { name: 'Links to this bill' }));
    await userEvent.click(section.getByRole('button', { name: 'Make a link' }));
    const form = within(await screen.findByRole('dialog', { name: 'Link to INV-2026-000001' }));
    await userEvent.click(form.getByRole('button', { name: 'Make a link' }));
    const { href } = await form.findByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' });

    expect(new URL(href).searchParams.get('text')).toMatch(/See the details and download the PDF at https:/);
  });
});

describe('an address that cannot be copied', () => {
  it.each<[string, () => void]>([
    ['is refused', () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))],
    ['has no clipboard', () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
  ])('is said to be where it %s, and stands there to be marked', async (_what, prepare) => {
    const { form, make, toasts } = await openForm();
    await make();
    const address = await form.findByRole<HTMLInputElement>('textbox', { name: 'Alamat tautan' });
    prepare();
    await userEvent.click(form.getByRole('button', { name: 'Salin alamat' }));

    await expect.poll(() => toasts).toHaveLength(1);
    await userEvent.click(address);
    expect([address.selectionStart, address.selectionEnd]).toEqual([0, newLink.address.length]);
  });
});

describe('for how long a link is good', () => {
  it.each([
    ['0', 1],
    ['91', 90],
    ['1000', 90],
  ])('is not %s days but %d, the nearest that may be', async (days, nearest) => {
    const { form, make, inputsOf } = await openForm();
    const field = form.getByRole('textbox', { name: 'Berlaku berapa hari?' });
    await userEvent.clear(field);
    await userEvent.type(field, days);
    await make();

    await expect
      .poll(() => inputsOf('createBillLink'))
      .toEqual([{ params: { billId: bill.id }, body: { days: nearest } }]);
  });

  it('is asked for once, however often it is pressed meanwhile', async () => {
    const { form, inputsOf } = await openForm({ createBillLink: never });
    const button = form.getByRole('button', { name: 'Buat tautan' });
    await userEvent.dblClick(button);
    await userEvent.type(form.getByRole('textbox', { name: 'Berlaku berapa hari?' }), '{Enter}');

    expect(inputsOf('createBillLink')).toHaveLength(1);
  });
});

describe('links that could not be read', () => {
  it('are said to be so, and tried again at a press', async () => {
    let works = false;
    await billPage({
      listBillLinks: async () => {
        if (!works) throw new ApiError({ kind: 'server', status: 500, message: '' });
        return answerOf([]);
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Tautan tagihan' }));
    expect(await section.findByRole('heading', { name: 'Tautan belum dapat dimuat' })).toBeVisible();
    works = true;
    await userEvent.click(section.getByRole('button', { name: 'Coba lagi' }));

    expect(await section.findByText(/^Belum ada tautan/)).toBeVisible();
  });
});

describe('the page of a link', () => {
  const open = (shared: SharedBill, locale: 'id' | 'en' = 'id') =>
    show(<SharedBillPage />, {
      person: null,
      locale,
      answers: { readSharedBill: answerOf(shared) },
      route: '/tagihan',
      path: '/tagihan#rahasia',
    });

  it.each([
    ['disputed', { ...sharedBill, state: 'disputed' }],
    ['disputed and paid in part', { ...partlyPaid, state: 'disputed-partial' }],
  ] as const)('asks for what is left of a bill that is %s', async (_state, shared) => {
    await open(shared);

    expect(await screen.findByText('Yang harus dibayar')).toBeVisible();
    expect(screen.getByText(/Sebutkan nomor INV-2026-000001/)).toBeVisible();
  });

  it('is in English for who reads English, the amounts those of the bill', async () => {
    await open(partlyPaid, 'en');
    const rows = within(await screen.findByRole('region', { name: 'Details' })).getAllByRole('listitem');

    expect(rows.slice(-2).map((row) => plain(row.textContent))).toEqual([
      expect.stringMatching(/^Paid or taken off.*500,000$/),
      expect.stringMatching(/^Left to pay.*291,280$/),
    ]);
  });

  it('shows names that look like code as they are written', async () => {
    const lines = [{ kind: 'product' as const, name: '<img src=x onerror=alert(1)>', amount: 648_000, tax: 0 }];
    await open({ ...sharedBill, personName: '<b>Siti</b>', total: 648_000, outstanding: 648_000, lines });

    expect(await screen.findByText('<b>Siti</b>')).toBeVisible();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('main img, li img')).toBeNull();
  });
});
