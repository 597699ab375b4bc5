import { tower, whoami } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { BuildingSettingsPage } from './building-settings-page.tsx';

const meta = {
  title: 'Halaman/Setelan gedung',
  component: BuildingSettingsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BuildingSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('buildingSettings')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Archived: Story = {
  decorators: [atRoute('buildingSettings', { answers: { getBuilding: { data: { ...tower, status: 'archived' } } } })],
};
const mayOnlyReport = whoami.memberships.map((one) => ({ ...one, grants: ['building.view' as const] }));
/** Whose right it is not comes here by the address alone. */
export const Forbidden: Story = {
  decorators: [atRoute('buildingSettings', { person: { ...whoami, memberships: mayOnlyReport } })],
};
