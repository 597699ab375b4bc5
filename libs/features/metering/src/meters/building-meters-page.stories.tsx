import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { BuildingProvider } from '@imah/features-buildings';
import { mainMeter, meteringAnswers, unitMeter, waitingReading } from '../testing/metering-fixtures.ts';
import { BuildingMetersPage } from './building-meters-page.tsx';

const meta = {
  title: 'Halaman/Gedung/Meteran',
  component: BuildingMetersPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BuildingProvider building={tower}>
      <BuildingMetersPage />
    </BuildingProvider>
  ),
} satisfies Meta<typeof BuildingMetersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('buildingMeters', { person, answers: { ...meteringAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const many = Array.from({ length: 50 }, (_, nth) => ({
  ...unitMeter,
  id: `01935e4f-7c1a-7b2c-8d3e-00000006${String(nth).padStart(4, '0')}`,
  number: `L-${1000 + nth}`,
  unitCode: `A-${101 + nth}`,
  waiting: 0,
}));

export const Ready: Story = at();
export const Phone: Story = { ...Ready, ...phone };
export const Empty: Story = at({ listMeters: listOf([]), listReadings: listOf([]) });
export const EmptyPhone: Story = { ...Empty, ...phone };
export const Many: Story = at({ listMeters: listOf([mainMeter, ...many]), listReadings: listOf([]) });
export const Loading: Story = at({ listMeters: never, listReadings: never });
export const Failed: Story = at({ listMeters: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Resident: Story = at({ listMeters: listOf([{ ...unitMeter, depth: 0 }]) }, whoamiOfResident);

export const Adding: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah meteran' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tambah meteran' }));
    await userEvent.selectOptions(form.getByLabelText('Jumlah register'), '2');
    await expect(form.getByLabelText('Nama register 2')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await expect(form.getByLabelText(/Nomor meteran/)).toHaveAccessibleDescription(
      'Seperti tertulis di meteran. Wajib diisi',
    );
  },
};
export const AddingPhone: Story = { ...Adding, ...phone };

export const Approving: Story = {
  ...at({ decideReading: answerOf({ ...waitingReading, state: 'approved' as const }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui pembacaan L-1024' }));
    const form = within(await screen.findByRole('dialog', { name: 'Setujui pembacaan L-1024?' }));
    await userEvent.type(form.getByRole('textbox', { name: /Alasan/ }), 'Sudah dicek di tempat');
    await expect(form.getByRole('button', { name: 'Setujui' })).toBeEnabled();
  },
};
