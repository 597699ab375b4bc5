import type { FakeAnswers } from '@imah/api-client/testing';
import {
  answerOf,
  climateSensor,
  climateType,
  doorType,
  electricityMeterType,
  fixtureNow,
  neverSeenState,
  places,
  pump,
  pumpType,
  reportedState,
  smokeType,
  tower,
  whoamiOfOwner,
} from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { fullAnswers } from '@imah/app/harness';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DeviceDetail } from './device-detail.tsx';
import { DeviceHistory } from './device-history.tsx';
import { MetricGrid } from './metric-grid.tsx';

afterEach(cleanup);

describe('the values of a device', () => {
  const stats = () => [...document.querySelectorAll('dl, [class*=stat_stat]')].map(({ textContent }) => textContent);

  it('are all of its type, with a dash for what it has never said', async () => {
    await openPage(<MetricGrid type={climateType} state={reportedState({ temperature: 26.44 })} level={3} />);

    const text = document.body.textContent ?? '';
    expect(text).toContain('26,4');
    expect(text).toContain('Belum ada nilai');
    expect(stats().join('').match(/–/g)).toHaveLength(climateType.metrics.length - 1);
  });

  it('mark what is outside of its bounds with a word, not with a colour alone', async () => {
    await openPage(<MetricGrid type={smokeType} state={reportedState({ smoke: true, battery: 80 })} level={3} />);

    expect(screen.getByText('Terdeteksi')).toBeVisible();
  });

  it('show a text of the device as a text', async () => {
    const fault = '<img src=x onerror=alert(1)>';
    const metrics = [{ ...climateType.metrics[0]!, key: 'fault' }];
    await openPage(<MetricGrid type={{ ...climateType, metrics }} state={reportedState({ fault })} level={3} />);

    expect(screen.getByText(fault)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('the history of a device', () => {
  const hour = 3_600_000;
  const series = (key: string, values: (number | null)[]) =>
    answerOf({
      level: '5m' as const,
      bucketMs: 300_000,
      series: [{ key, ts: values.map((_, index) => fixtureNow - (values.length - index) * hour), values }],
    });
  const open = (type: typeof pumpType, answers: FakeAnswers, locale: 'id' | 'en' = 'id') =>
    openPage(<DeviceHistory building={tower} device={pump} type={type} level={3} />, { answers, locale });

  it('draws nothing of a type that only has states', async () => {
    await open(doorType, {});

    expect(await screen.findByText('Perangkat ini tidak mempunyai nilai yang dapat digambar.')).toBeVisible();
  });

  it('asks once for each value and range that is looked at', async () => {
    const { inputsOf } = await open(electricityMeterType, {
      queryTelemetry: async ({ query }) => series(query.keys, [1, 2]),
    });
    await screen.findByRole('img', { name: /Terendah/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nilai' }), 'voltage');
    await userEvent.click(screen.getByRole('radio', { name: '7 hari' }));
    await userEvent.click(screen.getByRole('radio', { name: '24 jam' }));

    const asked = () =>
      inputsOf('queryTelemetry').map((input) => {
        const { keys, from, to } = (input as { query: { keys: string; from: number; to: number } }).query;
        return [keys, (to - from) / hour];
      });
    await expect.poll(asked).toEqual([
      ['power', 24],
      ['voltage', 24],
      ['voltage', 168],
    ]);
    expect(screen.getByRole('radio', { name: '24 jam' })).toHaveAttribute('aria-checked', 'true');
  });

  it('leaves gaps out of what is said of it', async () => {
    await open(pumpType, { queryTelemetry: series('pressure', [null, 3, null, 5.25, null]) });

    const picture = await screen.findByRole('img', { name: /Terendah/ });
    expect(picture.getAttribute('aria-label')).toContain('Terendah 3,0 bar, tertinggi 5,3 bar, terakhir 5,3 bar.');
  });

  it('says that there is nothing where nothing was measured', async () => {
    await open(pumpType, { queryTelemetry: series('other', [1, 2]) });

    expect((await screen.findAllByText('Belum ada data pada rentang ini.')).length).toBeGreaterThan(0);
  });

  it.each([
    { answer: refusal('forbidden', 403, 'x'), said: 'Anda tidak berhak melihat riwayat perangkat ini.' },
    { answer: refusal('server', 500, 'x'), said: 'Riwayat belum dapat dimuat' },
  ])('says "$said" where the server answers with $answer.status', async ({ answer, said }) => {
    await open(pumpType, { queryTelemetry: answer });

    expect(await screen.findByText(said)).toBeVisible();
  });

  it('is read in English by who reads English', async () => {
    await open(pumpType, { queryTelemetry: series('pressure', [3, 4]) }, 'en');

    expect(await screen.findByRole('img', { name: /Lowest/ })).toBeVisible();
  });
});

describe('all there is to a device', () => {
  const addressOf = (deviceId: string) => `?device=${deviceId}`;
  const around = { building: tower, devices: [climateSensor], places, level: 3, addressOf } as const;
  const open = (change: Partial<typeof pump>, type: typeof pumpType | undefined = pumpType) =>
    openPage(<DeviceDetail {...around} device={{ ...pump, ...change }} type={type} />, {
      answers: fullAnswers,
      person: whoamiOfOwner,
    });
  const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

  it('names its type, its place and its serial number', async () => {
    await open({});

    expect([fact('Jenis'), fact('Tempat'), fact('Nomor seri')]).toEqual([pumpType.name.id, 'Menara A, B1', 'PMP-0001']);
  });

  it('says where exactly it stands, through which it speaks, and how it is tagged', async () => {
    await open({ place: 'Ruang pompa', gatewayId: climateSensor.id, tags: ['darurat', 'sewa'] });

    expect([fact('Tempat'), fact('Gateway'), fact('Tag')]).toEqual([
      'Ruang pompa, Menara A, B1',
      `${climateSensor.name} (${climateSensor.serial})`,
      'darurat, sewa',
    ]);
  });

  it('says of a gateway how many speak through it', async () => {
    await openPage(
      <DeviceDetail {...around} devices={[{ ...climateSensor, gatewayId: pump.id }]} device={pump} type={pumpType} />,
      { answers: fullAnswers, person: whoamiOfOwner },
    );

    expect(fact('Lewat perangkat ini')).toBe('1 perangkat');
  });

  it('says of a new one that it was never heard of, and that it has no place yet', async () => {
    await open({ state: neverSeenState, sectionId: null, floorId: null, serial: null });

    expect([fact('Data terakhir'), fact('Tempat')]).toEqual(['Belum pernah', 'Belum ditempatkan']);
    expect(screen.queryByText('Nomor seri', { selector: 'dt' })).toBeNull();
    expect(screen.getByText('Belum terhubung')).toBeVisible();
  });

  it('is shown by the key of its type where the server no longer describes that, without controls', async () => {
    await openPage(<DeviceDetail {...around} device={{ ...climateSensor, typeKey: 'gone' }} type={undefined} />, {
      answers: fullAnswers,
      person: whoamiOfOwner,
    });

    expect(fact('Jenis')).toBe('gone');
    expect(within(document.body).queryByRole('switch')).toBeNull();
  });
});
