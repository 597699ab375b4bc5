import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, deviceTypes, smokeAlarm, smokeDetector, tower, whoamiOfOwner } from '@imah/testing';
import { refusal } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { elsewhere, openReport, send, title } from '../testing/open-report.tsx';
import { ticketCategories } from '@imah/testing/report';

afterEach(cleanup);

const metric = deviceTypes.flatMap(({ metrics }) => metrics).find(({ key }) => key === smokeAlarm.key) ?? null;
const answers: FakeAnswers = {
  getAlarm: answerOf({ ...smokeAlarm, metric, limits: [] }),
  getDevice: answerOf(smokeDetector),
};
const open = (more: FakeAnswers = {}) =>
  openReport({
    person: whoamiOfOwner,
    search: `/${tower.id}?alarm=${smokeAlarm.id}`,
    answers: { ...answers, ...more },
  });

it('a report for an alarm says what is known of it, and is sent as it stands', async () => {
  const { bodies } = await open();
  await expect.poll(async () => (await title()).getAttribute('value')).toBe(`${smokeDetector.name}: Asap: Terdeteksi`);
  expect(
    screen.getByText(`Tiket ini dibuat untuk alarm dari ${smokeDetector.name}. Periksa isinya, lalu kirim.`),
  ).toBeVisible();
  const security = ticketCategories.find(({ key }) => key === 'security');
  expect(screen.getByRole('radio', { name: security?.name ?? '' })).toBeChecked();

  await send();
  await elsewhere();
  expect(bodies()).toEqual([
    {
      id: expect.any(String),
      title: `${smokeDetector.name}: Asap: Terdeteksi`,
      details: '',
      categoryId: security?.id,
      floorId: smokeDetector.floorId,
      alarmId: smokeAlarm.id,
      kind: 'maintenance',
      priority: 'emergency',
      audience: 'staff',
      fileIds: [],
    },
  ]);
});

it('what the person says instead stays, in a draft of its own', async () => {
  const { bodies, keptStorage } = await open();
  const field = await title();
  await expect.poll(() => field.getAttribute('value')).toContain(smokeDetector.name);
  await userEvent.clear(field);
  await userEvent.type(field, 'Detektor kotor');
  expect([...keptStorage.map.keys()].filter((key) => key.endsWith(smokeAlarm.id)).length).toBe(1);

  await send();
  await elsewhere();
  expect(bodies()).toEqual([expect.objectContaining({ title: 'Detektor kotor', alarmId: smokeAlarm.id })]);
});

it('is one without the alarm where that is not there for the person, and says so', async () => {
  await open({ getAlarm: refusal('not-found', 404, 'x') });

  expect(await screen.findByText(/^Alarmnya tidak ditemukan/)).toBeVisible();
  expect(await title()).toHaveValue('');
});
