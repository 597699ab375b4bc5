import type { FakeAnswers } from '@imah/api-client/testing';
import type { PlanItem } from '@imah/contract/plans';
import {
  alarms,
  answerOf,
  climateSensor,
  listOf,
  offlinePump,
  places,
  pump,
  smokeAlarm,
  smokeDetector,
  tower,
  whoamiOfOwner,
} from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as view } from 'vitest/browser';
import { fullAnswers } from '@imah/app/harness';
import { show } from '@imah/app/harness/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { BuildingProvider } from '@imah/features-buildings';
import { BuildingPlanPage } from './building-plan-page.tsx';
import { planAnswers, publishedPlan } from './testing/plan-fixtures.ts';

beforeEach(() => view.viewport(1280, 900));
afterEach(cleanup);

/** Opens the card of one thing that stands on the plan. */
async function cardOf(item: PlanItem, name: RegExp, answers: FakeAnswers = {}) {
  await show(
    <BuildingProvider building={tower}>
      <BuildingPlanPage />
    </BuildingProvider>,
    {
      route: '/imah/building/:id/dashboard-img',
      path: `/imah/building/${tower.id}/dashboard-img`,
      person: whoamiOfOwner,
      answers: {
        ...fullAnswers,
        ...planAnswers,
        getPlan: answerOf({ ...publishedPlan, items: [item] }),
        ...answers,
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

const at = { label: '', x: 0.5, y: 0.5 };
const about = (deviceId: string, metric: string | null = null): PlanItem => ({
  kind: 'device',
  id: 'd',
  ...at,
  deviceId,
  metric,
});
const unit = places.units[0];

it('a device that alarms says why, in the tone of its alarm', async () => {
  const card = await cardOf(about(smokeDetector.id), /^Detektor asap/);

  expect(card.getByText('Asap: Terdeteksi')).toBeVisible();
  expect(card.getByRole('link', { name: 'Buka perangkat' })).toBeVisible();
});

it('a silent device is not offered its switch, and says since when it is silent', async () => {
  const card = await cardOf(about(offlinePump.id), /^Pompa transfer 2/);

  expect(card.queryByRole('switch')).toBeNull();
  expect(card.getByText('Luring')).toBeVisible();
  expect(card.getAllByText(/lalu$/)[0]).toBeVisible();
});

it('who may not control a device reads it and is offered no switch', async () => {
  const card = await cardOf(about(pump.id), new RegExp(`^${pump.name}`), {
    listDevices: listOf([{ ...pump, abilities: { acts: [] } }]),
  });

  expect(card.getByText('Daring')).toBeVisible();
  expect(card.queryByRole('switch')).toBeNull();
});

it('the pin of the alarms names the devices of this floor that alarm, each with its reason', async () => {
  const here = { ...smokeDetector, floorId: publishedPlan.floorId, unitId: null };
  const card = await cardOf({ kind: 'alarms', id: 'a', ...at }, /^Alarm lantai ini: 1 alarm/, {
    listDevices: listOf([here, { ...climateSensor, floorId: null, unitId: null }]),
    listActiveAlarms: listOf([smokeAlarm, { ...smokeAlarm, id: alarms[1]?.id ?? '', deviceId: climateSensor.id }]),
  });

  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    smokeDetector.name,
    'Buka pemantauan',
  ]);
});

it('the pin of the tickets lists the open ones of this floor, and leads to all of them', async () => {
  const rows = ticketRows(2);
  const card = await cardOf({ kind: 'tickets', id: 't', ...at }, /^Tiket lantai ini: 2 tiket/, {
    listTickets: listOf(rows),
  });

  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...rows.map(({ id }) => `/imah/ticket/${id}`),
    `/imah/building/${tower.id}/ticket`,
  ]);
});

it('the pin of a unit has its own tickets, and not those of its neighbours', async () => {
  const [own, other] = ticketRows(2);
  if (own === undefined || other === undefined || unit === undefined) throw new Error('there are two tickets');
  const card = await cardOf({ kind: 'unit', id: 'u', ...at, unitId: unit.id }, new RegExp(`^${unit.code}: 1 tiket`), {
    listTickets: listOf([
      { ...own, unitId: unit.id },
      { ...other, unitId: places.units[1]?.id ?? null },
    ]),
  });

  expect(card.getByRole('link', { name: new RegExp(own.title) })).toBeVisible();
  expect(card.queryByText(other.title)).toBeNull();
  expect(card.getByRole('link', { name: 'Buka unit' })).toBeVisible();
});

it('a unit that is gone says so', async () => {
  const card = await cardOf({ kind: 'unit', id: 'u', ...at, label: 'Dahulu', unitId: tower.id }, /^Dahulu/);

  expect(card.getByText('Unit ini tidak ada lagi.')).toBeVisible();
});
