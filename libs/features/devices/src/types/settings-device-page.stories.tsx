import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { KnownDeviceType } from '@imah/contract/devices';
import { answerOf, deviceTypes, fixtureId, whoamiOfNewcomer, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { SettingsDevicePage } from './settings-device-page.tsx';

const meta = {
  title: 'Halaman/Jenis perangkat',
  component: SettingsDevicePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsDevicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = deviceTypes.find(({ key }) => key === 'water-meter');
if (ready === undefined) throw new Error('The fixtures lack a type.');
const own: KnownDeviceType = {
  ...ready,
  key: fixtureId('device', 950),
  name: { id: 'Meter air kolam', en: 'Pool water meter' },
  own: { version: 3, devices: 12 },
};
const catalogue: readonly KnownDeviceType[] = deviceTypes;
const at = (answers: FakeAnswers): Story => ({
  decorators: [atRoute('settingsDevice', { person: whoamiOfOwner, answers })],
});

export const Ready: Story = at({ listKnownDeviceTypes: answerOf([...catalogue, own]) });
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const NoOwn: Story = at({ listKnownDeviceTypes: answerOf([...catalogue]) });
export const Loading: Story = at({ listKnownDeviceTypes: never });
export const Failed: Story = at({
  listKnownDeviceTypes: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Forbidden: Story = { decorators: [atRoute('settingsDevice', { person: whoamiOfNewcomer })] };
export const Effect: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah Meter air kolam' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Hapus besaran 2' }));
    await expect(await sheet.findByText(/Besaran yang hilang dari 12 perangkat: Debit/)).toBeInTheDocument();
  },
};
export const EffectOnPhone: Story = { ...Effect, globals: { viewport: { value: 'telepon' } } };
