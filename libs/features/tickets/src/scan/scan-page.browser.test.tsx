import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { ScanPlace } from '@imah/contract/scan';
import { answerOf, minutesAgo, tower, whoamiOfNewcomer, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { ticketCategories } from '@imah/testing/report';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Whoami } from '@imah/contract/identity';
import { show } from '@imah/app/harness/testing';
import { ScanPage } from './scan-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const code = '0123456789A';
const place: ScanPlace = {
  code,
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  unitId: null,
  unitCode: null,
  floorId: null,
  sectionId: null,
  deviceId: null,
  place: 'Lobi utama',
  categories: [...ticketCategories],
};
const gone = new ApiError({ kind: 'not-found', status: 404, message: '' });
const failed = new ApiError({ kind: 'server', status: 500, message: '' });
const report = {
  number: 'TKT-2026-000042',
  state: 'in-progress' as const,
  createdAt: minutesAgo(60),
  updatedAt: minutesAgo(5),
};
const open = (answers: FakeAnswers, person: Whoami | null = null, search = '') =>
  show(<ScanPage />, { person, answers, route: '/q/:code', path: `/q/${code}${search}` });
const headed = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name });

describe('a label that was scanned', () => {
  it.each([
    [{}, `Lobi utama · ${tower.name}`],
    [{ unitId: 'u', unitCode: 'A-1207', place: null }, `Unit A-1207 · ${tower.name}`],
    [{ place: null }, tower.name],
    [{ deviceId: 'd', place: 'Pompa', unitCode: 'A-1207' }, `Pompa · Unit A-1207 · ${tower.name}`],
  ])('says where it hangs, so that nobody reports for another place: %j', async (change, where) => {
    const { calls } = await open({ getScanPlace: answerOf({ ...place, ...change }) });

    expect((await headed('Laporkan masalah')).nextElementSibling?.textContent).toBe(where);
    expect(calls()[0]?.input).toMatchObject({ params: { code } });
  });

  it('that was replaced or is wrong says whom to tell, and offers no form', async () => {
    await open({ getScanPlace: gone });

    await headed('Kode ini tidak berlaku');
    expect(screen.getByText(/Sampaikan kepada petugas gedung/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kirim laporan' })).toBeNull();
  });

  it('is read again at a press where it has failed', async () => {
    let works = false;
    await open({
      getScanPlace: async () => {
        if (!works) throw failed;
        return answerOf(place);
      },
    });
    await headed('Halaman ini belum dapat dimuat');

    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

    expect((await headed('Laporkan masalah')).tagName).toBe('H1');
  });

  it('is read in English by who has chosen that before, and offers the way back', async () => {
    await show(<ScanPage />, {
      person: null,
      locale: 'en',
      answers: { getScanPlace: answerOf(place) },
      route: '/q/:code',
      path: `/q/${code}`,
    });

    await headed('Report a problem');
    expect(screen.getByRole('button', { name: 'Bahasa Indonesia' })).toBeVisible();
  });
});

describe('who scans it', () => {
  const elsewhere = () => screen.findByTestId('elsewhere');
  const inOther = {
    ...whoamiOfOwner,
    memberships: whoamiOfOwner.memberships.map((membership) => ({ ...membership, buildingIds: ['another'] })),
  };

  it('and belongs to the building is taken to their own form, with the label', async () => {
    await open({ getScanPlace: answerOf(place) }, whoamiOfOwner);

    expect((await elsewhere()).textContent).toBe(`/imah/new/ticket/${tower.id}?scan=${code}`);
  });

  it.each([
    [
      'and sees its devices is taken to the device that it hangs on',
      whoamiOfOwner,
      `/imah/building/${tower.id}/iot?device=d`,
    ],
    ['and sees only their own is taken to their form', whoamiOfResident, `/imah/new/ticket/${tower.id}?scan=${code}`],
  ])('%s', async (_, person, where) => {
    await open({ getScanPlace: answerOf({ ...place, deviceId: 'd', place: 'Pompa' }) }, person);

    expect((await elsewhere()).textContent).toBe(where);
  });

  it.each([
    ['has no account', null],
    ['belongs nowhere yet', whoamiOfNewcomer],
    ['belongs to another building of the same organisation', inOther],
  ])('and %s reports without one', async (_, person) => {
    await open({ getScanPlace: answerOf(place) }, person);

    await headed('Laporkan masalah');
    expect(screen.getByRole('link', { name: 'Masuk untuk melapor dengan akun Anda' }).getAttribute('href')).toBe(
      `/imah/new/ticket/${tower.id}?scan=${code}`,
    );
  });
});

describe('a report that was sent', () => {
  it('is followed by its link, also after the label is gone', async () => {
    const { calls } = await open({ getScanPlace: gone, getScanReport: answerOf(report) }, null, '?laporan=secret');

    await headed('Laporan TKT-2026-000042 terkirim', 2);
    expect(screen.getByText('Dikerjakan').textContent).toBe('Dikerjakan');
    expect(calls().find(({ name }) => name === 'getScanReport')?.input).toMatchObject({ params: { token: 'secret' } });
    expect(screen.getByRole('link', { name: 'Laporkan masalah lain' }).getAttribute('href')).toBe(`/q/${code}`);
  });

  it.each([
    ['is not known', gone, 'Tautan laporan ini tidak berlaku'],
    ['cannot be read now', failed, 'Keadaan laporan belum dapat dimuat'],
  ])('whose link %s says so', async (_, getScanReport, said) => {
    await open({ getScanPlace: answerOf(place), getScanReport }, null, '?laporan=secret');

    expect((await headed(said, 2)).tagName).toBe('H2');
  });

  it('shows nothing but the outline while it is read', async () => {
    await open({ getScanPlace: answerOf(place), getScanReport: never }, null, '?laporan=secret');
    await headed('Laporkan masalah');

    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('gives its link to the clipboard and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open({ getScanPlace: answerOf(place), getScanReport: answerOf(report) }, null, '?laporan=secret');

    await userEvent.click(await screen.findByRole('button', { name: 'Salin tautan' }));

    expect((await screen.findByText('Tautan disalin.')).tagName).toBe('OUTPUT');
    expect(write).toHaveBeenCalledExactlyOnceWith(globalThis.location.href);
  });

  it('does not say that the link was copied where the browser does not allow it', async () => {
    const rejected: unknown[] = [];
    const hear = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      rejected.push(event.reason);
    };
    globalThis.addEventListener('unhandledrejection', hear);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await open({ getScanPlace: answerOf(place), getScanReport: answerOf(report) }, null, '?laporan=secret');

    await userEvent.click(await screen.findByRole('button', { name: 'Salin tautan' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    // Two turns of the loop, in which a rejection that nobody handles would be told.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    globalThis.removeEventListener('unhandledrejection', hear);

    expect([screen.queryByText('Tautan disalin.'), rejected]).toEqual([null, []]);
  });
});
