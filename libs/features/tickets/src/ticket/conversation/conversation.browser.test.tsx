import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Ticket, TicketComment } from '@imah/contract/tickets';
import { answerOf, listOf, minutesAgo, whoami, whoamiOfOwner } from '@imah/testing';
import { events, notes, replies, resident, seenBy, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { viewerOf } from '../model/viewer.ts';
import { ticketAnswers } from '../testing/open-ticket.tsx';
import { Conversation } from './conversation.tsx';

afterEach(cleanup);

const [base] = replies;
if (base === undefined) throw new Error('the fixtures have replies');
const own = (minutes: number): TicketComment => ({
  ...base,
  id: 'mine',
  body: 'Teknisi dalam perjalanan.',
  side: 'staff',
  author: { id: whoami.id, name: whoami.name },
  at: minutesAgo(minutes),
});
async function open(answers: FakeAnswers = {}, person = whoamiOfOwner, change: Partial<Ticket> = {}) {
  const known = seenBy(person, { ...ticket, ...change });
  const shown = await showTold(<Conversation ticket={known} viewer={viewerOf(known, person.id)} />, {
    person,
    answers: { ...ticketAnswers, ...answers },
  });
  await screen.findByRole('heading', { level: 2, name: 'Percakapan' });
  return shown;
}
const rows = async () =>
  within((await screen.findAllByRole('list')).find((list) => list.tagName === 'OL') ?? document.body);
const texts = async () => (await rows()).getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the course of a ticket', () => {
  it('is all that was said and done, the oldest first', async () => {
    await open();

    const course = await texts();
    expect(course).toHaveLength(events.length + replies.length + notes.length);
    expect([
      course[0]?.startsWith('Sari Lestari melaporkan'),
      course.at(-1)?.includes('Terima kasih, Pak Agus.'),
    ]).toEqual([true, true]);
  });

  it('is for a resident without what the staff tell each other', async () => {
    const { inputsOf } = await open({}, resident);

    expect(await texts()).toHaveLength(events.length + replies.length);
    expect(inputsOf('listTicketNotes')).toEqual([]);
  });

  it('offers a way to the newest only where it is long', async () => {
    await open();
    await rows();
    expect(screen.getByRole('button', { name: 'Ke yang terbaru' }).tagName).toBe('BUTTON');
    cleanup();

    await open({
      listTicketEvents: listOf(events.slice(0, 1)),
      listTicketReplies: listOf([]),
      listTicketNotes: listOf([]),
    });
    await rows();
    expect(screen.queryByRole('button', { name: 'Ke yang terbaru' })).toBeNull();
  });

  it('is read further back at a press, only in the channel that is behind', async () => {
    const earlier = { ...base, id: 'old', body: 'Yang paling awal', at: minutesAgo(230) };
    const listTicketReplies: FakeAnswers['listTicketReplies'] = async (input) =>
      input.query?.cursor === undefined
        ? { data: [...replies], meta: { nextCursor: 'older' } }
        : { data: [earlier], meta: { nextCursor: null } };
    const { inputsOf } = await open({ listTicketReplies });
    const more = await screen.findByRole('button', { name: 'Muat yang lebih lama' });
    // What may still have replies before it is not shown yet.
    expect((await texts())[0]).not.toContain('Sari Lestari melaporkan');

    await userEvent.click(more);

    await screen.findByText('Yang paling awal');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Muat yang lebih lama' })).toBeNull());
    expect([inputsOf('listTicketReplies').length, inputsOf('listTicketEvents').length]).toEqual([2, 1]);
  });

  it('is said to have failed where one of its channels does, with a way to try again; one can write all the same', async () => {
    await open({ listTicketNotes: new ApiError({ kind: 'server', status: 500, message: '' }) });

    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Percakapan belum dapat dimuat');
    expect(screen.getByRole('textbox', { name: 'Balasan untuk penghuni' }).tagName).toBe('TEXTAREA');
  });
});

describe('something that was written', () => {
  it('says whether it was written in a mail program', async () => {
    await open({ listTicketReplies: listOf([{ ...own(30), via: 'email' }, ...replies]) });

    const row = (await screen.findByText('Teknisi dalam perjalanan.')).closest('li');
    expect(row?.textContent).toContain('lewat email');
    expect(screen.getAllByText('lewat email')).toHaveLength(1);
  });

  it('says by whom, from which side, and whether it was changed', async () => {
    await open({ listTicketReplies: listOf([{ ...own(30), editedAt: minutesAgo(20) }, ...replies]) });

    const row = (await screen.findByText('Teknisi dalam perjalanan.')).closest('li');
    expect(row?.textContent).toContain(`${whoami.name} (Anda)`);
    expect([row?.textContent.includes('Petugas'), row?.textContent.includes('disunting')]).toEqual([true, true]);
  });

  it('is of somebody where the account is gone', async () => {
    await open({ listTicketReplies: listOf([{ ...base, author: null }]) });

    const row = (await screen.findByText(base.body)).closest('li');
    expect(row?.textContent).toContain('Seseorang');
  });

  it.each([
    ['14 minutes ago', own(14), true],
    ['15 minutes ago', own(15), false],
    ['by somebody else', { ...own(1), author: base.author }, false],
  ])('%s may be mended by its own author alone, for a quarter of an hour: %#', async (_, comment, mayEdit) => {
    await open({ listTicketReplies: listOf([comment]) });
    await screen.findByText('Teknisi dalam perjalanan.');

    expect(screen.queryAllByRole('button', { name: 'Sunting' })).toHaveLength(mayEdit ? 1 : 0);
  });

  it.each([
    ['reply', 'editTicketReply'],
    ['note', 'editTicketNote'],
  ] as const)('is mended in its own channel: a %s', async (channel, call) => {
    const listed =
      channel === 'reply' ? { listTicketReplies: listOf([own(2)]) } : { listTicketNotes: listOf([own(2)]) };
    const { inputsOf } = await open({ ...listed, [call]: answerOf(own(2)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Sunting' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sunting tulisan' }));
    await userEvent.clear(dialog.getByRole('textbox'));
    expect(dialog.getByRole('button', { name: 'Simpan suntingan' })).toHaveProperty('disabled', true);
    await userEvent.type(dialog.getByRole('textbox'), ' Sudah di lokasi. ');

    await userEvent.click(dialog.getByRole('button', { name: 'Simpan suntingan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf(call)).toEqual([
      { params: { ticketId: ticket.id, commentId: 'mine' }, body: { body: 'Sudah di lokasi.' } },
    ]);
  });

  it('keeps its new words in the dialog where it is too late, and says so', async () => {
    const late = new ApiError({ kind: 'conflict', status: 409, message: 'Sudah lewat 15 menit.' });
    await open({ listTicketReplies: listOf([own(14)]), editTicketReply: late });
    await userEvent.click(await screen.findByRole('button', { name: 'Sunting' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), ' Segera.');

    await userEvent.click(dialog.getByRole('button', { name: 'Simpan suntingan' }));

    expect((await dialog.findByRole('alert')).textContent).toContain('Sudah lewat 15 menit.');
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Teknisi dalam perjalanan. Segera.');
  });
});

describe('the place to write', () => {
  it('keeps what is meant for residents apart from what is for the staff', async () => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Balasan untuk penghuni' }), 'Kami datang');

    await userEvent.click(screen.getByRole('radio', { name: 'Catatan internal' }));
    expect(screen.getByRole('textbox', { name: 'Catatan untuk sesama petugas' })).toHaveProperty('value', '');

    await userEvent.click(screen.getByRole('radio', { name: 'Balas penghuni' }));
    expect(screen.getByRole('textbox', { name: 'Balasan untuk penghuni' })).toHaveProperty('value', 'Kami datang');
  });

  it('has no replies to residents on a ticket that none of them sees', async () => {
    await open({}, whoamiOfOwner, { audience: 'staff' });

    expect(screen.getByRole('textbox', { name: 'Catatan untuk sesama petugas' }).tagName).toBe('TEXTAREA');
    expect(screen.queryByRole('radio', { name: 'Balas penghuni' })).toBeNull();
  });

  it('is one field for a resident, and none for who only oversees', async () => {
    await open({}, resident);
    expect([screen.getAllByRole('textbox').length, screen.queryAllByRole('radio')]).toEqual([1, []]);
    cleanup();

    const memberships = whoamiOfOwner.memberships.map((one) => ({
      ...one,
      grants: ['ticket.view', 'ticketComment.view'],
    }));
    await open({}, { ...whoamiOfOwner, memberships });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });
});
