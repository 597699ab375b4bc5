import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { buildings, listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { auditRows } from '@imah/testing/audit';
import { SettingsAuditPage } from './settings-audit-page.tsx';

const meta = {
  title: 'Halaman/Riwayat',
  component: SettingsAuditPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsAuditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withAnswer = (listAudit: NonNullable<FakeAnswers['listAudit']>): Story => ({
  decorators: [
    atRoute('settingsAudit', { person: whoamiOfOwner, answers: { listAudit, listBuildings: listOf(buildings) } }),
  ],
});

export const Default: Story = withAnswer(listOf(auditRows));
export const Empty: Story = withAnswer(listOf([]));
export const Loading: Story = withAnswer(never);
export const Failed: Story = withAnswer(new ApiError({ kind: 'server', status: 500, message: 'no' }));
export const FilteredToNothing: Story = {
  ...withAnswer(async ({ query }) => (query?.who === undefined ? listOf(auditRows) : listOf([]))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: /^(Pelaku|Who)$/ }), 'zzz');
    await expect(await canvas.findByText(/^(Tidak ada yang cocok|Nothing matches)$/)).toBeVisible();
  },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Default, globals: { theme: 'gelap' } };
