import { notifications } from '@imah/testing/notifications';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import type { NotificationRowOf } from './group-by-ticket.ts';
import { NotificationRow } from './notification-row.tsx';

afterEach(cleanup);

const [first] = notifications;
if (first === undefined) throw new Error('The fixture has no notification.');
const row: NotificationRowOf = { ...first, ids: [first.id] };

async function open(change: Partial<NotificationRowOf> = {}, locale: 'id' | 'en' = 'id') {
  const onMark = vi.fn<(row: NotificationRowOf, as: string) => void>();
  const onFollow = vi.fn<(row: NotificationRowOf) => void>();
  const notification = { ...row, ...change };
  await show(
    <ul>
      <NotificationRow notification={notification} onMark={onMark} onFollow={onFollow} />
    </ul>,
    { locale },
  );
  return { notification, onMark, onFollow };
}
const text = () => screen.getByRole('listitem').textContent ?? '';

it('leads nowhere where there is nothing to look at', async () => {
  await open({ href: null });

  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(row.title)).toBeVisible();
});

it('tells the page that it is followed', async () => {
  const { notification, onFollow } = await open();

  fireEvent.click(screen.getByRole('link', { name: row.title }));

  expect(onFollow.mock.calls).toEqual([[notification]]);
});

it.each<[rule: string, change: Partial<NotificationRowOf>, shown: string[]]>([
  ['is plain where it is read, told once and not urgent', { readAt: row.lastAt, count: 1, urgency: 'normal' }, []],
  ['says that it is unread', { count: 1, urgency: 'normal' }, ['Belum dibaca']],
  ['says that it is important', { readAt: row.lastAt, count: 1, urgency: 'critical' }, ['Penting']],
  ['says how often it was told', { readAt: row.lastAt, count: 1200, urgency: 'low' }, ['1.200 kali']],
])('%s', async (_rule, change, shown) => {
  await open(change);

  expect(['Belum dibaca', 'Penting', '1.200 kali'].filter((words) => text().includes(words))).toEqual(shown);
});

it.each([
  ['read', null, 'Tandai sudah dibaca'],
  ['unread', row.lastAt, 'Tandai belum dibaca'],
] as const)('is marked as %s by a button that names it', async (as, readAt, label) => {
  const { notification, onMark } = await open({ readAt });

  await userEvent.click(screen.getByRole('button', { name: `${label}: ${row.title}` }));

  expect(onMark.mock.calls).toEqual([[notification, as]]);
});

it('shows why it was told by keyboard, and hides it again', async () => {
  await open();
  const why = screen.getByRole('button', { name: 'Mengapa saya menerima ini?' });
  const isShown = () => screen.getByText(row.reason).checkVisibility();
  why.focus();

  await userEvent.keyboard('{Enter}');
  expect([why.getAttribute('aria-expanded'), isShown()]).toEqual(['true', true]);
  await userEvent.keyboard(' ');

  expect([why.getAttribute('aria-expanded'), isShown()]).toEqual(['false', false]);
});

it('speaks English', async () => {
  await open({ count: 2 }, 'en');

  expect(await screen.findByRole('button', { name: 'Why am I receiving this?' })).toBeVisible();
  expect(text()).toContain('2 times');
});
