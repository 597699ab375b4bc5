import type { Ticket } from '@imah/contract/tickets';
import { fixtureNow } from '@imah/testing';
import { ticket } from '@imah/testing/tickets';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { TicketClocks } from './ticket-clocks.tsx';

afterEach(cleanup);

type Clock = Ticket['sla']['resolution'];
const hour = 3_600_000;
const dueIn = (hours: number) => new Date(fixtureNow + hours * hour).toISOString();
const paused: Clock = { state: 'paused', elapsedMs: 2 * hour, targetMs: 8 * hour, dueAt: null };

async function open(change: Partial<Ticket>, resolution: Partial<Clock> = {}, locale: 'id' | 'en' = 'id') {
  const { sla } = ticket;
  await show(
    <TicketClocks
      ticket={{ ...ticket, sla: { ...sla, resolution: { ...sla.resolution, ...resolution } }, ...change }}
    />,
    {
      locale,
    },
  );
  await screen.findByRole('heading', { level: 2 });
  return document.body.textContent;
}

describe('the clocks of a ticket', () => {
  it('say what is used of each, by working hours, and when it is due in the time of the building', async () => {
    const text = await open({});

    expect(text).toContain('Terpakai 18 menit dari 1 jam waktu kerja');
    expect(text).toContain('Terpakai 3 jam dari 8 jam waktu kerja');
    expect(text).toContain('Tenggat Jumat, 20 November 2026 pukul 22.05 WIB');
  });

  it('say that they run day and night where they do', async () => {
    expect(await open({ calendar: 'always' })).toContain('Terpakai 3 jam dari 8 jam, dihitung siang dan malam');
  });

  it('say of hours in which nobody works that no time is used now', async () => {
    const sentence = 'Sekarang di luar jam kerja: waktu belum berjalan.';
    expect(await open({ outsideHours: true })).toContain(sentence);
    cleanup();

    expect(await open({ outsideHours: true, state: 'waiting' }, paused)).not.toContain(sentence);
  });

  it.each([
    ['waiting', 'paused', 'Jam berhenti selama tiket menunggu.'],
    ['deferred', 'paused', 'Jam berhenti sampai tiket dibuka lagi.'],
    ['resolved', 'paused', 'Jam berhenti karena pekerjaan sudah ditandai selesai.'],
    ['cancelled', 'void', 'Tiket yang dibatalkan atau digabung tidak dihitung.'],
    ['merged', 'void', 'Tiket yang dibatalkan atau digabung tidak dihitung.'],
  ] as const)('say why the time stands of a ticket that is %s', async (state, clock, why) => {
    expect(await open({ state }, { ...paused, state: clock })).toContain(why);
  });

  it('are no more than full when the time is long up, and say how much was used all the same', async () => {
    const text = await open({}, { state: 'late', elapsedMs: 12 * hour, dueAt: dueIn(-4) });
    const [, resolution] = screen.getAllByRole('progressbar');

    expect([resolution?.getAttribute('aria-valuenow'), resolution?.getAttribute('aria-valuemax')]).toEqual([
      `${8 * hour}`,
      `${8 * hour}`,
    ]);
    expect(text).toContain('150%');
    expect(text).toContain('Terlambat 4 jam');
  });

  it('run on while one looks: what was answered as running is late once its time is up', async () => {
    expect(await open({}, { state: 'running', dueAt: dueIn(-0.5) })).toContain('Terlambat 30 menit');
  });

  it('are said in English', async () => {
    await open({}, paused, 'en');

    const heading = await screen.findByRole('heading', { level: 2 });
    expect(heading.textContent).not.toBe('Batas waktu');
    const card = heading.closest('section') ?? document.body;
    expect(
      within(card)
        .getAllByRole('progressbar')
        .map((bar) => bar.textContent.includes('Petugas')),
    ).toEqual([false, false]);
  });
});
