import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoami } from '@imah/testing';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { replies, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { ChannelForm } from './channel-form.tsx';

afterEach(cleanup);

const [reply] = replies;
if (reply === undefined) throw new Error('the fixtures have replies');
const arrived = answerOf(reply);
function memory(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
async function open(
  channel: 'reply' | 'note',
  answers: FakeAnswers = {},
  keptStorage = memory(),
  side: 'staff' | 'resident' = 'staff',
) {
  const outbox = createFakeOutbox();
  const shown = await showTold(<ChannelForm channel={channel} ticket={ticket} side={side} />, {
    outbox,
    app: { keptStorage },
    answers: { addTicketReply: arrived, addTicketNote: arrived, ...answers },
  });
  const field = await screen.findByRole('textbox');
  return { ...shown, field, keptStorage, kept: () => outbox.outbox?.getSnapshot().entries.map(({ order }) => order) };
}
const bodiesOf = (inputs: readonly unknown[]) =>
  inputs.map((input) => (input as { body: { id: string; body: string } }).body);
const id = expect.stringMatching(/^[\da-f-]{36}$/);

describe('what is written', () => {
  it.each([
    ['reply', 'staff', 'Penghuni membaca ini', 'Balasan untuk penghuni', 'Kirim ke penghuni'],
    ['note', 'staff', 'Hanya petugas yang membaca ini', 'Catatan untuk sesama petugas', 'Simpan catatan internal'],
    ['reply', 'resident', 'Petugas membaca ini', 'Tulis kepada pengelola', 'Kirim'],
  ] as const)('is told who reads it before it is sent: a %s of the %s', async (channel, side, readers, label, send) => {
    await open(channel, {}, memory(), side);

    expect(screen.getByText(readers).textContent).toBe(readers);
    expect([
      screen.getByRole('textbox', { name: label }).tagName,
      screen.getByRole('button', { name: send }).tagName,
    ]).toEqual(['TEXTAREA', 'BUTTON']);
  });

  it('goes to its own channel and to no other', async () => {
    const { field, inputsOf } = await open('note');
    await userEvent.type(field, 'Kunci di resepsionis');

    await userEvent.click(screen.getByRole('button', { name: 'Simpan catatan internal' }));

    await waitFor(() => expect(field).toHaveProperty('value', ''));
    expect([bodiesOf(inputsOf('addTicketNote')), inputsOf('addTicketReply')]).toEqual([
      [{ id, body: 'Kunci di resepsionis', fileIds: [], mentionIds: [] }],
      [],
    ]);
  });

  it('cannot be sent while it is nothing but blanks, by the button or by keys', async () => {
    const { field, inputsOf } = await open('reply');
    await userEvent.type(field, '   {Enter}  ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');

    expect(screen.getByRole('button', { name: 'Kirim ke penghuni' })).toHaveProperty('disabled', true);
    expect(inputsOf('addTicketReply')).toEqual([]);
  });

  it('is sent by keys, once, however often they are pressed', async () => {
    const { field, inputsOf } = await open('reply', { addTicketReply: never });
    await userEvent.type(field, 'Segera kami periksa');

    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');

    await waitFor(() =>
      expect(bodiesOf(inputsOf('addTicketReply'))).toEqual([{ id, body: 'Segera kami periksa', fileIds: [] }]),
    );
  });

  it('begins a new line with Enter alone', async () => {
    const { field, inputsOf } = await open('reply');
    await userEvent.type(field, 'Satu{Enter}Dua');

    expect([(field as HTMLTextAreaElement).value, inputsOf('addTicketReply')]).toEqual(['Satu\nDua', []]);
  });
});

describe('a draft', () => {
  const name = `imah.ticket-draft.${whoami.id}.${ticket.id}.reply`;

  it('is there again when the page is opened anew, in its own channel', async () => {
    const keptStorage = memory({ [name]: 'Setengah jadi' });
    const { field } = await open('reply', {}, keptStorage);
    expect(field).toHaveProperty('value', 'Setengah jadi');
    cleanup();

    const other = await open('note', {}, keptStorage);
    expect(other.field).toHaveProperty('value', '');
  });

  it('is kept as it is typed and forgotten once it has arrived', async () => {
    const { field, keptStorage } = await open('reply');
    await userEvent.type(field, 'Baik');
    expect(keptStorage.map.get(name)).toBe('Baik');

    await userEvent.click(screen.getByRole('button', { name: 'Kirim ke penghuni' }));

    await waitFor(() => expect([...keptStorage.map]).toEqual([]));
  });

  it('stays where the server refuses it, and is the same message when it is sent again, also after a reload', async () => {
    const lost = new ApiError({ kind: 'server', status: 500, message: '' });
    const first = await open('reply', { addTicketReply: lost });
    await userEvent.type(first.field, 'Baik');
    await userEvent.click(screen.getByRole('button', { name: 'Kirim ke penghuni' }));
    await screen.findByRole('alert');
    expect(first.field).toHaveProperty('value', 'Baik');
    cleanup();

    const second = await open('reply', { addTicketReply: lost }, first.keptStorage);
    await userEvent.click(screen.getByRole('button', { name: 'Kirim ke penghuni' }));
    await screen.findByRole('alert');

    expect(bodiesOf(second.inputsOf('addTicketReply'))).toEqual(bodiesOf(first.inputsOf('addTicketReply')));
  });

  it('is another message once it says something else', async () => {
    const { field, inputsOf } = await open('reply', {
      addTicketReply: new ApiError({ kind: 'server', status: 500, message: '' }),
    });
    await userEvent.type(field, 'Baik');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('alert');
    await userEvent.type(field, ' sekali');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(inputsOf('addTicketReply')).toHaveLength(2));
    const [one, two] = bodiesOf(inputsOf('addTicketReply'));
    expect([one?.body, two?.body, one?.id === two?.id]).toEqual(['Baik', 'Baik sekali', false]);
  });

  it('can be written where the storage of the browser is closed', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    const keptStorage = { ...memory(), getItem: closed, setItem: closed, removeItem: closed };
    const { field, inputsOf } = await open('reply', {}, keptStorage);
    await userEvent.type(field, 'Baik');

    await userEvent.click(screen.getByRole('button', { name: 'Kirim ke penghuni' }));

    await waitFor(() => expect(bodiesOf(inputsOf('addTicketReply'))).toEqual([{ id, body: 'Baik', fileIds: [] }]));
  });
});

it('is kept on this device without a network, and the field is free for the next', async () => {
  const away = new ApiError({ kind: 'network', status: 0, message: '' });
  const { field, kept } = await open('reply', { addTicketReply: away });
  await userEvent.type(field, 'Saya di basemen');

  await userEvent.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(kept()).toEqual([
    { kind: 'ticketReply', ticketId: ticket.id, body: { id, body: 'Saya di basemen', fileIds: [] } },
  ]);
});

it('opens a field for files when it is asked for one, and says at its field what the server has against the words', async () => {
  const fieldErrors = { body: ['Paling banyak 5.000 huruf.'] };
  const refused = new ApiError({ kind: 'validation', status: 422, message: '', fieldErrors });
  const { field } = await open('reply', { addTicketReply: refused });
  expect(screen.queryByLabelText('Berkas')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Lampirkan berkas' }));
  expect((await screen.findByLabelText('Berkas')).getAttribute('type')).toBe('file');

  await userEvent.type(field, 'Baik');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});
