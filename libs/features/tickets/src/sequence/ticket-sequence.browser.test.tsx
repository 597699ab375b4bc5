import { ticketRows } from '@imah/testing/ticket-rows';
import { Link } from '@imah/ui';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation, useParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { ShortcutsHost } from '@imah/app/shortcuts';
import { TicketSequence, useKeptList } from './index.ts';
import { placeIn } from './sequence.ts';

beforeEach(() => localStorage.removeItem('imah-shortcuts'));
afterEach(cleanup);

const rows = ticketRows(3);
const [first, second, third] = rows.map(({ id }) => id);
const href = '/imah/tickets?tab=overdue';

/** The one list, and the tickets that are opened from it. */
function Pages() {
  const { '*': path = '' } = useParams();
  const { pathname, search } = useLocation();
  const ticketId = /^imah\/ticket\/(.+)$/.exec(path)?.[1];
  return (
    <>
      <output data-testid="address">{`${pathname}${search}`}</output>
      {ticketId === undefined ? <List /> : <TicketSequence ticketId={ticketId} />}
    </>
  );
}
function List() {
  const { handlePress } = useKeptList(rows);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClickCapture={handlePress}>
      <Link href={`/imah/ticket/${second}`}>Buka</Link>
    </div>
  );
}

const draftStorage = (() => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
})();
beforeEach(() => draftStorage.clear());

const open = (path: string) =>
  show(
    <ShortcutsHost>
      <Pages />
    </ShortcutsHost>,
    { route: '*', path, app: { draftStorage } },
  );
const address = () => screen.getByTestId('address').textContent;

describe('a ticket that was opened from a list', () => {
  it('leads to the one before and after it, by link and by key, and back to the list as it was', async () => {
    await open(href);
    await userEvent.click(screen.getByRole('link', { name: 'Buka' }));
    expect((await screen.findByText('2 dari 3')).textContent).toBe('2 dari 3');

    await userEvent.click(screen.getByRole('link', { name: 'Berikutnya' }));
    const after = [address(), screen.queryByRole('link', { name: 'Berikutnya' })];
    await userEvent.keyboard('kk');
    const before = [address(), screen.queryByRole('link', { name: 'Sebelumnya' })];
    await userEvent.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));

    expect([after, before, address(), placeIn(draftStorage, href)]).toEqual([
      [`/imah/ticket/${third}`, null],
      [`/imah/ticket/${first}`, null],
      href,
      first,
    ]);
  });

  it('has none of it where it was opened from elsewhere', async () => {
    await open(`/imah/ticket/${first}`);

    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
