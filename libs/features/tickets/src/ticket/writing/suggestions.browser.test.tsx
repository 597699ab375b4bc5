import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, fixtureId, whoami } from '@imah/testing';
import { notes, replies, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { ChannelForm } from '../conversation/channel-form.tsx';

afterEach(cleanup);

const [reply] = replies;
const [note] = notes;
if (reply === undefined || note === undefined) throw new Error('the fixtures have comments');
const sent = { addTicketReply: answerOf(reply), addTicketNote: answerOf(note) };
const saved = [
  {
    id: fixtureId('ticket', 970),
    name: 'Menunggu suku cadang',
    body: 'Suku cadang untuk {nomor} dipesan.',
    version: 1,
  },
  {
    id: fixtureId('ticket', 971),
    name: 'Teknisi berangkat',
    body: 'Halo {nama}, {petugas} menuju {unit}.',
    version: 1,
  },
];
const tono = { id: fixtureId('user', 71), name: 'Tono' };
const people = [tono, { id: fixtureId('user', 72), name: 'Tini' }, { id: whoami.id, name: whoami.name }];

async function open(channel: 'reply' | 'note', answers: FakeAnswers = {}, side: 'staff' | 'resident' = 'staff') {
  const shown = await showTold(<ChannelForm channel={channel} ticket={ticket} side={side} />, {
    answers: {
      listRepliesForTicket: answerOf(saved),
      listTicketPeople: answerOf(people),
      ...sent,
      ...answers,
    },
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  return { ...shown, field };
}
const optionNames = async () =>
  (await screen.findAllByRole('option')).map((option) => option.firstChild?.textContent ?? '');

describe('a saved reply', () => {
  it('is found by what is typed after a / and put there by Enter, filled in for this ticket', async () => {
    const { field, inputsOf } = await open('reply');
    await userEvent.type(field, 'Selamat pagi. /tek');
    expect(await optionNames()).toEqual(['Teknisi berangkat']);

    await userEvent.keyboard('{Enter}');

    expect(field.value).toBe(`Selamat pagi. Halo Sari Lestari, ${whoami.name} menuju A-1207.`);
    expect([screen.queryByRole('listbox'), document.activeElement, field.selectionStart]).toEqual([
      null,
      field,
      field.value.length,
    ]);
    expect(inputsOf('addTicketReply')).toEqual([]);
  });

  it('is gone through with the arrows, which turn round at the ends, and the field says which is chosen', async () => {
    const { field } = await open('reply');
    await userEvent.type(field, '/');
    expect(await optionNames()).toEqual(['Menunggu suku cadang', 'Teknisi berangkat']);

    await userEvent.keyboard('{ArrowUp}');

    const chosen = screen.getByRole('option', { selected: true });
    expect([chosen.textContent, field.getAttribute('aria-activedescendant')]).toEqual([
      `Teknisi berangkatHalo Sari Lestari, ${whoami.name} menuju A-1207.`,
      chosen.id,
    ]);
  });

  it('is offered by a button as well, where one writes, and put there by a press', async () => {
    const { field } = await open('reply');
    await userEvent.type(field, 'Pagi');

    await userEvent.click(screen.getByRole('button', { name: 'Balasan tersimpan' }));
    await userEvent.click(await screen.findByRole('option', { name: /Menunggu/ }));

    expect(field.value).toBe('Pagi Suku cadang untuk TKT-2026-000147 dipesan.');
  });

  it('leaves a / alone once Escape was pressed: Enter begins a line again', async () => {
    const { field } = await open('reply');
    await userEvent.type(field, '/');
    await screen.findByRole('listbox');

    await userEvent.keyboard('{Escape}{Enter}');

    expect([field.value, screen.queryByRole('listbox')]).toEqual(['/\n', null]);
  });

  it.each([
    ['there is none', answerOf([]), 'Belum ada balasan tersimpan. Pengelola menambahnya di pengaturan tiket.'],
    [
      'they cannot be read',
      new ApiError({ kind: 'server', status: 500, message: '' }),
      'Belum dapat dimuat. Tetap dapat ditulis sendiri.',
    ],
  ])('says so where %s', async (_, listRepliesForTicket, words) => {
    const { field } = await open('reply', { listRepliesForTicket });

    await userEvent.type(field, '/');

    expect((await screen.findByText(words)).tagName).toBe('P');
  });

  it('is nothing that a resident is offered', async () => {
    const { field, calls } = await open('reply', {}, 'resident');

    await userEvent.type(field, '/tek');

    expect([screen.queryByRole('button', { name: 'Balasan tersimpan' }), calls()]).toEqual([null, []]);
  });
});

describe('a name in a note', () => {
  it('is chosen after an @, never one’s own, and who is named is sent along', async () => {
    const { field, inputsOf } = await open('note');
    await userEvent.type(field, 'Tolong @');
    expect(await optionNames()).toEqual(['Tono', 'Tini']);

    await userEvent.keyboard('to{Enter}cek pompa{Control>}{Enter}{/Control}');

    await waitFor(() => expect(inputsOf('addTicketNote')).toHaveLength(1));
    const [{ body }] = inputsOf('addTicketNote') as [{ body: object }];
    expect(body).toMatchObject({ body: 'Tolong @Tono cek pompa', mentionIds: [tono.id] });
  });

  it('names nobody whose name was taken out again', async () => {
    const { field, inputsOf } = await open('note');
    await userEvent.type(field, '@to');
    await screen.findByRole('option', { name: 'Tono' });
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, 'Pompa{Control>}{Enter}{/Control}');

    await waitFor(() => expect(inputsOf('addTicketNote')).toHaveLength(1));
    const [{ body }] = inputsOf('addTicketNote') as [{ body: object }];
    expect(body).toMatchObject({ body: 'Pompa', mentionIds: [] });
  });

  it('is not offered where the resident reads', async () => {
    const { field, calls } = await open('reply');

    await userEvent.type(field, '@to');

    expect([screen.queryByRole('button', { name: 'Sebut nama' }), calls()]).toEqual([null, []]);
  });
});
