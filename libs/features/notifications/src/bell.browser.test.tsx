import { ApiError } from '@imah/api-client';
import { never, type FakeAnswers } from '@imah/api-client/testing';
import { notificationTopic } from '@imah/contract/mqtt/words';
import type { InboxRow, NotificationMarks } from '@imah/contract/notifications';
import { createFakeRealtime } from '@imah/realtime/testing';
import { answerOf, fixtureNow, listOf, whoami } from '@imah/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { Bell } from './bell.tsx';
import { inboxCounts, inboxRows } from '@imah/testing/notifications';

afterEach(cleanup);

const [newest] = inboxRows as [InboxRow, ...InboxRow[]];
const ofTab: NonNullable<FakeAnswers['listInbox']> = async (input) =>
  listOf(inboxRows.filter(({ tab }) => tab === (input?.query?.tab ?? 'you')));

async function open(answers: FakeAnswers = {}, path = '/') {
  const realtime = createFakeRealtime({ now: () => fixtureNow });
  const shown = await show(<Bell userId={whoami.id} />, {
    answers: {
      countUnread: answerOf({ unread: 2 }),
      listInbox: ofTab,
      countInbox: answerOf(inboxCounts),
      markNotifications: answerOf({ unread: 1, changed: 1, markedAt: null }),
      ...answers,
    },
    realtime,
    path,
  });
  return { ...shown, realtime };
}
const bell = () => screen.getByRole('button', { name: /^Pemberitahuan/ });
async function openCentre() {
  await userEvent.click(bell());
  return within(await screen.findByRole('dialog', { name: 'Pemberitahuan' }));
}
const rowOf = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);
const marksIn = (calls: readonly { name: string; input: unknown }[]) =>
  calls.flatMap(({ name, input }) =>
    name === 'markNotifications' ? [(input as { body: NotificationMarks }).body] : [],
  );

describe('the bell', () => {
  it('says how many stand unread', async () => {
    await open();

    expect(await screen.findByRole('button', { name: 'Pemberitahuan, 2 belum dibaca' })).toBeVisible();
  });

  it('asks once more when the channel opens after the page did: of what was told before it nobody tells', async () => {
    const realtime = createFakeRealtime({ state: 'connecting' });
    let unread = 2;
    await show(<Bell userId={whoami.id} />, { answers: { countUnread: async () => answerOf({ unread }) }, realtime });
    expect(await screen.findByRole('button', { name: 'Pemberitahuan, 2 belum dibaca' })).toBeVisible();

    unread = 3;
    await act(async () => realtime.setState('connected'));

    expect(await screen.findByRole('button', { name: 'Pemberitahuan, 3 belum dibaca' })).toBeVisible();
  });

  it('counts what arrives without a reload, and says so to those who do not see it', async () => {
    const { realtime } = await open();
    await screen.findByRole('button', { name: 'Pemberitahuan, 2 belum dibaca' });
    await act(async () =>
      realtime.publish(notificationTopic(whoami.id), { op: 'told', id: newest.id, urgency: 'critical', unread: 3 }),
    );

    expect(await screen.findByRole('button', { name: 'Pemberitahuan, 3 belum dibaca' })).toBeVisible();
    expect(screen.getByText('Ada pemberitahuan baru. 3 belum dibaca.').getAttribute('aria-live')).toBe('polite');
  });

  it('reads what is told of the ticket that is open and looked at, all of it at once', async () => {
    const path = '/imah/ticket/01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9e';
    const { calls } = await open({ markNotifications: answerOf({ unread: 1, changed: 1, markedAt: null }) }, path);

    expect(await screen.findByRole('button', { name: 'Pemberitahuan, 1 belum dibaca' })).toBeVisible();
    expect(marksIn(calls())[0]).toEqual({ as: 'read', page: path });
  });

  it('follows what was read in another tab', async () => {
    const { realtime } = await open();
    await screen.findByRole('button', { name: 'Pemberitahuan, 2 belum dibaca' });
    await act(async () =>
      realtime.publish(notificationTopic(whoami.id), { op: 'marked', id: null, urgency: null, unread: 0 }),
    );

    expect(await screen.findByRole('button', { name: 'Pemberitahuan' })).toBeVisible();
  });
});

describe('the centre', () => {
  it('lists by day, with how often and how urgent', async () => {
    await open();
    const centre = await openCentre();
    await centre.findByText(newest.title);

    expect(centre.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Hari ini',
      'Kemarin',
    ]);
    expect(rowOf(newest.title).getByText('Penting')).toBeVisible();
    expect(rowOf(newest.title).getByText('3 kabar')).toBeVisible();
    expect(centre.getByRole('link', { name: newest.title }).getAttribute('href')).toBe(newest.href);
  });

  it('says why it was told', async () => {
    await open();
    const centre = await openCentre();
    await centre.findByText(newest.title);
    const why = rowOf(newest.title).getByRole('button', { name: `Mengapa ini? ${newest.title}` });
    expect(screen.getAllByText(newest.reason)[0]?.checkVisibility()).toBe(false);

    await userEvent.click(why);

    expect(why.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByText(newest.reason)[0]?.checkVisibility()).toBe(true);
  });

  it('marks one as read at once', async () => {
    const { calls } = await open({ markNotifications: never });
    const centre = await openCentre();
    await userEvent.click(await centre.findByRole('button', { name: `Tandai sudah dibaca: ${newest.title}` }));

    expect(await centre.findByRole('button', { name: `Tandai belum dibaca: ${newest.title}` })).toBeVisible();
    expect(marksIn(calls())).toEqual([{ as: 'read', ids: [newest.id], whole: 'subject' }]);
  });

  it('takes back a mark that the server refused', async () => {
    const refusal = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
    await open({ markNotifications: refusal });
    const centre = await openCentre();
    await userEvent.click(await centre.findByRole('button', { name: `Tandai sudah dibaca: ${newest.title}` }));

    expect(await centre.findByText('Tanda belum tersimpan. Silakan coba lagi.')).toBeVisible();
    expect(await centre.findByRole('button', { name: `Tandai sudah dibaca: ${newest.title}` })).toBeVisible();
  });

  it('marks all of the tab that is open, and undoes exactly that', async () => {
    const markedAt = new Date(fixtureNow).toISOString();
    const { calls } = await open({ markNotifications: answerOf({ unread: 1, changed: 2, markedAt }) });
    const centre = await openCentre();
    await userEvent.click(await centre.findByRole('tab', { name: 'Alarm (1)' }));
    await userEvent.click(centre.getByRole('button', { name: 'Tandai semua dibaca: Alarm' }));
    await centre.findByText('2 pemberitahuan ditandai dibaca.');
    await userEvent.click(centre.getByRole('button', { name: 'Urungkan' }));

    expect(marksIn(calls())).toEqual([
      { as: 'read', tab: 'alarms' },
      { as: 'unread', markedAt },
    ]);
  });

  it('keeps alarms and what people say in tabs of their own, each with how much waits there', async () => {
    await open();
    const centre = await openCentre();
    await centre.findByRole('tab', { name: 'Untuk Anda (2)' });
    expect(centre.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Untuk Anda (2)',
      'Alarm (1)',
      'Warga',
    ]);

    await userEvent.click(centre.getByRole('tab', { name: 'Alarm (1)' }));

    expect(await centre.findByText('Pintu parkir: Pintu dibiarkan terbuka')).toBeVisible();
    expect(rowOf('Pintu parkir: Pintu dibiarkan terbuka').getByText('3 kali')).toBeVisible();
    expect(centre.queryByText(newest.title)).toBeNull();
  });

  it('says that there is nothing, or that all was read', async () => {
    await open({ listInbox: listOf([]) });
    const centre = await openCentre();
    expect(await centre.findByText('Belum ada pemberitahuan')).toBeVisible();

    await userEvent.click(centre.getByRole('radio', { name: 'Belum dibaca' }));

    expect(await centre.findByText('Semua sudah dibaca')).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    let works = false;
    await open({
      listInbox: async () => {
        if (!works) throw new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
        return listOf(inboxRows);
      },
    });
    const centre = await openCentre();
    await centre.findByText('Pemberitahuan belum dapat dimuat');
    works = true;
    await userEvent.click(centre.getByRole('button', { name: 'Coba lagi' }));

    expect(await centre.findByText(newest.title)).toBeVisible();
  });
});
