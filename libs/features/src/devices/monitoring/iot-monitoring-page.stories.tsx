import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { listOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullAnswers, inBuilding } from '../../harness/story-app.tsx';
import { IotMonitoringPage } from './iot-monitoring-page.tsx';

const meta = { title: 'Halaman/Pemantauan', component: IotMonitoringPage } satisfies Meta<typeof IotMonitoringPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/iot-monitoring';

export const Ready: Story = { decorators: [inBuilding({ path })] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Loading: Story = { decorators: [inBuilding({ path, answers: { ...fullAnswers, listDevices: never } })] };
export const Empty: Story = {
  decorators: [
    inBuilding({ path, answers: { ...fullAnswers, listDevices: listOf([]), listActiveAlarms: listOf([]) } }),
  ],
};
export const Failed: Story = {
  decorators: [
    inBuilding({
      path,
      answers: { ...fullAnswers, listDevices: new ApiError({ kind: 'network', message: 'offline' }) },
    }),
  ],
};
