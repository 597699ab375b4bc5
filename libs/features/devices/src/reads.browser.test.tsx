import { tower, whoamiOfOwner } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BuildingProvider } from '@imah/features-buildings';
import { fullAnswers as answers } from '@imah/app/harness';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { IotPage } from './iot/index.ts';
import { IotMonitoringPage } from './monitoring/index.ts';

afterEach(cleanup);

const options = { person: whoamiOfOwner, answers };
const Devices = () => (
  <BuildingProvider building={tower}>
    <IotPage />
  </BuildingProvider>
);
const Monitoring = () => (
  <BuildingProvider building={tower}>
    <IotMonitoringPage />
  </BuildingProvider>
);

it('devices whose places cannot be read are listed all the same; without their kinds they are tried again', async () => {
  expect(
    await faultsOfReads(Devices, options, {
      listDevices: 'retry',
      listDeviceTypes: 'retry',
      getPlaces: /Pompa/,
      listActiveAlarms: /Alarm belum dapat dimuat, jadi tidak ditandai di daftar ini/,
      listFoundDevices: 'retry',
    }),
  ).toEqual([]);
});

it('the wall of values says for itself what failed, and leaves the alarms', async () => {
  expect(
    await faultsOfReads(Monitoring, options, {
      listDevices: 'retry',
      listDeviceTypes: 'retry',
      listActiveAlarms: 'retry',
      listAlarmEscalations: /Pompa/,
      listAlarmTickets: /Pompa/,
      listAlarmWindows: 'retry',
      listDeviceAlarms: /Alarm belum dapat dimuat, jadi tidak ditandai/,
      queryTelemetry: 'retry',
    }),
  ).toEqual([]);
});

it('the devices and the wall of values say that there is no network, and are read once there is', async () => {
  for (const page of [Devices, Monitoring]) {
    const { calls } = await openOffline(page, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain('listDevices');
    cleanup();
  }
});
