import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { generatorTest, listOf, pumpService, shelvedAlarm, suppressedAlarm } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { IotMonitoringPage } from './iot-monitoring-page.tsx';

const meta = {
  title: 'Halaman/Pemantauan',
  component: IotMonitoringPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IotMonitoringPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('iotMonitoring')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Past: Story = {
  decorators: [atRoute('iotMonitoring', { search: '?dari=1794794400000&sampai=1795053600000' })],
};
export const Loading: Story = { decorators: [atRoute('iotMonitoring', { answers: { listDevices: never } })] };
export const Empty: Story = {
  decorators: [atRoute('iotMonitoring', { answers: { listDevices: listOf([]), listActiveAlarms: listOf([]) } })],
};
export const Failed: Story = {
  decorators: [
    atRoute('iotMonitoring', {
      answers: { listDevices: new ApiError({ kind: 'network', message: 'offline' }) },
    }),
  ],
};
export const Forbidden: Story = {
  decorators: [
    atRoute('iotMonitoring', {
      answers: { listDevices: new ApiError({ kind: 'forbidden', status: 403, message: 'tidak' }) },
    }),
  ],
};
const maintained = {
  listActiveAlarms: listOf([shelvedAlarm, suppressedAlarm]),
  listAlarmWindows: listOf([pumpService, generatorTest]),
};
export const Maintenance: Story = { decorators: [atRoute('iotMonitoring', { answers: maintained })] };
export const MaintenancePhone: Story = { ...Maintenance, globals: { viewport: { value: 'telepon' } } };
