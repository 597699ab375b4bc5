import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SharedBillPage } from './shared-bill/index.ts';
import { cancelledBill, partlyPaid, settledBill, sharedBill } from './testing/link-fixtures.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (answers: FakeAnswers, hash = '#rahasia') =>
  show(<SharedBillPage />, {
    person: null,
    answers,
    route: '/tagihan',
    path: `/tagihan${hash}`,
  });
const headed = (name: string) => screen.findByRole('heading', { level: 1, name });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Rincian' }))
    .getAllByRole('listitem')
    .map((row) => plain(row.textContent));
const gone = new ApiError({ kind: 'not-found', status: 404, message: '' });

describe('whoever holds a link to a bill', () => {
  it('sees what is asked for, of whom, what for and by when, with the token behind the hash', async () => {
    const { calls } = await open({ readSharedBill: answerOf(sharedBill) });
    await headed('Tagihan November 2026');

    expect(calls()).toMatchObject([{ name: 'readSharedBill', input: { body: { token: 'rahasia' } } }]);
    expect(screen.getByText('Jatuh tempo 20 November 2026')).toBeVisible();
    expect(screen.getByText('Siti Aminah')).toBeVisible();
    expect(await rows()).toEqual(['IPLRp 648.000', 'Dana cadanganRp 72.000', 'PajakRp 71.280', 'JumlahRp 791.280']);
    expect(screen.getByText(/Sebutkan nomor INV-2026-000001/)).toBeVisible();
    expect(screen.getByText(/^Tautan ini berlaku sampai 21 Desember 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buka dengan akun Anda' })).toHaveAttribute('href', '/imah/tagihan');
  });

  it('sees what is left of a bill of which some was paid', async () => {
    await open({ readSharedBill: answerOf(partlyPaid) });

    expect((await rows()).slice(-3)).toEqual([
      'JumlahRp 791.280',
      'Sudah dibayar atau dikurangi-Rp 500.000',
      'SisaRp 291.280',
    ]);
  });

  it.each([
    ['paid', settledBill, 'Tagihan ini sudah lunas. Terima kasih.'],
    ['cancelled', cancelledBill, 'Tagihan ini dibatalkan dengan nota kredit. Tidak ada yang perlu dibayar.'],
  ])('is asked for nothing by a bill that is %s', async (_state, bill, says) => {
    await open({ readSharedBill: answerOf(bill) });

    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByText('Tidak ada yang perlu dibayar')).toBeVisible();
    expect(screen.queryByText('Yang harus dibayar')).toBeNull();
  });

  it('reads products and what was owed before by their own names', async () => {
    const lines = [{ kind: 'product' as const, name: 'Galon air', amount: 25_000, tax: 0 }];
    await open({ readSharedBill: answerOf({ ...sharedBill, total: 25_000, outstanding: 25_000, lines }) });

    expect((await rows())[0]).toBe('Galon airRp 25.000');
  });

  it('learns of one that is not good no more than that, and nothing is asked where the token is missing', async () => {
    await open({ readSharedBill: gone });
    await headed('Tautan ini tidak berlaku');
    cleanup();
    const { calls } = await open({}, '');
    await headed('Tautan ini tidak berlaku');

    expect(calls()).toEqual([]);
  });

  it('tries again at a press where it could not be read, and waits in sight', async () => {
    let works = false;
    await open({
      readSharedBill: async () => {
        if (!works) throw new ApiError({ kind: 'network', message: 'Failed to fetch' });
        return answerOf(sharedBill);
      },
    });
    await headed('Tagihan belum dapat dimuat');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await headed('Tagihan November 2026');
    cleanup();
    await open({ readSharedBill: never });

    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

describe('its PDF', () => {
  const download = async (answers: FakeAnswers) => {
    const opened = await open({ readSharedBill: answerOf(sharedBill), ...answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh PDF' }));
    return opened;
  };

  it('is asked for by the token in the language of the reader, and saved by its number', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { calls } = await download({ downloadSharedBill: async () => new Blob(['%PDF-1.7']) });

    await expect.poll(() => saved).toEqual(['Tagihan-INV-2026-000001.pdf']);
    expect(calls().at(-1)).toMatchObject({ input: { body: { token: 'rahasia', language: 'id' } } });
  });

  it.each([
    ['was withdrawn meanwhile', gone, 'Tautan ini tidak berlaku lagi.'],
    [
      'was asked for too often',
      new ApiError({ kind: 'rate-limited', status: 429, message: '' }),
      'Sudah terlalu sering diunduh. Coba lagi sebentar lagi.',
    ],
    [
      'did not arrive',
      new ApiError({ kind: 'network', message: 'Failed to fetch' }),
      'Berkas belum dapat diunduh. Periksa sambungan Anda, lalu coba lagi.',
    ],
  ])('says why there is none where it %s', async (_what, refusal, says) => {
    await download({ downloadSharedBill: refusal });

    expect(await screen.findByRole('alert')).toHaveTextContent(says);
  });
});
