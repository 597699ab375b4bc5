import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, inBuilding } from '../harness/story-app.tsx';
import { NotYetPage } from './not-yet-page.tsx';

const meta = { title: 'Halaman/Belum tersedia', component: NotYetPage, args: { subject: 'tagihan' } } satisfies Meta<
  typeof NotYetPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { decorators: [inApp()] };
export const InsideBuilding: Story = {
  args: { subject: 'buildingDrive' },
  decorators: [inBuilding({ path: '/drive' })],
};
