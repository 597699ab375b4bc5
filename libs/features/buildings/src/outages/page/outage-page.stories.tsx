import { answerOf, tower, urgentOutage, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { BuildingProvider } from '../../building-context.tsx';
import { OutagePage } from './index.ts';

const meta = {
  title: 'Halaman/Gedung/Satu gangguan',
  component: OutagePage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BuildingProvider building={tower}>
      <OutagePage />
    </BuildingProvider>
  ),
} satisfies Meta<typeof OutagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('buildingOutage')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
/** A resident reads nothing of the staff, and says that they have it too. */
export const Resident: Story = {
  decorators: [
    atRoute('buildingOutage', {
      person: whoamiOfResident,
      answers: { getOutage: answerOf({ ...urgentOutage, internalNote: null, tickets: [] }) },
    }),
  ],
};
