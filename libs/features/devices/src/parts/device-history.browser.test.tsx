import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, deviceTypes, fixtureNow, offlinePump, pump, tower } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { BuildingProvider } from '@imah/features-buildings';
import { show } from '@imah/app/harness/testing';
import { DeviceHistory } from './device-history.tsx';

afterEach(cleanup);

const type = deviceTypes.find(({ key }) => key === 'pump');
if (type === undefined) throw new Error('no pump among the types');
const hour = 3_600_000;

function open(device: typeof pump, answers: FakeAnswers) {
  return show(
    <BuildingProvider building={tower}>
      <DeviceHistory building={tower} device={device} type={type as NonNullable<typeof type>} level={3} />
    </BuildingProvider>,
    { route: '/imah/building/:id/iot', path: `/imah/building/${tower.id}/iot`, answers },
  );
}

const rolledUp = (values: (number | null)[], min: (number | null)[], max: (number | null)[]) =>
  answerOf({
    level: '1h' as const,
    bucketMs: hour,
    series: [
      { key: 'pressure', ts: values.map((_, index) => fixtureNow - (values.length - index) * hour), values, min, max },
    ],
  });

describe('DeviceHistory', () => {
  it('shows a peak of 87 in seven days, though the mean of its hour is 51', async () => {
    await open(pump, { queryTelemetry: rolledUp([40, 51, 41], [39, 34, 40], [41, 87, 42]) });

    await userEvent.click(await screen.findByRole('radio', { name: '7 hari' }));

    const picture = await screen.findByRole('img', { name: /Terendah/ });
    expect(picture.getAttribute('aria-label')).toContain('Terendah 34,0 bar, tertinggi 87,0 bar, terakhir 41,0 bar.');
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan tabel' }));
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('51,0 (34,0–87,0)');
  });

  it('says that a device is offline and since when, where there is nothing to draw', async () => {
    await open(offlinePump, { queryTelemetry: rolledUp([null, null], [null, null], [null, null]) });

    const words = await screen.findByText(/^Perangkat luring/);
    expect(words.textContent).toMatch(/ tidak mengirim data sejak .+\. Belum ada data pada rentang ini\.$/);
  });
});
