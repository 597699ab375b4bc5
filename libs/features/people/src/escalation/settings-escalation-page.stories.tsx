import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { EscalationPlan } from '@imah/contract/notifications';
import { answerOf, listOf, whoamiOfNewcomer } from '@imah/testing';
import { groups, members } from '@imah/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { SettingsEscalationPage } from './settings-escalation-page.tsx';

const meta = {
  title: 'Halaman/Pengaturan eskalasi',
  component: SettingsEscalationPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsEscalationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const plan: EscalationPlan = {
  state: 'on',
  causes: ['critical-alarm', 'emergency-ticket'],
  steps: [
    { afterMinutes: 5, to: { kind: 'people', userIds: [members[0]?.userId ?? ''] }, channels: ['push'] },
    { afterMinutes: 15, to: { kind: 'group', groupId: groups[0]?.id ?? '' }, channels: ['push', 'email'] },
  ],
  repeatMinutes: 30,
  version: 1,
};
const none: EscalationPlan = { ...plan, state: 'off', steps: [], version: 0 };
const answers: FakeAnswers = {
  getEscalationPlan: answerOf(plan),
  listMembers: listOf(members),
  listGroups: listOf(groups),
};
const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('settingsEscalation', { answers: { ...answers, ...more } })],
});

export const Ready: Story = at();
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = at({ getEscalationPlan: answerOf(none) });
export const EmptyPhone: Story = { ...Empty, globals: { viewport: { value: 'telepon' } } };
export const Loading: Story = at({ getEscalationPlan: never });
export const NamesLoading: Story = at({ listMembers: never });
export const NamesFailed: Story = at({
  listMembers: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Failed: Story = at({
  getEscalationPlan: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Forbidden: Story = { decorators: [atRoute('settingsEscalation', { person: whoamiOfNewcomer })] };
export const Refused: Story = {
  ...at({ getEscalationPlan: answerOf(none) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Teruskan bila belum ditangani' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah langkah' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect((await canvas.findAllByText('Pilih minimal satu orang.'))[0]).toBeInTheDocument();
  },
};
