import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { StoredFile } from '@imah/contract/files';
import type { Ticket } from '@imah/contract/tickets';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, fixtureId, fixtureNow, listOf, places } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { quotesOf, resident, seenBy, ticket } from '@imah/testing/tickets';
import { TicketPage } from '../ticket-page.tsx';

afterEach(cleanup);

const photo = (number: number, name: string): StoredFile => ({
  id: fixtureId('ticket', number),
  name,
  type: 'image/jpeg',
  kind: 'image',
  size: 10,
  sha256: '0'.repeat(64),
  width: 640,
  height: 480,
  previews: true,
  uploadedAt: new Date(fixtureNow).toISOString(),
});
const fresh: Ticket = {
  ...ticket,
  state: 'new',
  assignee: null,
  executors: [],
  files: [photo(71, 'plafon.jpg'), photo(72, 'lampu.jpg')],
};
const open = (shown: Ticket, answers: FakeAnswers = {}) =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <TicketPage />
    </ToasterProvider>,
    {
      route: '/imah/ticket/:id',
      path: `/imah/ticket/${ticket.id}`,
      person: resident,
      answers: {
        getTicket: answerOf(seenBy(resident, shown)),
        listTicketEvents: listOf([]),
        listTicketReplies: listOf([]),
        listTicketQuotes: answerOf({ ...quotesOf(), quotes: [] }),
        listTicketSignatures: answerOf([]),
        setTicketPresence: async ({ params }) => answerOf({ seq: 1, ...params, people: [], staff: 'quiet' as const }),
        listTicketCategories: answerOf([]),
        getPlaces: answerOf(places),
        ...answers,
      },
    },
  );
const nameOf = (field: HTMLElement) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0]?.textContent : null;
const bodiesOf = (calls: readonly { readonly name: string; readonly input: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => (input as { body: object }).body);

describe('one’s own report', () => {
  it('is mended in title, details, place and photos, and in nothing that is the staff’s to say', async () => {
    const { calls } = await open(fresh, { updateTicket: answerOf({ ...fresh, version: 7 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Ubah laporan' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ubah laporan' }));
    const asked = [...sheet.getAllByRole('textbox'), ...sheet.getAllByRole('combobox')];
    expect(asked.map((field) => field.getAttribute('aria-label') ?? nameOf(field))).toEqual([
      'Judul',
      expect.stringMatching(/^Uraian/),
      expect.stringMatching(/^Lokasi/),
    ]);
    const title = sheet.getByRole('textbox', { name: 'Judul' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Plafon bocor');
    await userEvent.click(sheet.getByRole('button', { name: 'Tindakan untuk plafon.jpg' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus dari laporan' }));
    await sheet.findByText('1 foto dihapus saat disimpan');
    await userEvent.click(sheet.getByRole('button', { name: 'Simpan perubahan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(calls(), 'updateTicket')).toEqual([
      { id: expect.any(String), title: 'Plafon bocor', fileIds: [fixtureId('ticket', 72)] },
    ]);
  });

  it('keeps what was typed where somebody has begun with it meanwhile, and says so', async () => {
    const sentence = 'Laporan ini sudah mulai ditangani.';
    const tooLate = new ApiError({ kind: 'conflict', status: 409, code: 'LAPORAN_TERKUNCI', message: sentence });
    await open(fresh, { updateTicket: tooLate });
    await userEvent.click(await screen.findByRole('button', { name: 'Ubah laporan' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ubah laporan' }));
    await userEvent.type(sheet.getByRole('textbox', { name: /Uraian/ }), ' Tolong cepat.');
    await userEvent.click(sheet.getByRole('button', { name: 'Simpan perubahan' }));

    expect((await sheet.findByRole('alert')).textContent).toContain(sentence);
    expect(sheet.getByRole<HTMLTextAreaElement>('textbox', { name: /Uraian/ }).value).toBe(
      `${ticket.details} Tolong cepat.`,
    );
  });

  it.each([
    ['somebody has it', { ...fresh, assignee: ticket.assignee }],
    ['work has begun', { ...fresh, state: 'in-progress' }],
    ['somebody else reported it', { ...fresh, reporterUserId: fixtureId('user', 77) }],
  ] as const)('offers no change where %s', async (_, shown) => {
    await open(shown);
    await screen.findByRole('heading', { level: 2, name: 'Laporan' });

    expect(screen.queryByRole('button', { name: 'Ubah laporan' })).toBeNull();
  });
});

describe('one’s own rating', () => {
  const ratedAt = (minutesAgo: number, by: string | null = resident.id): Ticket => ({
    ...ticket,
    state: 'closed',
    feedback: { rating: 'bad', reasons: [], by, at: new Date(fixtureNow - minutesAgo * 60_000).toISOString() },
  });

  it('is taken back at one press, until the time that is said', async () => {
    let current = ratedAt(5);
    const { calls } = await open(current, {
      getTicket: async () => answerOf(seenBy(resident, current)),
      moveTicket: async () => {
        current = { ...ticket, state: 'resolved' };
        return answerOf(current);
      },
    });
    const panel = await screen.findByText(/^Anda menilai: Kurang\. Dapat diurungkan sampai pukul \d\d\.\d\d WIB\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan penilaian' }));

    expect((await screen.findByRole('heading', { name: 'Bagaimana hasilnya?' })).tagName).toBe('H2');
    expect(bodiesOf(calls(), 'moveTicket')).toEqual([{ id: expect.any(String), to: 'resolved' }]);
    expect(panel.isConnected).toBe(false);
  });

  it.each([
    ['a quarter of an hour has passed', ratedAt(16)],
    ['it is another’s', ratedAt(5, fixtureId('user', 77))],
  ])('stays where %s', async (_, shown) => {
    await open(shown);
    await screen.findByRole('heading', { level: 2, name: 'Laporan' });

    expect(screen.queryByRole('button', { name: 'Urungkan penilaian' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tindakan lain' })).toBeNull();
  });
});
