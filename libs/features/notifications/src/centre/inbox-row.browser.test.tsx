import type { InboxRow as Row } from '@imah/contract/notifications';
import { inboxRows } from '@imah/testing/notifications';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { swipePx } from '@imah/app/swipe';
import { InboxRow } from './inbox-row.tsx';
import { useTriageKeys } from './use-triage-keys.ts';

afterEach(cleanup);

const [row] = inboxRows as [Row, ...Row[]];

async function open(change: Partial<Row> = {}, locale: 'id' | 'en' = 'id') {
  const onMark = vi.fn<(row: Row, as: string) => void>();
  const onFollow = vi.fn<(row: Row) => void>();
  const shown = { ...row, ...change };
  await show(
    <ul>
      <InboxRow row={shown} onMark={onMark} onFollow={onFollow} />
    </ul>,
    { locale },
  );
  return { row: shown, onMark, onFollow };
}
const item = () => screen.getByRole('listitem');
const text = () => item().textContent ?? '';

describe('a row of the inbox', () => {
  it('leads nowhere where there is nothing to look at', async () => {
    await open({ href: null });

    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(row.title)).toBeVisible();
  });

  it('tells the page that it is followed', async () => {
    const { row: shown, onFollow } = await open();

    fireEvent.click(screen.getByRole('link', { name: row.title }));

    expect(onFollow.mock.calls).toEqual([[shown]]);
  });

  it.each<[rule: string, change: Partial<Row>, shown: string[]]>([
    ['is plain where it is read, told once and not urgent', { readAt: row.lastAt, count: 1, urgency: 'normal' }, []],
    ['says that it is unread', { count: 1, urgency: 'normal' }, ['Belum dibaca']],
    ['says that it is important', { readAt: row.lastAt, count: 1, urgency: 'critical' }, ['Penting']],
    ['says how much was told of it', { readAt: row.lastAt, count: 1200, urgency: 'low' }, ['1.200 kabar']],
    [
      'says how often an alarm came',
      { readAt: row.lastAt, count: 3, urgency: 'low', alarm: { severity: 'minor', state: 'over', seconds: 58 } },
      ['3 kali'],
    ],
  ])('%s', async (_rule, change, shown) => {
    await open(change);

    expect(['Belum dibaca', 'Penting', '1.200 kabar', '3 kali'].filter((words) => text().includes(words))).toEqual(
      shown,
    );
  });

  it('shows why it was told by keyboard, and hides it again', async () => {
    await open();
    const why = screen.getByRole('button', { name: `Mengapa ini? ${row.title}` });
    const isShown = () => screen.getByText(row.reason).checkVisibility();
    why.focus();

    await userEvent.keyboard('{Enter}');
    expect([why.getAttribute('aria-expanded'), isShown()]).toEqual(['true', true]);
    await userEvent.keyboard(' ');

    expect([why.getAttribute('aria-expanded'), isShown()]).toEqual(['false', false]);
  });

  it.each([
    ['read', null, 'Tandai sudah dibaca'],
    ['unread', row.lastAt, 'Tandai belum dibaca'],
  ] as const)('is marked as %s by a button that names it', async (as, readAt, label) => {
    const { row: shown, onMark } = await open({ readAt });

    await userEvent.click(screen.getByRole('button', { name: `${label}: ${row.title}` }));

    expect(onMark.mock.calls).toEqual([[shown, as]]);
  });

  it.each<[what: string, pointerType: string, px: number, marks: number]>([
    ['a finger that draws it aside marks it', 'touch', swipePx, 1],
    ['a finger that draws it to the other side marks it', 'touch', -swipePx, 1],
    ['a finger that lets go too early changes nothing', 'touch', swipePx - 1, 0],
    ['a mouse that selects its text changes nothing', 'mouse', 300, 0],
  ])('%s, and it lies where it lay', async (_what, pointerType, px, marks) => {
    const { onMark } = await open();
    const pointer = { pointerType, pointerId: 7, isPrimary: true };

    fireEvent.pointerDown(item(), { ...pointer, clientX: 400 });
    fireEvent.pointerMove(item(), { ...pointer, clientX: 400 + px });
    expect(item().style.transform).toBe(pointerType === 'touch' ? `translateX(${px}px)` : '');
    fireEvent.pointerUp(item(), pointer);

    expect([onMark.mock.calls.length, item().style.transform]).toEqual([marks, '']);
  });

  it('is left alone where the browser scrolls instead', async () => {
    const { onMark } = await open();
    const pointer = { pointerType: 'touch', pointerId: 7, isPrimary: true };

    fireEvent.pointerDown(item(), { ...pointer, clientX: 0 });
    fireEvent.pointerMove(item(), { ...pointer, clientX: 200 });
    fireEvent.pointerCancel(item(), pointer);
    fireEvent.pointerUp(item(), pointer);

    expect([onMark.mock.calls.length, item().style.transform]).toEqual([0, '']);
  });

  it('speaks English', async () => {
    await open({}, 'en');

    expect(await screen.findByRole('button', { name: `Why this? ${row.title}` })).toBeVisible();
    expect(text()).toContain('3 updates');
  });
});

describe('the keys of the inbox', () => {
  function List({ isOn, onMark }: { readonly isOn: boolean; readonly onMark: (id: string) => void }) {
    const list = useRef<HTMLDivElement>(null);
    useTriageKeys(list, isOn, onMark);
    return (
      <div ref={list}>
        <ul>
          {inboxRows.slice(0, 3).map((each) => (
            <InboxRow key={each.id} row={each} onMark={() => undefined} onFollow={() => undefined} />
          ))}
        </ul>
        <input aria-label="cari" />
      </div>
    );
  }
  async function openList(isOn = true) {
    const onMark = vi.fn<(id: string) => void>();
    await show(<List isOn={isOn} onMark={onMark} />);
    return onMark;
  }
  const focused = () => document.activeElement?.textContent ?? '';
  const titles = inboxRows.slice(0, 3).map(({ title }) => title);

  it('go down and up, and stay at the ends', async () => {
    await openList();
    const seen: string[] = [];

    for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
      await userEvent.keyboard(key);
      seen.push(focused());
    }

    expect(seen.map((title) => titles.indexOf(title))).toEqual([0, 1, 2, 2, 1, 0, 0]);
  });

  it('mark the row with the focus and go on to the next', async () => {
    const onMark = await openList();

    await userEvent.keyboard('jee');

    expect(onMark.mock.calls).toEqual([[inboxRows[0]?.id], [inboxRows[1]?.id]]);
    expect(focused()).toBe(titles[2]);
  });

  it.each([
    ['no row has the focus', true, 'e'],
    ['a key of the browser is pressed with it', true, 'j{Control>}e{/Control}'],
    ['the inbox is closed', false, 'je'],
  ])('mark nothing where %s', async (_where, isOn, keys) => {
    const onMark = await openList(isOn);

    await userEvent.keyboard(keys);

    expect(onMark.mock.calls).toEqual([]);
  });

  it('are letters where somebody writes', async () => {
    const onMark = await openList();

    await userEvent.type(screen.getByRole('textbox', { name: 'cari' }), 'jek');

    expect([onMark.mock.calls, screen.getByRole<HTMLInputElement>('textbox', { name: 'cari' }).value]).toEqual([
      [],
      'jek',
    ]);
  });
});
