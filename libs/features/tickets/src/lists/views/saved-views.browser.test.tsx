import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { TicketView } from '@imah/contract/tickets';
import { answerOf, fixtureId, tower, whoamiOfOwner } from '@imah/testing';
import { ticketViews } from '@imah/testing/ticket-rows';
import { technician } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openList } from '../testing/open-list.tsx';

afterEach(cleanup);

const [shared] = ticketViews;
if (shared === undefined) throw new Error('the fixtures have a view');
const own: TicketView = {
  ...shared,
  id: fixtureId('ticket', 802),
  name: 'Tugas pagi',
  owner: 'self',
  audience: 'self',
  shape: 'board',
  filters: { mine: 'assigned', state: 'waiting', sort: 'updated', lost: 'x' },
  columns: ['unit', 'state', 'gone'],
  version: 4,
};
const elsewhere: TicketView = {
  ...own,
  id: fixtureId('ticket', 803),
  name: 'Kantor',
  buildingId: fixtureId('building', 9),
};
const open = (search = '', answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openList(search, { person, answers: { listTicketViews: answerOf([own, shared, elsewhere]), ...answers } });
const menu = async () => userEvent.click(await screen.findByRole('button', { name: 'Tampilan tersimpan' }));
const items = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('menuitem', { name }));

describe('the views that are kept', () => {
  it('are one’s own and those of the organisation with whose they are, without those of another building', async () => {
    await open();
    await menu();

    expect(await items()).toEqual([
      'Tugas pagi',
      'Terlambat dan daruratOleh Agus Prasetyo',
      'Simpan tampilan ini',
      'Hapus tampilan',
    ]);
  });

  it('are shown as they were kept; what is not known any more is left out', async () => {
    const { address } = await open('?q=lift&due=overdue');
    await menu();

    await choose('Tugas pagi');

    await waitFor(() =>
      expect(address()).toEqual({
        mine: 'assigned',
        state: 'waiting',
        sort: 'updated',
        view: 'board',
        columns: 'state,unit',
      }),
    );
  });

  it('are said to be none', async () => {
    await open('', { listTicketViews: answerOf([]) });
    await menu();

    expect([await items(), screen.getByText('Belum ada tampilan tersimpan.').textContent]).toEqual([
      ['Simpan tampilan ini'],
      'Belum ada tampilan tersimpan.',
    ]);
  });

  it('are none on this page where they do not come: the list stands without them', async () => {
    await open('', { listTicketViews: new ApiError({ kind: 'server', status: 500, message: '' }) });
    await menu();

    expect(await items()).toEqual(['Simpan tampilan ini']);
  });
});

describe('keeping a view', () => {
  const start = async (answers: FakeAnswers = {}, search = '?due=overdue&columns=unit', person = whoamiOfOwner) => {
    const shown = await open(search, { createTicketView: answerOf(own), ...answers }, person);
    await menu();
    await choose('Simpan tampilan ini');
    const dialog = within(await screen.findByRole('dialog', { name: 'Simpan tampilan' }));
    return { ...shown, dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Simpan' })) };
  };

  it('keeps what the address shows, for oneself and this building where nothing else is said', async () => {
    const { dialog, inputsOf, send, told } = await start();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama tampilan' }), 'Mendesak ');

    await send();

    await waitFor(() => expect(told()).toEqual([['success', 'Tampilan "Mendesak" disimpan.']]));
    expect(inputsOf('createTicketView')).toEqual([
      {
        params: { orgId: tower.orgId },
        body: {
          name: 'Mendesak ',
          buildingId: tower.id,
          shape: 'list',
          filters: { due: 'overdue' },
          columns: ['unit'],
          audience: 'self',
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is for all buildings and the whole organisation where that is said', async () => {
    const { dialog, inputsOf, send } = await start();
    await userEvent.type(dialog.getByRole('textbox'), 'Mendesak');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Pakai di semua gedung' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bagikan ke seluruh organisasi' }));

    await send();

    await waitFor(() =>
      expect(inputsOf('createTicketView')).toMatchObject([{ body: { buildingId: null, audience: 'organization' } }]),
    );
  });

  it('stays in its building where it is about one unit', async () => {
    const { dialog } = await start({}, `?unit=${fixtureId('unit', 1)}`);

    expect(dialog.queryByRole('checkbox', { name: 'Pakai di semua gedung' })).toBeNull();
  });

  it('is not shared by who may not set up the organisation', async () => {
    const { dialog } = await start({}, '', technician);

    expect(dialog.queryByRole('checkbox', { name: 'Bagikan ke seluruh organisasi' })).toBeNull();
  });

  it('says at its field what the server has against the name', async () => {
    const fieldErrors = { name: ['Nama ini sudah dipakai.'] };
    const { dialog, send } = await start({
      createTicketView: new ApiError({ kind: 'validation', status: 422, message: '', fieldErrors }),
    });
    await userEvent.type(dialog.getByRole('textbox'), 'Tugas pagi');

    await send();

    await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getAllByText('Nama ini sudah dipakai.').length).toBeGreaterThan(0);
  });
});

describe('removing a view', () => {
  const remove = async (name: string) => {
    await menu();
    (await screen.findByRole('menuitem', { name: 'Hapus tampilan' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(2));
    const [, sub] = screen.getAllByRole('menu');
    const offered = within(sub ?? document.body).getAllByRole('menuitem');
    const names = offered.map(({ textContent }) => textContent);
    await userEvent.click(offered.find(({ textContent }) => textContent === name) ?? document.body);
    return names;
  };

  it('is done by the version that was seen, and said', async () => {
    const { inputsOf, told } = await open('', { deleteTicketView: undefined });
    expect(await remove('Tugas pagi')).toEqual(['Tugas pagi', 'Terlambat dan darurat']);

    await waitFor(() => expect(told()).toEqual([['success', 'Tampilan "Tugas pagi" dihapus.']]));
    expect(inputsOf('deleteTicketView')).toEqual([{ params: { orgId: tower.orgId, viewId: own.id }, version: 4 }]);
  });

  it('is offered only of one’s own to who may not set up the organisation, and a refusal is said', async () => {
    const gone = new ApiError({ kind: 'conflict', status: 412, message: 'Baru saja diubah.' });
    const { told } = await open('', { deleteTicketView: gone }, technician);
    expect(await remove('Tugas pagi')).toEqual(['Tugas pagi']);

    await waitFor(() => expect(told()).toEqual([['danger', 'Baru saja diubah.']]));
  });
});
