import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import {
  answerOf,
  listOf,
  outages,
  plannedOutage,
  restoredOutage,
  tower,
  urgentOutage,
  whoamiOfOwner,
  whoamiOfSupervisor,
} from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { OutageBoard } from './board/index.ts';
import { CurrentOutages, KnownOutages } from './known/index.ts';

afterEach(cleanup);

const open = (page: ReactNode, answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(page, {
    person,
    answers: {
      listOutages: async (input) => listOf(input.query?.show === 'over' ? [restoredOutage] : outages),
      ...answers,
    },
  });
const board = <OutageBoard building={tower} />;
const paramsOf = ({ id }: { id: string }) => ({ buildingId: tower.id, outageId: id });
const choose = async (title: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the outages of a building', () => {
  it('say what, when by the clock of the building, whom, how long it is until then, and how many have it', async () => {
    await open(board);
    const urgent = await screen.findByText(urgentOutage.title);
    const text = urgent.closest('[data-tone]')?.textContent ?? '';

    expect(text).toContain('Berlangsung');
    expect(text).toContain('lewat 20 menit dari perkiraan');
    expect(text).toContain('Lift · Menara A · 3 orang juga mengalami');
    const planned = screen.getByText(plannedOutage.title).closest('[data-tone]')?.textContent ?? '';
    expect(planned).toContain('mulai 15 jam lagi');
    expect(planned).toContain('Seluruh gedung');
  });

  it('are read by who may not change them, without anything to press but the filters', async () => {
    await open(board, {}, whoamiOfSupervisor);
    await screen.findByText(urgentOutage.title);

    expect(screen.queryByRole('button', { name: /^(?:Catat|Tandai|Tindakan)/ })).toBeNull();
  });

  it('are restored with one tap, and it is said when people hear of it', async () => {
    const ended = { ...urgentOutage, ended: { as: 'restored' as const, at: urgentOutage.createdAt }, version: 2 };
    const { inputsOf, toasts } = await open(board, {
      endOutage: answerOf(ended),
      reopenOutage: answerOf({ ...urgentOutage, version: 3 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: `Tandai ${urgentOutage.title} sudah pulih` }));

    await expect
      .poll(() => inputsOf('endOutage'))
      .toEqual([{ params: paramsOf(urgentOutage), version: 1, body: { as: 'restored' } }]);
    await expect
      .poll(() => toasts)
      .toEqual([`${urgentOutage.title} ditandai pulih. Warga diberi tahu satu menit lagi.`]);
    expect(inputsOf('reopenOutage')).toEqual([]);
  });

  it('are cancelled and opened again from their menus, and say what the server refused', async () => {
    const refused = new ApiError({ kind: 'conflict', status: 412, message: 'Data ini baru saja diubah orang lain.' });
    const { inputsOf, toasts } = await open(board, { endOutage: refused, reopenOutage: answerOf(restoredOutage) });
    await choose(plannedOutage.title, 'Batalkan gangguan');
    await expect
      .poll(() => inputsOf('endOutage'))
      .toEqual([{ params: paramsOf(plannedOutage), version: 1, body: { as: 'cancelled' } }]);
    await expect.poll(() => toasts.join()).toContain('baru saja diubah');

    await userEvent.click(screen.getByRole('radio', { name: 'Berakhir' }));
    await choose(restoredOutage.title, 'Buka kembali');
    await expect.poll(() => inputsOf('reopenOutage')).toEqual([{ params: paramsOf(restoredOutage), version: 1 }]);
  });

  it('are narrowed to a service, and say that there is none', async () => {
    const { inputsOf } = await open(board, { listOutages: listOf([]) });
    expect(await screen.findByText('Tidak ada gangguan yang direncanakan atau berlangsung.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layanan' }), 'gas');

    await expect.poll(() => inputsOf('listOutages').at(-1)).toMatchObject({ query: { show: 'open', service: 'gas' } });
  });
});

describe('the form of an outage', () => {
  const openForm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Catat gangguan' }));
    return within(await screen.findByRole('dialog', { name: 'Catat gangguan layanan' }));
  };

  it('offers tomorrow morning, and sends both moments by the clock of the building', async () => {
    const { inputsOf } = await open(board, { createOutage: answerOf(plannedOutage) });
    const form = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: /^Judul/ }), 'Air padam');
    await userEvent.click(form.getByRole('button', { name: 'Catat dan beri tahu warga' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf('createOutage')).toEqual([
      {
        params: { buildingId: tower.id },
        body: {
          kind: 'planned',
          service: 'water',
          title: 'Air padam',
          residentText: '',
          internalNote: '',
          startsAt: '2026-11-21T02:00:00.000Z',
          expectedEndAt: '2026-11-21T05:00:00.000Z',
          scope: { kind: 'all', ids: [] },
        },
      },
    ]);
  });

  it('of an urgent one begins now, and asks for no end', async () => {
    const { inputsOf } = await open(board, { createOutage: answerOf(urgentOutage) });
    const form = await openForm();
    await userEvent.click(form.getByRole('radio', { name: /Darurat/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Judul/ }), 'Lift berhenti');
    await userEvent.click(form.getByRole('button', { name: 'Catat dan beri tahu warga' }));

    await expect
      .poll(() => inputsOf('createOutage'))
      .toMatchObject([{ body: { kind: 'urgent', expectedEndAt: null } }]);
  });

  it('of a planned one asks for its end before anything is sent', async () => {
    const { inputsOf } = await open(board);
    const form = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: /^Judul/ }), 'Air padam');
    await userEvent.clear(form.getByRole('textbox', { name: /^Pukul perkiraan selesai/ }));
    await userEvent.click(form.getByRole('button', { name: 'Catat dan beri tahu warga' }));

    expect(form.getByRole('textbox', { name: /^Pukul perkiraan selesai/ })).toHaveAttribute('aria-invalid', 'true');
    expect(inputsOf('createOutage')).toEqual([]);
  });

  it('changes what stands, and keeps what was typed where the server refuses it', async () => {
    const refused = new ApiError({
      kind: 'validation',
      status: 422,
      message: 'Periksa isian.',
      fieldErrors: { expectedEndAt: ['Tanggal selesai mendahului tanggal mulai'] },
    });
    const { inputsOf } = await open(board, { updateOutage: refused });
    await choose(plannedOutage.title, 'Ubah');
    const form = within(await screen.findByRole('dialog', { name: 'Ubah gangguan layanan' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Judul/ }), ' baru');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    expect((await form.findAllByText(/mendahului/)).length).toBeGreaterThan(0);
    expect(inputsOf('updateOutage')).toMatchObject([
      { params: paramsOf(plannedOutage), version: 1, body: { title: `${plannedOutage.title} baru` } },
    ]);
  });
});

describe('whom an outage concerns', () => {
  it('reads it among what the building tells, and says that they have it too', async () => {
    const { inputsOf } = await open(<CurrentOutages building={tower} />, {
      joinOutage: answerOf({ ...urgentOutage, also: 'yes' as const }),
    });
    await userEvent.click(await screen.findByRole('button', { name: `Saya juga mengalami ${urgentOutage.title}` }));

    await expect.poll(() => inputsOf('joinOutage')).toEqual([{ params: paramsOf(urgentOutage) }]);
    expect(inputsOf('listOutages')[0]).toMatchObject({ query: { of: 'mine', show: 'open' } });
  });

  it('takes it back', async () => {
    const { inputsOf } = await open(<CurrentOutages building={tower} />, {
      listOutages: listOf([{ ...urgentOutage, also: 'yes' as const }]),
      leaveOutage: answerOf(urgentOutage),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: `Batalkan “Saya juga” untuk ${urgentOutage.title}` }),
    );

    await expect.poll(() => inputsOf('leaveOutage')).toEqual([{ params: paramsOf(urgentOutage) }]);
  });

  it('learns of it where they begin a report there, of none elsewhere and of none that is days away', async () => {
    const [sectionId = ''] = urgentOutage.scope.ids;
    await open(<KnownOutages building={tower} spot={{ sectionId }} />);
    const known = within(await screen.findByRole('region', { name: 'Sudah diketahui pengelola' }));
    expect(known.getByRole('link', { name: new RegExp(urgentOutage.title) })).toBeVisible();
    expect(known.getByText(/^Diperkirakan selesai/)).toBeVisible();
    expect(known.queryByText(plannedOutage.title)).toBeNull();
    cleanup();

    const { calls } = await open(<KnownOutages building={tower} spot={{ sectionId: tower.id }} />);
    await expect.poll(() => calls().map(({ name }) => name)).toContain('listOutages');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
