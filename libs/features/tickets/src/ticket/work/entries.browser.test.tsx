import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { TicketWork } from '@imah/contract/tickets';
import { answerOf } from '@imah/testing';
import { ticket, work } from '@imah/testing/tickets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { Costs } from './costs.tsx';
import { Parts } from './parts.tsx';
import { Times } from './times.tsx';

afterEach(cleanup);

const nothing: TicketWork = {
  checks: [],
  times: [],
  parts: [],
  costs: [],
  totalParts: 0,
  totalMinutes: 0,
  totalCost: 0,
};
const saved = answerOf(work);
const id = expect.stringMatching(/^[\da-f-]{36}$/);
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (label: RegExp | string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const bodiesOf = (inputs: readonly unknown[]) => inputs.map((input) => (input as { body: object }).body);
/** What is written there; amounts have a blank that does not break. */
const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');
const rows = () => screen.getAllByRole('listitem').map(textOf);
const titles = async () => (await screen.findAllByRole('heading', { level: 3 })).map(textOf);

const kinds = {
  times: (known: TicketWork, mode: 'read' | 'write') => <Times ticket={ticket} work={known} mode={mode} />,
  parts: (known: TicketWork, mode: 'read' | 'write') => <Parts ticketId={ticket.id} work={known} mode={mode} />,
  costs: (known: TicketWork, mode: 'read' | 'write') => <Costs ticketId={ticket.id} work={known} mode={mode} />,
};
const open = (kind: keyof typeof kinds, known = work, answers: FakeAnswers = {}, mode: 'read' | 'write' = 'write') =>
  showTold(kinds[kind](known, mode), { answers });

describe('time that was worked', () => {
  it('is summed up, each with who worked and when, in the time of the building', async () => {
    await open('times');

    expect([await titles(), rows()]).toEqual([
      ['Waktu kerja 45 menit'],
      [expect.stringMatching(/^45 menit · Agus Prasetyo.*14\.15.* · Bongkar plafon$/)],
    ]);
  });

  it('is named as such where it was before the report, and stays when its worker has gone', async () => {
    const [first] = work.times;
    const early = { ...first, id: 'early', worker: null, startedAt: '2026-11-19T01:00:00.000Z', minutes: 90, note: '' };
    await open('times', { ...work, times: [early as (typeof work.times)[number]] });
    await titles();

    expect(rows()).toEqual([expect.stringMatching(/^1 jam 30 menit · Seseorang.* · sebelum tiket dibuat$/)]);
  });

  it('ended just now: what is written is how long', async () => {
    const { inputsOf } = await open('times', nothing, { addTicketTime: saved });
    await press('Catat waktu');
    await write(/Lama bekerja/, '45');
    await write(/Keterangan/, ' Ganti seal ');

    await press('Simpan waktu');

    await waitFor(() =>
      expect(inputsOf('addTicketTime')).toEqual([
        {
          params: { ticketId: ticket.id },
          body: { id, startedAt: '2026-11-20T09:20:00.000Z', minutes: 45, note: 'Ganti seal' },
        },
      ]),
    );
    expect((await screen.findByRole('button', { name: 'Catat waktu' })) === document.activeElement).toBe(true);
  });

  it('is asked for before it is sent', async () => {
    const { inputsOf } = await open('times', nothing, { addTicketTime: saved });
    await press('Catat waktu');
    await userEvent.clear(await screen.findByLabelText(/Lama bekerja/));

    await press('Simpan waktu');

    expect((await screen.findAllByText(/[Ww]ajib diisi/)).length).toBeGreaterThan(0);
    expect(inputsOf('addTicketTime')).toEqual([]);
  });

  it('is taken back by its own button, and a refusal is said', async () => {
    const refused = new ApiError({
      kind: 'forbidden',
      status: 403,
      message: 'Hanya yang mencatatnya dapat menghapus.',
    });
    const { inputsOf, told } = await open('times', work, { deleteTicketTime: refused });

    await press('Hapus 45 menit');

    await waitFor(() => expect(told()).toEqual([['danger', 'Hanya yang mencatatnya dapat menghapus.']]));
    expect(inputsOf('deleteTicketTime')).toEqual([{ params: { ticketId: ticket.id, entryId: work.times[0]?.id } }]);
  });
});

describe('what it cost', () => {
  it('is all with the parts, and says so', async () => {
    await open('costs');

    expect(await titles()).toEqual(['Biaya Rp 63.000']);
    expect(screen.getByText('Termasuk suku cadang dan bahan Rp 18.000').tagName).toBe('P');
    expect(rows()).toEqual(['Elbow 3/4 inci, 2 buahAgus PrasetyoRp 45.000']);
  });

  it.each([
    ['', '', ['Untuk apa', 'Jumlah']],
    ['Elbow', '', ['Jumlah']],
    ['Elbow', '0', ['Jumlah']],
    ['  ', '5000', ['Untuk apa']],
  ])('is not sent as “%s” for “%s”: what is missing is named', async (label, amount, missing) => {
    const { inputsOf } = await open('costs', nothing, { addTicketCost: saved });
    await press('Catat biaya');
    if (label !== '') await write('Untuk apa', label);
    if (amount !== '') await write('Jumlah', amount);

    await press('Simpan biaya');

    await screen.findByRole('alert');
    const fields = document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]');
    const wrong = [...fields].map(({ labels }) => labels?.[0]?.textContent);
    expect([wrong, inputsOf('addTicketCost')]).toEqual([missing, []]);
  });

  it('is one entry however often it is sent after an answer that was lost, and another once it says something else', async () => {
    const lost = new ApiError({ kind: 'timeout', status: 0, message: '' });
    const { inputsOf } = await open('costs', nothing, { addTicketCost: lost });
    await press('Catat biaya');
    await write('Untuk apa', 'Elbow');
    await write('Jumlah', '45000');
    for (const count of [1, 2]) {
      await press('Simpan biaya');
      await waitFor(() => expect(inputsOf('addTicketCost')).toHaveLength(count));
      await screen.findByRole('alert');
    }
    await write('Jumlah', '46000');
    await press('Simpan biaya');
    await waitFor(() => expect(inputsOf('addTicketCost')).toHaveLength(3));

    const [first, again, other] = bodiesOf(inputsOf('addTicketCost'));
    expect([first, other]).toEqual([
      { id, label: 'Elbow', amount: 45_000 },
      { id, label: 'Elbow', amount: 46_000 },
    ]);
    expect([again, new Set([first, again, other].map((body) => JSON.stringify(body))).size]).toEqual([first, 2]);
  });

  it('is left without a word of what was typed, and the button has the focus again', async () => {
    const { inputsOf } = await open('costs', nothing);
    await press('Catat biaya');
    expect(document.activeElement).toBe(screen.getByLabelText('Untuk apa'));

    await press('Batal');

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Catat biaya' }));
    expect(inputsOf('addTicketCost')).toEqual([]);
  });
});

describe('what was used up', () => {
  it('is said by its quantity in its unit, with no more decimals than it has', async () => {
    await open('parts');

    expect(await titles()).toEqual(['Suku cadang dan bahan Rp 18.000']);
    expect(rows()).toEqual(['Pipa PVC 3/4 inci1,5 meter × Rp 12.000 · Agus PrasetyoRp 18.000']);
  });

  it('is summed up while it is written, and sent in thousandths', async () => {
    const { inputsOf } = await open('parts', nothing, { addTicketPart: saved });
    await press('Catat suku cadang');
    await write('Nama barang', 'Seal');
    await write('Jumlah', '2,5');
    await write('Harga satuan', '12000');
    expect((await screen.findByText('Jumlah Rp 30.000')).getAttribute('aria-live')).toBe('polite');

    await press('Simpan suku cadang');

    await waitFor(() =>
      expect(bodiesOf(inputsOf('addTicketPart'))).toEqual([
        { id, label: 'Seal', qtyMilli: 2500, unit: 'pcs', unitPrice: 12_000 },
      ]),
    );
  });

  it('is mended where it stands, and may cost nothing', async () => {
    const { inputsOf } = await open('parts', work, { updateTicketPart: saved });
    await press('Ubah Pipa PVC 3/4 inci');
    await write('Harga satuan', '0');

    await press('Simpan suku cadang');

    await waitFor(() =>
      expect(inputsOf('updateTicketPart')).toEqual([
        {
          params: { ticketId: ticket.id, partId: work.parts[0]?.id },
          body: { label: 'Pipa PVC 3/4 inci', qtyMilli: 1500, unit: 'm', unitPrice: 0 },
        },
      ]),
    );
  });

  it('has all that is missing named at once', async () => {
    const { inputsOf } = await open('parts', nothing, { addTicketPart: saved });
    await press('Catat suku cadang');

    await press('Simpan suku cadang');

    await screen.findByRole('alert');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
    expect(inputsOf('addTicketPart')).toEqual([]);
  });
});

describe('for whoever only reads', () => {
  it.each(['times', 'parts', 'costs'] as const)(
    '%s have nothing to press, and no heading where there are none',
    async (kind) => {
      await open(kind, work, {}, 'read');
      await titles();
      expect(screen.queryAllByRole('button')).toEqual([]);
      cleanup();

      await open(kind, nothing, {}, 'read');
      expect(screen.queryAllByRole('heading')).toEqual([]);
    },
  );
});
