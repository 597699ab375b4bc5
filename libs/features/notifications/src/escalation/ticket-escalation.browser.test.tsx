import type { Escalation } from '@imah/contract/notifications';
import { answerOf, fixtureId } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { TicketEscalation } from './ticket-escalation.tsx';

afterEach(cleanup);

const ticketId = fixtureId('ticket', 1);
const call = (at: string, ...names: readonly string[]) => ({
  at,
  people: names.map((name, index) => ({ id: fixtureId('user', index), name })),
  channels: [],
});
const running: Escalation = {
  id: fixtureId('ticket', 2),
  cause: 'emergency-ticket',
  subject: 'ticket',
  subjectId: ticketId,
  state: 'running',
  startedAt: '2026-11-20T07:00:00.000Z',
  endedAt: null,
  nextAt: '2026-11-20T07:20:00.000Z',
  calls: [call('2026-11-20T07:05:00.000Z', 'Budi')],
};
const shown = async (...escalations: readonly Escalation[]) => {
  await show(
    <main>
      <TicketEscalation ticketId={ticketId} timeZone="Asia/Jakarta" />
    </main>,
    { answers: { listTicketEscalations: answerOf([...escalations]) } },
  );
  await screen.findByText(/Diteruskan/);
  return screen.getByRole('main').textContent;
};

it('says to whom a ticket was passed on, when, and when the next one is told', async () => {
  expect(await shown(running)).toMatch(/Diteruskan ke Budi 14\.05 WIB, belum ditangani\. Berikutnya 14\.20 WIB\.$/);
});

it('counts how often, names all of a group, and says where nobody may see it', async () => {
  const calls = [call('2026-11-20T07:15:00.000Z', 'Budi', 'Sari'), ...running.calls];
  expect(await shown({ ...running, calls })).toMatch(
    /Diteruskan ke Budi, Sari 14\.15 WIB, belum ditangani\. Sudah 2 kali\./,
  );
  cleanup();
  expect(await shown({ ...running, calls: [call('2026-11-20T07:15:00.000Z')] })).toMatch(/tidak ada yang boleh/);
});

it.each([
  ['acknowledged', /lalu ditangani\.$/],
  ['over', /lalu selesai\.$/],
  ['expired', /tidak ada yang menangani dalam 24 jam\.$/],
  ['stopped', /eskalasi dimatikan\.$/],
] as const)('keeps what became of one that is %s', async (state, words) => {
  expect(await shown({ ...running, state, endedAt: running.startedAt, nextAt: null })).toMatch(words);
});
