import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { LandingPage } from './landing-page.tsx';

const meta = {
  title: 'Halaman/Landing',
  component: LandingPage,
  // S-03, S-04, S-06, S-11: its light mode is forced.
  parameters: { layout: 'fullscreen', themes: { themeOverride: 'terang' } },
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('index')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
