import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { inApp } from '../../harness/story-app.tsx';
import { boardingDraftKey } from './boarding-draft.ts';
import { BoardingPage } from './boarding-page.tsx';

const meta = {
  title: 'Halaman/Boarding',
  component: BoardingPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BoardingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = JSON.stringify({
  step: 'address',
  values: { 'organization.name': 'Graha Contoh', 'building.name': 'Menara Graha', 'building.kind': 'apartment' },
});
const draftStorage = {
  getItem: (key: string) => (key === boardingDraftKey ? draft : null),
  setItem: () => undefined,
  removeItem: () => undefined,
};

export const Ready: Story = { decorators: [inApp()] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Resumed: Story = { decorators: [inApp({ app: { draftStorage } })] };
export const Invalid: Story = {
  decorators: [inApp()],
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Lanjut' })),
};
