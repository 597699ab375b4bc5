import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Ticket, TicketQuotes } from '@imah/contract/tickets';
import { answerOf, minutesAgo, whoamiOfOwner } from '@imah/testing';
import { endedBySari, quotesOf, resident, seenBy, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { viewerOf } from '../model/viewer.ts';
import { QuoteCard } from './quote-card.tsx';

afterEach(cleanup);

async function open(
  listTicketQuotes: FakeAnswers['listTicketQuotes'],
  answers: FakeAnswers = {},
  person = whoamiOfOwner,
  change: Partial<Ticket> = {},
) {
  const known = seenBy(person, { ...ticket, ...change });
  return showTold(<QuoteCard ticket={known} viewer={viewerOf(known, person.id)} />, {
    person,
    answers: { ...(listTicketQuotes === undefined ? {} : { listTicketQuotes }), ...answers },
  });
}
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const [asked] = quotesOf({}).quotes;
if (asked === undefined) throw new Error('the fixtures have a quote');
/** Quotes that a call changes for whoever reads them afterwards. */
function turning(before: TicketQuotes, after: TicketQuotes) {
  let current = before;
  return {
    read: async () => answerOf(current),
    change: async () => {
      current = after;
      return answerOf(after);
    },
  };
}
const decided = (change: Partial<TicketQuotes['quotes'][number]>): TicketQuotes =>
  quotesOf({ ...endedBySari, ...change });

describe('what a resident is asked to pay', () => {
  it('is said line by line with its sum, who asked, and until when it can be approved', async () => {
    await open(answerOf(quotesOf({})));
    await screen.findByText('Menunggu persetujuan');

    const lines = within(screen.getByRole('list', { name: 'Rincian biaya' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
      'Keran wastafel kuninganRp 350.000',
      'Jasa pasang di luar garansiRp 150.000',
      'TotalRp 500.000',
    ]);
    expect([/Berlaku sampai .*27 Nov/.test(text()), text().includes('Diajukan Agus Prasetyo, ')]).toEqual([true, true]);
  });

  it.each([
    [{ state: 'approved' }, /^Disetujui Sari Lestari, /],
    [{ state: 'refused', reason: 'Terlalu mahal' }, /^Ditolak Sari Lestari, /],
    [{ state: 'withdrawn', endedBy: null }, /^Ditarik kembali Seseorang, /],
    [{ state: 'replaced' }, /^Diganti Sari Lestari, /],
    [{ state: 'expired' }, /^Berakhir pada /],
  ] as const)('says what became of it: %j', async (change, said) => {
    await open(answerOf(decided(change)));

    expect((await screen.findByText(said)).textContent).toMatch(said);
    expect(text().includes('Alasan: Terlalu mahal')).toBe('reason' in change);
  });

  it('has the earlier rounds behind it, each with its number', async () => {
    await open(answerOf(quotesOf({}, { state: 'refused', endedAt: minutesAgo(60), reason: 'Terlalu mahal' })));

    const history = (await screen.findByText('Pengajuan sebelumnya')).closest('details');
    expect([history?.open, history?.textContent.includes('Pengajuan ke-1')]).toEqual([false, true]);
  });

  it('says what follows once it is approved', async () => {
    await open(answerOf(quotesOf({ ...endedBySari, state: 'approved' })));

    expect((await screen.findByText(/ditagihkan kepada penghuni setelah pekerjaan selesai/)).tagName).toBe('P');
  });
});

describe('the one who pays', () => {
  const waiting = { state: 'waiting', waitingReason: 'approval' } as const;

  it('approves at one press, with the sum on the button', async () => {
    const { read, change } = turning(quotesOf({}), quotesOf({ ...endedBySari, state: 'approved' }));
    const { inputsOf } = await open(read, { decideTicketQuote: change }, resident, waiting);

    await press(/^Setujui Rp.500\.000$/);

    await screen.findByText('Disetujui');
    expect(inputsOf('decideTicketQuote')).toEqual([
      { params: { ticketId: ticket.id, quoteId: asked.id }, body: { decision: 'approved' } },
    ]);
    expect(screen.queryByRole('heading', { name: 'Setujui biaya ini?' })).toBeNull();
  });

  it('refuses with a word of at least three letters', async () => {
    const refused = answerOf(decided({ state: 'refused', reason: 'Mahal' }));
    const { inputsOf } = await open(answerOf(quotesOf({})), { decideTicketQuote: refused }, resident, waiting);
    await press('Tolak…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tolak biaya' }));
    await userEvent.type(dialog.getByRole('textbox'), ' no ');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak biaya' }));
    expect((await dialog.findAllByText('Tulis minimal tiga huruf.')).length).toBeGreaterThan(0);
    expect(inputsOf('decideTicketQuote')).toEqual([]);

    await userEvent.type(dialog.getByRole('textbox'), 't yet ');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak biaya' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf('decideTicketQuote')).toMatchObject([{ body: { decision: 'refused', reason: 'no t yet' } }]);
  });

  it('is told where it was withdrawn meanwhile, and sees what stands', async () => {
    let current = quotesOf({});
    const { told } = await open(
      async () => answerOf(current),
      {
        decideTicketQuote: async () => {
          current = decided({ state: 'withdrawn', endedBy: null });
          throw new ApiError({ kind: 'conflict', status: 409, message: 'Biaya ini sudah ditarik kembali.' });
        },
      },
      resident,
      waiting,
    );

    await press(/^Setujui/);

    await screen.findByText('Ditarik kembali');
    expect([screen.queryByRole('button', { name: /^Setujui/ }), told()]).toEqual([null, []]);
  });

  it('reads why it did not go through, and can press again', async () => {
    const failed = new ApiError({ kind: 'server', status: 500, message: '' });
    await open(answerOf(quotesOf({})), { decideTicketQuote: failed }, resident, waiting);

    await press(/^Setujui/);

    expect((await screen.findByRole('alert')).textContent).toContain('Ada gangguan di server');
    expect(screen.getByRole('button', { name: /^Setujui/ })).toHaveProperty('disabled', false);
  });

  it('has nothing to answer once the ticket has gone on without it', async () => {
    await open(answerOf(quotesOf({})), {}, resident, { state: 'cancelled' });
    await screen.findByText('Menunggu persetujuan');

    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('sees no card where nothing is asked', async () => {
    const { calls } = await open(answerOf(quotesOf()), {}, resident);

    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('whoever works on it', () => {
  it('cannot approve for the resident, and reads whom it waits for', async () => {
    await open(answerOf(quotesOf({})));

    expect((await screen.findByText('Hanya Sari Lestari yang dapat menyetujui.')).tagName).toBe('P');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Ajukan biaya baru',
      'Tarik kembali',
    ]);
  });

  it('takes it back at one press', async () => {
    const { read, change } = turning(quotesOf({}), decided({ state: 'withdrawn' }));
    const { inputsOf } = await open(read, { withdrawTicketQuote: change });

    await press('Tarik kembali');

    await screen.findByText('Ditarik kembali');
    expect(inputsOf('withdrawTicketQuote')).toEqual([{ params: { ticketId: ticket.id, quoteId: asked.id } }]);
  });

  it('is told why nothing can be asked where nobody could approve it', async () => {
    await open(answerOf({ ...quotesOf(), deciders: [] }));

    expect((await screen.findByText(/^Belum ada penghuni dengan akun Imah/)).tagName).toBe('P');
    expect(screen.queryByRole('button', { name: 'Ajukan biaya' })).toBeNull();
  });

  it.each([
    ['is new', { state: 'new' }],
    ['is done', { state: 'resolved' }],
    ['is for the staff alone', { audience: 'staff' }],
  ] as const)('asks for nothing on a ticket that %s', async (_, change) => {
    const { calls } = await open(answerOf(quotesOf()), {}, whoamiOfOwner, change);

    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('asking for money', () => {
  const fill = async (position: number, label: string, amount: string) => {
    await userEvent.type(await screen.findByLabelText(`Untuk apa (${position})`), label);
    await userEvent.type(screen.getByLabelText(`Biaya (${position})`), amount);
  };

  it('sums up the lines on its button, and sends them once with seven days to answer', async () => {
    const { read, change } = turning(quotesOf(), quotesOf({}));
    const { inputsOf } = await open(read, { askTicketQuote: change });
    await press('Ajukan biaya');
    await fill(1, ' Keran ', '350000');
    await press('Tambah baris');
    await fill(2, 'Jasa', '150000');
    await userEvent.type(screen.getByRole('textbox', { name: /Keterangan untuk penghuni/ }), ' Di luar garansi ');

    await press(/^Ajukan Rp.500\.000$/);

    await screen.findByText('Menunggu persetujuan');
    expect(inputsOf('askTicketQuote')).toEqual([
      {
        params: { ticketId: ticket.id },
        body: {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          lines: [
            { label: 'Keran', amount: 350_000 },
            { label: 'Jasa', amount: 150_000 },
          ],
          note: 'Di luar garansi',
          validUntil: '2026-11-27',
        },
      },
    ]);
  });

  it('begins with what was asked before, and keeps one line at least', async () => {
    await open(answerOf(quotesOf({ state: 'refused', endedAt: minutesAgo(1) })));
    await press('Ajukan biaya baru');

    expect((await screen.findByLabelText('Untuk apa (2)')).getAttribute('value')).toBe('Jasa pasang di luar garansi');
    await press('Hapus baris 2');
    expect(screen.getByRole('button', { name: 'Hapus baris 1' })).toHaveProperty('disabled', true);
  });

  it('is one quote however often it is sent after an answer that was lost', async () => {
    const lost = new ApiError({ kind: 'timeout', status: 0, message: '' });
    const { inputsOf } = await open(answerOf(quotesOf()), { askTicketQuote: lost });
    await press('Ajukan biaya');
    await fill(1, 'Keran', '350000');
    for (const count of [1, 2]) {
      await press(/^Ajukan Rp/);
      await waitFor(() => expect(inputsOf('askTicketQuote')).toHaveLength(count));
      await screen.findByRole('alert');
    }

    const [first, second] = inputsOf('askTicketQuote');
    expect(first).toEqual(second);
  });
});
