import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '../harness/story-app.tsx';
import { titles } from '../shell/routes/index.ts';
import type { LaterSubject } from './later-pages.ts';
import { NotYetPage } from './not-yet-page.tsx';

const meta = {
  title: 'Halaman/Belum tersedia',
  component: NotYetPage,
  args: { subject: 'assets' },
  // Thirty frames that differ in two sentences: too many for one page of documentation, and for pictures.
  tags: ['!autodocs', '!picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotYetPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function notYet(subject: LaterSubject): Story {
  return { name: titles[subject].id, args: { subject }, decorators: [atRoute(subject)] };
}

export const Assets = notYet('assets');
export const SettingsDataset = notYet('settingsDataset');
export const BuildingAsset = notYet('buildingAsset');
export const BuildingDrive = notYet('buildingDrive');
export const BuildingInventory = notYet('buildingInventory');
export const Phone: Story = {
  ...Assets,
  tags: ['picture'],
  name: 'Telepon',
  globals: { viewport: { value: 'telepon' } },
};
