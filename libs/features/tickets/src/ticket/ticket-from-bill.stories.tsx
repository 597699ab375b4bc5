import type { Meta, StoryObj } from '@storybook/react-vite';
import { at } from './testing/ticket-story.tsx';
import { TicketPage } from './ticket-page.tsx';

const meta = {
  title: 'Halaman/Tiket dari tagihan',
  component: TicketPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = {
  unitId: null,
  unitCode: null,
  place: 'A-1207',
  kind: 'request',
  priority: 'medium',
  title: 'INV-2026-000031: Mengapa pemakaian air naik?',
  details: 'Mengapa pemakaian air naik? Bulan ini kami pergi dua minggu.',
  billLine: {
    billId: '01935e4f-7c1a-7b2c-8d3e-000000030001',
    number: 'INV-2026-000031',
    period: '2026-10',
    unitCode: 'A-1207',
    position: 3,
    kind: 'water',
  },
} as const;

export const Ready: Story = { decorators: at(asked) };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
