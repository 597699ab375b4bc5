import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import {
  answerOf,
  climateSensor,
  commandIn,
  devices,
  door,
  listOf,
  manyDevices,
  manyPlaces,
  offlinePump,
  pump,
  whoamiOfSupervisor,
  withActs,
} from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { IotPage } from './iot-page.tsx';

const meta = {
  title: 'Halaman/Perangkat',
  component: IotPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IotPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (deviceId: string) => `?device=${deviceId}`;
const withCommand = (status: Parameters<typeof commandIn>[0]) =>
  atRoute('iot', { search: open(pump.id), answers: { listCommands: listOf([commandIn(status)]) } });
const onlySeen = devices.map((device) => withActs(device, []));
const tall = manyPlaces(30, 2);

export const Ready: Story = { decorators: [atRoute('iot')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Open: Story = { decorators: [atRoute('iot', { search: open(climateSensor.id) })] };
export const OpenDark: Story = { ...Open, globals: { theme: 'gelap' } };
export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'telepon' } } };
export const CommandSent: Story = { decorators: [withCommand('sent')] };
export const CommandAcknowledged: Story = { decorators: [withCommand('acknowledged')] };
export const CommandFailed: Story = { decorators: [withCommand('failed')] };
export const CommandExpired: Story = { decorators: [withCommand('expired')] };
export const AsksFirst: Story = { decorators: [atRoute('iot', { search: open(door.id) })] };
export const ControlOffline: Story = { decorators: [atRoute('iot', { search: open(offlinePump.id) })] };
export const ControlForbidden: Story = {
  decorators: [
    atRoute('iot', { search: open(pump.id), person: whoamiOfSupervisor, answers: { listDevices: listOf(onlySeen) } }),
  ],
};
/** Switched in its row, without its page open; what became of that stands beside it. */
export const FailedInRow: Story = {
  decorators: [
    atRoute('iot', {
      answers: { sendCommand: answerOf(commandIn('queued')), listCommands: listOf([commandIn('failed')]) },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: `Pompa: ${pump.name}` }));
    await expect(await canvas.findByRole('button', { name: /^Kirim lagi: / })).toBeVisible();
  },
};
export const Gone: Story = { decorators: [atRoute('iot', { search: open('0199b6f0-0000-7000-8000-00000000ffff') })] };
export const Hundreds: Story = {
  decorators: [
    atRoute('iot', {
      answers: {
        getPlaces: answerOf(tall),
        listDevices: listOf(
          manyDevices(
            200,
            tall.floors.map(({ id }) => id),
          ).map((device) => ({ ...device, sectionId: null })),
        ),
      },
    }),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
};
export const Loading: Story = {
  decorators: [atRoute('iot', { answers: { listDevices: never } })],
};
export const Empty: Story = {
  decorators: [atRoute('iot', { answers: { listDevices: listOf([]) } })],
};
export const Failed: Story = {
  decorators: [
    atRoute('iot', {
      answers: { listDevices: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) },
    }),
  ],
};
export const Forbidden: Story = {
  decorators: [
    atRoute('iot', {
      answers: { listDevices: new ApiError({ kind: 'forbidden', status: 403, message: 'tidak' }) },
    }),
  ],
};
