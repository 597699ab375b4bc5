import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { ScanPlace } from '@imah/contract/scan';
import type { SimilarTicket } from '@imah/contract/tickets';
import { answerOf, fixtureId, office, tower } from '@imah/testing';
import { ownPlaces, similarTickets, whoamiOfResident } from '@imah/testing/report';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { reportKey } from './report-draft.ts';
import { choose, elsewhere, memory, openReport, send, title, water } from './testing/open-report.tsx';

afterEach(cleanup);

const id = expect.stringMatching(/^[\da-f-]{36}$/);
const common = { id, title: 'Keran bocor', details: '', categoryId: water, fileIds: [] };

describe('a draft', () => {
  const key = reportKey(whoamiOfResident.id, tower.id);
  const draft = (values: object) => memory({ [key]: JSON.stringify(values) });

  it('is shown again and said to be there, and is gone where one begins anew', async () => {
    const { keptStorage } = await openReport({ keptStorage: draft({ id: 'x', title: 'Lampu mati', place: 'common' }) });
    await screen.findByText('Laporan yang belum terkirim masih tersimpan di perangkat ini.');
    expect(await title()).toHaveProperty('value', 'Lampu mati');

    await userEvent.click(screen.getByRole('button', { name: 'Mulai dari awal' }));

    await waitFor(async () => expect(await title()).toHaveProperty('value', ''));
    expect([keptStorage.map.get(key), screen.queryByText(/masih tersimpan di perangkat ini/)]).toEqual([
      undefined,
      null,
    ]);
  });

  it('is not spoken of where nothing was said in it', async () => {
    await openReport({ keptStorage: draft({ id: 'x', place: 'common' }) });
    await title();

    expect(screen.queryByRole('button', { name: 'Mulai dari awal' })).toBeNull();
  });

  it('of a unit that is not theirs any more asks for the place again', async () => {
    const { bodies } = await openReport({
      keptStorage: draft({ id: 'x', title: 'Lampu mati', categoryId: water, place: fixtureId('unit', 4) }),
    });
    await title();

    await send();

    expect((await screen.findAllByText('Pilih tempatnya.')).length).toBeGreaterThan(0);
    expect(bodies()).toEqual([]);
  });

  it('of a neighbour on the same device is not shown', async () => {
    await openReport({
      keptStorage: draft({ title: 'Lampu mati' }),
      person: { ...whoamiOfResident, id: fixtureId('user', 5) },
    });

    expect(await title()).toHaveProperty('value', '');
  });
});

describe('a label that brought them here', () => {
  const scan: ScanPlace = {
    code: '7KQ3MX2PABC',
    orgId: tower.orgId,
    buildingId: tower.id,
    buildingName: tower.name,
    unitId: null,
    unitCode: null,
    floorId: null,
    sectionId: null,
    deviceId: null,
    place: 'Lobi utama',
    categories: [],
  };
  const search = `/${tower.id}?scan=${scan.code}`;
  const fill = async () => {
    await choose('Air dan pipa');
    await userEvent.type(await title(), 'Keran bocor');
  };

  it('says its place in the report, which goes with it', async () => {
    const { bodies } = await openReport({ search, answers: { getScanPlace: answerOf(scan) } });
    await screen.findByText('Anda memindai kode di Lobi utama. Laporan ini dikirim untuk tempat itu.');
    await fill();

    await send();

    await elsewhere();
    expect(bodies()).toEqual([{ ...common, scanCode: scan.code }]);
  });

  it('does not go with it where they say that it is elsewhere', async () => {
    const [unit] = ownPlaces.units;
    const { bodies } = await openReport({ search, answers: { getScanPlace: answerOf(scan) } });
    await screen.findByText(/^Anda memindai kode di Lobi utama/);
    await fill();
    await choose(new RegExp(`Unit ${unit?.code}`));

    await send();

    await elsewhere();
    expect(bodies()).toEqual([{ ...common, unitId: unit?.id }]);
  });

  it.each([
    ['hangs in another building', answerOf({ ...scan, buildingId: office.id })],
    ['is gone', new ApiError({ kind: 'not-found', status: 404, message: '' })],
    ['is still looked up', never],
  ])('is not spoken of where it %s', async (_, getScanPlace) => {
    await openReport({ search, answers: { getScanPlace } });
    await title();

    expect(screen.queryByText(/^Anda memindai kode/)).toBeNull();
  });
});

describe('what may have been reported already', () => {
  it('is joined at one press, by who it is not of, and left again', async () => {
    const [told] = similarTickets;
    if (told === undefined) throw new Error('the fixtures have some');
    let also: SimilarTicket['also'] = 'no';
    const { inputsOf } = await openReport({
      answers: {
        listSimilarTickets: async (input) => answerOf(input.query?.also === 'yes' ? [] : [{ ...told, also }]),
        joinTicket: async () => {
          also = 'yes';
          return answerOf({ ...told, also });
        },
        leaveTicket: async () => {
          also = 'no';
          return undefined;
        },
      },
    });
    await choose('Air dan pipa');

    await userEvent.click(
      await screen.findByRole('button', { name: `Saya juga mengalami Air dan pipa di ${tower.name}` }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Diikuti: Air dan pipa/ }));

    await screen.findByRole('button', { name: /^Saya juga mengalami/ });
    const params = { buildingId: tower.id, ticketId: told.id };
    expect([inputsOf('joinTicket'), inputsOf('leaveTicket')]).toEqual([[{ params }], [{ params }]]);
  });

  it('that is done meanwhile is said, and the report can be written all the same', async () => {
    const [told] = similarTickets;
    await openReport({
      answers: {
        listSimilarTickets: async (input) => answerOf(input.query?.also === 'yes' || told === undefined ? [] : [told]),
        joinTicket: new ApiError({ kind: 'conflict', status: 409, message: '' }),
      },
    });
    await choose('Air dan pipa');

    await userEvent.click(await screen.findByRole('button', { name: /^Saya juga mengalami/ }));

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Belum berhasil. Laporan itu mungkin sudah selesai; coba lagi.',
    );
    expect(await title()).toHaveProperty('disabled', false);
  });
});
