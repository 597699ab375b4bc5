import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, deviceTypes, telemetry, whoamiOfNewcomer, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { SettingsAlarmPage } from './settings-alarm-page.tsx';
import { nightRule, noisyRule, silentRule, trialOfRule } from './testing/rules.ts';

const meta = {
  title: 'Halaman/Aturan alarm',
  component: SettingsAlarmPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsAlarmPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: FakeAnswers = {
  listKnownDeviceTypes: answerOf([...deviceTypes]),
  listAlarmRules: answerOf([noisyRule, silentRule, nightRule]),
  tryAlarmRule: answerOf(trialOfRule),
  queryTelemetry: answerOf(telemetry),
};
const at = (more: FakeAnswers): Story => ({
  decorators: [atRoute('settingsAlarm', { person: whoamiOfOwner, answers: { ...answers, ...more } })],
});

export const Ready: Story = at({});
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = at({ listAlarmRules: answerOf([]) });
export const Loading: Story = at({ listAlarmRules: never });
export const Failed: Story = at({
  listAlarmRules: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Forbidden: Story = { decorators: [atRoute('settingsAlarm', { person: whoamiOfNewcomer })] };
export const Tried: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Perbaiki Tekanan pompa tinggi' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Coba aturan' }));
    await expect(await sheet.findByText('Dalam 7 hari terakhir: 2 alarm.')).toBeInTheDocument();
  },
};
export const TriedOnPhone: Story = { ...Tried, globals: { viewport: { value: 'telepon' } } };
