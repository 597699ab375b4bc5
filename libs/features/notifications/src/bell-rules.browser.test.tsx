import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { notificationTopic } from '@imah/contract/mqtt/words';
import { createFakeRealtime } from '@imah/realtime/testing';
import { answerOf, fixtureNow, listOf, whoami } from '@imah/testing';
import { inboxCounts, inboxRows } from '@imah/testing/notifications';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { Bell } from './bell.tsx';

afterEach(cleanup);

async function open(answers: FakeAnswers, path = '/', userId: string | null = whoami.id, locale: 'id' | 'en' = 'id') {
  const realtime = createFakeRealtime({ now: () => fixtureNow });
  const shown = await show(<Bell userId={userId} />, {
    realtime,
    path,
    locale,
    answers: {
      countUnread: answerOf({ unread: 1 }),
      listInbox: listOf(inboxRows),
      countInbox: answerOf(inboxCounts),
      ...answers,
    },
  });
  const made = (name: string) =>
    shown
      .calls()
      .filter((call) => call.name === name)
      .map(({ input }) => input);
  return { realtime, made };
}
const bell = (name: string) => screen.findByRole('button', { name });

describe('the count of the bell', () => {
  it('is asked for only once it is known who is signed in', async () => {
    const { made } = await open({}, '/', null);

    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Pemberitahuan');
    expect(made('countUnread')).toEqual([]);
  });

  it('is short where there are many, and said in full', async () => {
    await open({ countUnread: answerOf({ unread: 1234 }) });

    expect(await bell('Pemberitahuan, 1.234 belum dibaca')).toBeVisible();
    expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  });

  it('is nothing where it could not be read', async () => {
    await open({ countUnread: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) });

    expect(await bell('Pemberitahuan')).toBeVisible();
  });

  it('says nothing aloud of what was only read elsewhere', async () => {
    const { realtime } = await open({});
    await bell('Pemberitahuan, 1 belum dibaca');

    await act(async () =>
      realtime.publish(notificationTopic(whoami.id), { op: 'marked', id: null, urgency: null, unread: 4 }),
    );

    expect(await bell('Pemberitahuan, 4 belum dibaca')).toBeVisible();
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('');
  });

  it('is said in English', async () => {
    await open({}, '/', whoami.id, 'en');

    expect(await bell('Notifications, 1 unread')).toBeVisible();
  });
});

describe('what is told of the page that is open', () => {
  const topic = '/imah/topic/01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9e';
  const marks = { markNotifications: answerOf({ unread: 0, changed: 1, markedAt: null }) };

  it.each([
    ['a page that is of no one thing', '/imah/tickets', 1],
    ['a ticket while nothing is unread', '/imah/ticket/1', 0],
  ])('is not marked on %s', async (_name, path, unread) => {
    const { made } = await open({ ...marks, countUnread: answerOf({ unread }) }, path);
    await bell(unread === 0 ? 'Pemberitahuan' : 'Pemberitahuan, 1 belum dibaca');

    expect(made('markNotifications')).toEqual([]);
  });

  it('stays unread where it could not be marked, without a word', async () => {
    const failure = new ApiError({ kind: 'network', message: 'Failed to fetch' });
    const { made } = await open({ markNotifications: failure }, topic);

    await expect.poll(() => made('markNotifications')).toEqual([{ body: { as: 'read', page: topic } }]);
    expect([screen.queryByRole('alert'), await bell('Pemberitahuan, 1 belum dibaca')]).toEqual([
      null,
      screen.getByRole('button'),
    ]);
  });
});

describe('the centre', () => {
  const openCentre = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Pemberitahuan/ }));
    return within(await screen.findByRole('dialog', { name: 'Pemberitahuan' }));
  };

  it('loads older ones on demand, under the days that are there', async () => {
    const [one, two, three] = inboxRows;
    await open({
      listInbox: async (input) =>
        input?.query?.cursor === undefined
          ? { data: [one, two].flatMap((each) => each ?? []), meta: { nextCursor: 'b' } }
          : { data: [three].flatMap((each) => each ?? []), meta: { nextCursor: null } },
    });
    const centre = await openCentre();

    await userEvent.click(await centre.findByRole('button', { name: 'Muat yang lebih lama' }));

    expect(await centre.findByText(three?.title ?? '')).toBeVisible();
    expect(centre.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Hari ini',
      'Kemarin',
    ]);
    expect(centre.queryByRole('button', { name: 'Muat yang lebih lama' })).toBeNull();
  });

  it('closes by Escape, and gives the focus back to the bell', async () => {
    await open({});
    await openCentre();

    await userEvent.keyboard('{Escape}');

    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Pemberitahuan, 1 belum dibaca');
  });

  it('leads to the settings of notifications, and closes with it', async () => {
    await open({});
    const centre = await openCentre();
    const link = centre.getByRole('link', { name: 'Atur pemberitahuan' });
    expect(link.getAttribute('href')).toBe('/imah/akun#pemberitahuan');

    await userEvent.click(link);

    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});
