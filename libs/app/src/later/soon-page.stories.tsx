import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '../harness/story-app.tsx';
import { resident } from '@imah/testing/tickets';
import { SoonPage } from './soon-page.tsx';

const meta = {
  title: 'Halaman/Segera hadir',
  component: SoonPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SoonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('soon')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const OfAResident: Story = { decorators: [atRoute('soon', { person: resident })] };
