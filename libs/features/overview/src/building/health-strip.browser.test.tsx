import { createFakeRealtime } from '@imah/realtime/testing';
import { answerOf, fixtureId, fixtureNow, tower, whoami, whoamiOfSupervisor } from '@imah/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { noTicketCounts, ticketCounts } from '@imah/testing/ticket-rows';
import { HealthStrip } from './health-strip.tsx';

afterEach(cleanup);

const manager = whoami.memberships.map((membership) => ({
  ...membership,
  grants: [...membership.grants.filter((grant) => grant !== 'ticket.view'), 'ticket.view'],
}));
const seer = { ...whoami, memberships: manager };
const blind = {
  ...whoamiOfSupervisor,
  memberships: whoamiOfSupervisor.memberships.map((membership) => ({
    ...membership,
    grants: membership.grants.filter((grant) => !grant.startsWith('ticket.')),
  })),
};
const page = `/imah/building/${tower.id}`;
const otherPages = [
  [`${tower.activeAlarms}. Buka halamannya: Alarm aktif`, `${page}/iot-monitoring`],
  [`${tower.devices.online}. Buka halamannya: Perangkat daring`, `${page}/iot`],
  [`${tower.unitCount}. Buka halamannya: Unit`, `${page}/unit`],
];
const numbers = () =>
  screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')] as const);

describe('the tickets in the health strip', () => {
  it('are open, late and nobody’s, each leading to the list that it counts', async () => {
    await show(<HealthStrip building={tower} />, { person: seer, answers: { countTickets: answerOf(ticketCounts) } });

    await screen.findByText('Tiket terbuka');
    const list = `/imah/building/${tower.id}/ticket`;
    expect(numbers()).toEqual([
      ['20. Buka daftarnya: Tiket terbuka', list],
      ['5. Buka daftarnya: Tiket terlambat', `${list}?due=overdue`],
      ['7. Buka daftarnya: Tiket tanpa petugas', `${list}?assignee=none`],
      ...otherPages,
    ]);
  });

  it('change when a ticket of the building does', async () => {
    const realtime = createFakeRealtime({ now: () => fixtureNow });
    let now = noTicketCounts;
    await show(<HealthStrip building={tower} />, {
      person: seer,
      realtime,
      answers: { countTickets: async () => answerOf(now) },
    });
    await screen.findByText('Semua beres');
    now = ticketCounts;
    const packet = {
      entity: 'ticket',
      id: fixtureId('ticket', 1),
      version: 2,
      op: 'updated',
      at: new Date(fixtureNow).toISOString(),
    } as const;
    await act(async () => realtime.emitChange({ orgId: tower.orgId, buildingId: tower.id }, packet));

    expect(await screen.findByText('Perlu didahulukan')).toBeVisible();
  });

  it('are neither shown to nor asked for by somebody who may not see tickets', async () => {
    const { calls } = await show(<HealthStrip building={tower} />, { person: blind });
    await screen.findByText('Unit');

    expect(screen.queryByText('Tiket terbuka')).toBeNull();
    expect(calls().map(({ name }) => name)).not.toContain('countTickets');
  });
});
