import '@imah/ui/global';
import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Building } from '@imah/contract/buildings';
import type { Today } from '@imah/contract/today';
import { createFakeRealtime } from '@imah/realtime/testing';
import { toasterMachine } from '@imah/state-machines';
import {
  alarms,
  answerOf,
  buildings,
  fixtureNow,
  listOf,
  office,
  offlinePump,
  places,
  tower,
  whoami,
  whoamiOfNewcomer,
} from '@imah/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { ticket } from '@imah/testing/tickets';
import { HomePage } from './home-page.tsx';
import { askedToday, busyToday, calmToday, joiningToday, openAlarm, ticketsToday, today } from '@imah/testing/today';

afterEach(cleanup);

const card = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);

describe('Hari ini', () => {
  async function open(answers: FakeAnswers) {
    const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();
    const realtime = createFakeRealtime({ now: () => fixtureNow });
    const shownPage = (
      <ToasterProvider actor={toaster}>
        <HomePage />
      </ToasterProvider>
    );
    const shown = await show(shownPage, { answers: { listBuildings: listOf(buildings), ...answers }, realtime });
    return { ...shown, realtime, toaster };
  }
  const taken = (by: string | null): Today => ({
    ...today,
    items: today.items.map((item) =>
      item.kind === 'alarm' && item.alarm.id === openAlarm.id
        ? { ...item, alarm: { ...openAlarm, acknowledgedAt: by && openAlarm.lastAt, acknowledgedBy: by } }
        : item,
    ),
  });
  const acts = (calls: readonly { name: string; input: unknown }[]) =>
    calls.filter(({ name }) => name.endsWith('cknowledgeAlarm'));
  const params = { buildingId: openAlarm.buildingId, alarmId: openAlarm.id };

  it('lets in who waits without leaving the page, and then asks what is left', async () => {
    const { calls } = await open({
      getToday: answerOf(joiningToday),
      getPlaces: answerOf(places),
      listOccupancies: answerOf([]),
      approveJoinRequest: undefined,
      answerHouseholdRequest: undefined,
    });
    const sent = (name: string) => calls().filter((call) => call.name === name);

    expect(await screen.findByText('Ingin bergabung di unit a 101')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Jawab permintaan Siti Aminah' }));
    const joining = await screen.findByRole('dialog', { name: 'Terima Siti Aminah' });
    await within(joining).findByText('Tidak ada penghuni atau pemilik yang tercatat.');
    await userEvent.click(within(joining).getByRole('button', { name: 'Setujui' }));
    await expect
      .poll(() => sent('approveJoinRequest').map(({ input }) => input))
      .toMatchObject([{ body: { role: 'tenant', isBillingParty: true } }]);
    await expect.poll(() => sent('getToday').length).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Jawab permintaan Nenek Saputra' }));
    const household = await screen.findByRole('dialog', { name: 'Terima Nenek Saputra?' });
    await userEvent.click(within(household).getByRole('button', { name: 'Setujui' }));

    await expect
      .poll(() => sent('answerHouseholdRequest').map(({ input }) => input))
      .toMatchObject([{ body: { answer: 'approve' } }]);
    await expect.poll(() => sent('getToday').length).toBe(3);
  });

  it('lists what needs the person, where it is and since when, each leading to its place', async () => {
    await open({ getToday: answerOf(today) });

    const row = within((await screen.findByRole('link', { name: openAlarm.deviceName })).closest('li') as HTMLElement);
    expect(row.getByText('Kritis')).toBeVisible();
    expect(row.getByText(tower.name)).toBeVisible();
    expect(screen.getByRole('link', { name: `Buka perangkat ${offlinePump.name}` }).getAttribute('href')).toContain(
      '/iot?device=',
    );
    expect(screen.getByRole('link', { name: '2 alarm belum ditangani' }).getAttribute('href')).toBe(
      '/imah/dashboard?list=alarms',
    );
  });

  it('takes an alarm where it stands, and gives it back', async () => {
    let by: string | null = null;
    const { calls } = await open({
      getToday: async () => answerOf(taken(by)),
      acknowledgeAlarm: async () => ((by = 'Ratna'), answerOf(openAlarm)),
      unacknowledgeAlarm: async () => ((by = null), answerOf(openAlarm)),
    });
    await userEvent.click(await screen.findByRole('button', { name: `Tangani alarm ${openAlarm.deviceName}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));

    expect(await screen.findByRole('button', { name: `Tangani alarm ${openAlarm.deviceName}` })).toBeVisible();
    expect(acts(calls())).toEqual([
      { name: 'acknowledgeAlarm', input: { params } },
      { name: 'unacknowledgeAlarm', input: { params } },
    ]);
  });

  it('takes it back and says so when the server refuses', async () => {
    const refusal = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
    const { toaster } = await open({ getToday: answerOf(today), acknowledgeAlarm: refusal });
    await userEvent.click(await screen.findByRole('button', { name: `Tangani alarm ${openAlarm.deviceName}` }));

    expect(await screen.findByRole('button', { name: `Tangani alarm ${openAlarm.deviceName}` })).toBeVisible();
    await expect.poll(() => toaster.getSnapshot().context.shown.length).toBe(1);
  });

  it('offers no action to who may only look', async () => {
    const items = today.items.map((item) => (item.kind === 'alarm' ? { ...item, mayAcknowledge: false } : item));
    await open({ getToday: answerOf({ ...today, items }) });
    await screen.findByRole('link', { name: openAlarm.deviceName });

    expect(screen.queryByRole('button', { name: /^Tangani/ })).toBeNull();
  });

  it('changes when the live channel tells of an alarm', async () => {
    let now = calmToday;
    const { realtime } = await open({ getToday: async () => answerOf(now) });
    await screen.findByText('Tidak ada yang menunggu Anda');
    now = today;
    await act(async () =>
      realtime.emitAlarm(
        { orgId: tower.orgId, buildingId: tower.id },
        { id: openAlarm.id, seq: 1, op: 'raised', alarm: openAlarm },
      ),
    );

    expect(await screen.findByRole('link', { name: openAlarm.deviceName })).toBeVisible();
  });

  it('has tickets to take, to finish and to rate, and takes one where it stands', async () => {
    const [free, late, done] = ticketsToday;
    const { calls, toaster } = await open({
      getToday: answerOf(busyToday),
      assignTicket: async () => answerOf({ ...ticket, title: free?.ticket.title ?? '' }),
    });
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

    await userEvent.click(await screen.findByRole('button', { name: `Ambil tiket ${free?.ticket.title ?? ''}` }));
    await expect.poll(() => toaster.getSnapshot().context.shown.length).toBe(1);

    expect(calls().filter(({ name }) => name === 'assignTicket')).toEqual([
      {
        name: 'assignTicket',
        input: {
          params: { ticketId: free?.ticket.id },
          body: { id: expect.stringMatching(/^[\da-f-]{36}$/), assigneeId: whoami.id, executorIds: [] },
          version: 1,
        },
      },
    ]);
    expect(linkOf(`Buka tiket ${late?.ticket.title ?? ''}`)).toBe(`/imah/ticket/${late?.ticket.id ?? ''}`);
    expect(linkOf(`Nilai tiket ${done?.ticket.title ?? ''}`)).toBe(`/imah/ticket/${done?.ticket.id ?? ''}`);
    const numbers = ['3 tiket', '1 terlambat', '1 tanpa petugas'].map(linkOf);
    expect(numbers).toEqual(['/imah/tickets', '/imah/tickets?tab=overdue', '/imah/tickets?tab=unassigned']);
  });

  it('shows the time by which a row has its place: of what nobody has, that of the answer', async () => {
    const [free] = ticketsToday;
    if (free === undefined) throw new Error('the fixture has no ticket that nobody has');
    const sla = {
      response: { ...free.ticket.sla.response, state: 'running' as const, dueAt: '2026-11-20T01:00:00.000Z' },
      resolution: { ...free.ticket.sla.resolution, state: 'running' as const, dueAt: '2026-11-20T05:00:00.000Z' },
    };
    const answered = { ...sla.response, state: 'met' as const, dueAt: null };
    const items = [
      { ...free, ticket: { ...free.ticket, sla } },
      { ...free, ticket: { ...free.ticket, id: ticket.id, title: 'Dijawab', sla: { ...sla, response: answered } } },
    ];
    await open({ getToday: answerOf({ ...busyToday, items }) });

    await screen.findByRole('link', { name: free.ticket.title });
    const chips = screen.getAllByTitle(/^Tenggat/).map(({ textContent }) => textContent?.startsWith('Tanggapan'));
    expect(chips).toEqual([true, false]);
  });

  it('says of what others work on who has it, and leads to all tickets when there are more than it shows', async () => {
    const [, late] = ticketsToday;
    const items = late && [
      { ...late, mine: false, ticket: { ...late.ticket, assignee: { id: whoami.id, name: 'Agus' } } },
    ];
    await open({
      getToday: answerOf({ ...busyToday, items: items ?? [], totals: { ...busyToday.totals, ticket: 31 } }),
    });

    expect((await screen.findByText('Terlambat, petugas: Agus')).textContent).toBe('Terlambat, petugas: Agus');
    expect(screen.getByRole('link', { name: 'Lihat semua 31 tiket' }).getAttribute('href')).toBe('/imah/tickets');
  });

  it('has all titles in one line beside chips of any width, and on a phone all actions in another above them', async () => {
    const edges = (elements: readonly Element[], side: 'left' | 'right') =>
      new Set(elements.map((element) => Math.round(element.getBoundingClientRect()[side])));
    const titles = () => ticketsToday.map(({ ticket: { title } }) => screen.getByRole('link', { name: title }));
    const acts = () => [
      screen.getByRole('button', { name: /^Tugaskan / }),
      ...screen.getAllByRole('link', { name: /^(Buka|Nilai) tiket/ }),
    ];
    await open({ getToday: answerOf(busyToday) });
    await screen.findByRole('button', { name: /^Ambil tiket/ });
    expect([edges(titles(), 'left').size, edges(acts(), 'right').size]).toEqual([1, 1]);

    await page.viewport(390, 844);
    try {
      await expect.poll(() => edges(titles(), 'left').size).toBe(1);
      const above = acts().map((act, row) => {
        const title = titles()[row]?.getBoundingClientRect().top ?? 0;
        return act.getBoundingClientRect().top < title;
      });
      expect([edges(acts(), 'right').size, above]).toEqual([1, [true, true, true]]);
    } finally {
      await page.viewport(1280, 800);
    }
  });

  it('asks a resident for the cost to approve and the vote to cast', async () => {
    await open({ getToday: answerOf(askedToday) });
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

    expect((await screen.findByText(/menunggu persetujuan Anda/)).textContent).toBe(
      'Rp\u00a035.000 menunggu persetujuan Anda, berlaku sampai 29 November 2026',
    );
    expect(linkOf('Jawab biaya untuk Keran dapur bocor')).toMatch(/^\/imah\/ticket\//);
    expect(linkOf('Pilih dalam polling Jam buka kolam renang')).toMatch(/^\/imah\/topic\//);
  });

  it('says so when somebody else was faster', async () => {
    const changed = new ApiError({ kind: 'conflict', status: 412, code: 'VERSI_BERUBAH', message: 'berubah' });
    const { toaster } = await open({ getToday: answerOf(busyToday), assignTicket: changed });

    await userEvent.click(await screen.findByRole('button', { name: /^Ambil tiket/ }));

    await expect
      .poll(() => toaster.getSnapshot().context.shown.map(({ text }) => text))
      .toEqual(['Tiket ini baru saja diubah orang lain.']);
  });

  it('that failed leaves the buildings standing', async () => {
    await open({ getToday: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) });

    expect(await screen.findByText('Yang perlu Anda tangani belum dapat dimuat')).toBeVisible();
    expect(screen.getByRole('link', { name: tower.name })).toBeVisible();
  });
});

describe('HomePage', () => {
  it('shows each building with its devices, alarms and its own time', async () => {
    await show(<HomePage />, { answers: { listBuildings: listOf(buildings) } });

    await screen.findByRole('link', { name: tower.name });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ratna');
    expect(card(tower.name).getByText('29 dari 32 perangkat daring')).toBeVisible();
    expect(card(tower.name).getByText('2 alarm aktif')).toBeVisible();
    expect(card(tower.name).getByText('17.05 WIB')).toBeVisible();
    expect(card(office.name).getByText('18.05 WITA')).toBeVisible();
    expect(card(office.name).getByText('Tidak ada alarm')).toBeVisible();
    expect(screen.getByRole('link', { name: tower.name }).getAttribute('href')).toBe(`/imah/building/${tower.id}`);
  });

  it('changes when the live channel tells of an alarm, without a reload', async () => {
    let rows: readonly Building[] = [tower];
    const realtime = createFakeRealtime({ now: () => fixtureNow });
    await show(<HomePage />, { answers: { listBuildings: async () => listOf(rows) }, realtime });
    await screen.findByText('2 alarm aktif');

    rows = [{ ...tower, activeAlarms: 3 }];
    const [alarm] = alarms;
    const address = { orgId: tower.orgId, buildingId: tower.id };
    await act(async () =>
      realtime.emitAlarm(address, { id: alarm?.id ?? '', seq: 1, op: 'raised', alarm: alarm ?? ({} as never) }),
    );

    expect(await screen.findByText('3 alarm aktif')).toBeVisible();
  });

  it('leads who has no organisation yet to boarding', async () => {
    await show(<HomePage />, { person: whoamiOfNewcomer, answers: { listBuildings: listOf([]) } });

    expect((await screen.findByRole('link', { name: 'Pilih cara mulai' })).getAttribute('href')).toBe('/boarding');
  });

  it('tells a member without a building whom to ask', async () => {
    await show(<HomePage />, { answers: { listBuildings: listOf([]) } });

    expect(await screen.findByText('Belum ada gedung untuk Anda')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Siapkan gedung' })).toBeNull();
  });

  it('says what failed and tries again', async () => {
    let works = false;
    const listBuildings = async () => {
      if (!works) throw new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
      return listOf(buildings);
    };
    await show(<HomePage />, { answers: { listBuildings } });
    expect(await screen.findByText('Gedung Anda belum dapat dimuat')).toBeVisible();

    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

    expect(await screen.findByRole('link', { name: tower.name })).toBeVisible();
  });
});
