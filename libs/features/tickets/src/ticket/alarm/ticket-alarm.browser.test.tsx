import type { FakeAnswers } from '@imah/api-client/testing';
import type { AlarmDetail } from '@imah/contract/alarms';
import { answerOf, minutesAgo, pump } from '@imah/testing';
import { resident, ticket } from '@imah/testing/tickets';
import { refusal } from '@imah/app/harness/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openTicket } from '../testing/open-ticket.tsx';
import { alarmAnswers, pressureAlarm } from '../testing/ticket-alarm.ts';

afterEach(cleanup);

const open = (change: Partial<AlarmDetail> = {}, more: FakeAnswers = {}, rest: Parameters<typeof openTicket>[0] = {}) =>
  openTicket({
    change: { alarmId: pressureAlarm.id, deviceId: null },
    ...rest,
    answers: {
      ...alarmAnswers,
      getAlarm: answerOf({ ...pressureAlarm, ...change }),
      ...more,
    },
  });
const card = async () => within(await screen.findByRole('region', { name: 'Alarm' }));

describe('the alarm of a ticket', () => {
  it('says whether it is still active, since when, by what value and limit, and who has taken it on', async () => {
    const { inputsOf } = await open();

    const shown = await card();
    expect(await shown.findByText('Masih aktif')).toBeVisible();
    expect(shown.getByText(/^Tekanan pompa tinggi: Tekanan: 9,2.bar$/)).toBeVisible();
    expect(shown.getByText(/^Tekanan di atas 8,0.bar$/)).toBeVisible();
    expect(shown.getByText('Agus Salim')).toBeVisible();
    expect(shown.getByRole('link', { name: pump.name }).getAttribute('href')).toBe(
      `/imah/building/${ticket.buildingId}/iot?device=${pump.id}`,
    );
    // Two hours before to two hours after.
    const hour = 3_600_000;
    const at = Date.parse(pressureAlarm.raisedAt);
    await expect
      .poll(() => inputsOf('queryTelemetry').map((input) => (input as { query: object }).query))
      .toEqual([expect.objectContaining({ keys: 'pressure', from: at - 2 * hour, to: at + 2 * hour })]);
  });

  it('says when it was over, and after how long', async () => {
    await open({ active: false, clearedAt: minutesAgo(140) });

    const shown = await card();
    expect(await shown.findByText('Sudah pulih')).toBeVisible();
    expect(shown.getByText(/, setelah 1 jam$/)).toBeVisible();
    expect(shown.queryByText('Masih aktif')).toBeNull();
  });

  it('has no chart where it is about the device itself, and no limit where none is known', async () => {
    const { inputsOf } = await open({
      key: null,
      condition: 'offline',
      rule: null,
      value: null,
      metric: null,
      limits: [],
    });

    const shown = await card();
    expect(await shown.findByText('Tidak mengirim data')).toBeVisible();
    expect(shown.queryByText('Batas')).toBeNull();
    expect(inputsOf('queryTelemetry')).toEqual([]);
  });

  it('is not there for residents, nor for who may not see it, and may be asked for again where it failed', async () => {
    const { inputsOf } = await open({}, {}, { person: resident });
    await screen.findByRole('heading', { level: 1 });
    expect(inputsOf('getAlarm')).toEqual([]);
    cleanup();

    await open({}, { getAlarm: refusal('forbidden', 403, 'x') });
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => screen.queryByRole('region', { name: 'Alarm' })).toBeNull();
    cleanup();

    await open({}, { getAlarm: refusal('server', 500, 'x') });
    expect(await screen.findByText('Data alarm belum dapat dimuat')).toBeVisible();
  });

  it('is read in English by who reads English', async () => {
    await open({}, {}, { locale: 'en' });

    // The card is drawn anew once the words of the language have come.
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: 'Alarm' })).getByText('Still active')).toBeVisible(),
    );
  });
});
