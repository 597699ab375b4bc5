import { answerOf, fixtureId, fixtureNow, tower } from '@imah/testing';
import type { ScanCode } from '@imah/contract/scan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PageHarness } from '@imah/app/harness/testing';
import { ScanLabels } from './scan-labels.tsx';

const label: ScanCode = {
  id: fixtureId('notice', 301),
  code: '7M4QX2K9TBA',
  unitId: null,
  unitCode: null,
  floorId: null,
  sectionId: null,
  deviceId: null,
  place: 'Lobi utama',
  createdAt: new Date(fixtureNow).toISOString(),
  reports: 4,
};
const labels = [
  { ...label, id: fixtureId('notice', 302), code: 'A0C9RW3HN51', place: null, reports: 0 },
  label,
  { ...label, id: fixtureId('notice', 303), code: 'Z81VD5J0KE7', place: null, unitId: tower.id, unitCode: 'A-0101' },
];

function InApp({ rows }: { readonly rows: readonly ScanCode[] }) {
  return (
    <PageHarness answers={{ listScanCodes: answerOf([...rows]) }}>
      <ScanLabels building={tower} />
    </PageHarness>
  );
}

const meta = { title: 'Halaman/Label QR', component: InApp, args: { rows: labels } } satisfies Meta<typeof InApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = { args: { rows: [] } };
export const Adding: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tambah label' })),
};
