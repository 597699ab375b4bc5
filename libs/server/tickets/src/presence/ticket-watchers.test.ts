import type { TicketPresence } from '@imah/contract/tickets';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTicketWatchers, type TicketWatchers, type Watching } from './ticket-watchers.ts';

let at: number;
let timers: { readonly at: number; readonly run: () => void }[];
let told: { readonly to: string; readonly presence: TicketPresence }[];
let watchers: TicketWatchers;

beforeEach(() => {
  at = 1_000_000;
  timers = [];
  told = [];
  watchers = createTicketWatchers({
    now: () => at,
    later: (run, delayMs) => {
      const timer = { at: at + delayMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    tell: (to, presence) => told.push({ to, presence }),
  });
});

/** Lets time go on, timer by timer; there are never many. */
function pass(ms: number): void {
  const end = at + ms;
  for (let turn = 0; turn < 50; turn += 1) {
    const [next] = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at);
    if (next === undefined) break;
    timers = timers.filter((timer) => timer !== next);
    at = Math.max(at, next.at);
    next.run();
  }
  at = end;
}

const page = (userId: string, rest: Partial<Watching> = {}): Watching => ({
  ticketId: 'pipa',
  pageId: `${userId}-1`,
  userId,
  name: userId,
  side: 'staff',
  told: 'names',
  ...rest,
});
const rina = page('Rina');
const agus = page('Agus');
const sari = page('Sari', { side: 'resident', told: 'staff-writes' });
const asStaff = (id: string, doing: string) => ({ id, name: id, side: 'staff', doing });
const known = ({ people, staff }: Pick<TicketPresence, 'people' | 'staff'>) => ({ people, staff });
const lastTold = (userId: string) => {
  const last = told.findLast(({ to }) => to === userId);
  return last === undefined ? null : known(last.presence);
};

describe('who is before a ticket', () => {
  it('is told to those who were there, and answered to whoever comes', () => {
    watchers.see(rina, 'looking');

    expect(known(watchers.see(agus, 'looking'))).toEqual({ people: [asStaff('Rina', 'looking')], staff: 'quiet' });
    expect(told.map(({ to, presence }) => [to, presence.pageId, known(presence)])).toEqual([
      ['Rina', 'Rina-1', { people: [asStaff('Agus', 'looking')], staff: 'quiet' }],
    ]);
  });

  it('is told once, however often a page says the same', () => {
    watchers.see(rina, 'looking');
    watchers.see(agus, 'looking');
    for (let beat = 0; beat < 5; beat += 1) {
      pass(20_000);
      watchers.see(agus, 'looking');
      watchers.see(rina, 'looking');
    }

    expect(told).toHaveLength(1);
  });

  it('is forgotten 45 seconds after a page was last heard of', () => {
    watchers.see(rina, 'looking');
    watchers.see(agus, 'looking');
    pass(20_000);
    watchers.see(rina, 'looking');
    pass(24_999);
    expect(lastTold('Rina')).toEqual({ people: [asStaff('Agus', 'looking')], staff: 'quiet' });

    pass(1);
    expect(lastTold('Rina')).toEqual({ people: [], staff: 'quiet' });
    pass(45_000);
    expect(timers).toEqual([]);
  });

  it('writes for 6 seconds after the last word, and looks from then on', () => {
    watchers.see(rina, 'looking');
    watchers.see(agus, 'writing-note');
    expect(lastTold('Rina')).toEqual({ people: [asStaff('Agus', 'writing-note')], staff: 'quiet' });

    pass(5999);
    expect(lastTold('Rina')?.people).toEqual([asStaff('Agus', 'writing-note')]);
    pass(1);
    expect(lastTold('Rina')?.people).toEqual([asStaff('Agus', 'looking')]);
  });

  it('leaves at once where the page says so, and stays while another page of the same person is open', () => {
    watchers.see(rina, 'looking');
    watchers.see(agus, 'looking');
    watchers.see(page('Agus', { pageId: 'Agus-2' }), 'writing-reply');
    watchers.see(page('Agus', { pageId: 'Agus-2' }), 'left');
    expect(lastTold('Rina')?.people).toEqual([asStaff('Agus', 'looking')]);

    watchers.see(agus, 'left');
    expect(lastTold('Rina')?.people).toEqual([]);
    expect(told.filter(({ to }) => to === 'Agus')).toEqual([]);
  });

  it('tells a resident that the staff write to them, never who, nor that they look or write among themselves', () => {
    watchers.see(sari, 'looking');
    watchers.see(rina, 'looking');
    watchers.see(agus, 'writing-note');
    expect(lastTold('Sari')).toBeNull();

    watchers.see(agus, 'writing-reply');
    expect(lastTold('Sari')).toEqual({ people: [], staff: 'writing-reply' });
    expect(JSON.stringify(told.filter(({ to }) => to === 'Sari'))).not.toContain('Agus');
    expect(lastTold('Rina')?.people).toEqual([
      { id: 'Sari', name: 'Sari', side: 'resident', doing: 'looking' },
      asStaff('Agus', 'writing-reply'),
    ]);
  });

  it('says of nobody that they write to themselves, nor what happens on another ticket', () => {
    watchers.see(page('Rina', { ticketId: 'lift' }), 'writing-reply');

    expect(known(watchers.see(rina, 'writing-reply'))).toEqual({ people: [], staff: 'quiet' });
    expect(told).toEqual([]);
  });

  it('numbers what it says, so that of two the later one is known', () => {
    const first = watchers.see(rina, 'looking').seq;
    const second = watchers.see(rina, 'looking').seq;
    pass(10);

    expect([first < second, second < watchers.see(rina, 'looking').seq]).toEqual([true, true]);
  });
});
