import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { BuildingProvider } from '@imah/features-buildings';
import { detail, mainDetail, meteringAnswers } from '../testing/metering-fixtures.ts';
import { MeterPage } from './meter-page.tsx';

const meta = {
  title: 'Halaman/Gedung/Satu meteran',
  component: MeterPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BuildingProvider building={tower}>
      <MeterPage />
    </BuildingProvider>
  ),
} satisfies Meta<typeof MeterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('buildingMeter', { person, answers: { ...meteringAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const fresh = { ...detail, months: [], last: null, usualPerDayMilli: null, waiting: 0 };

export const Ready: Story = at();
export const Phone: Story = { ...Ready, ...phone };
export const Main: Story = at({ getMeter: answerOf(mainDetail) });
export const Fresh: Story = at({ getMeter: answerOf(fresh), listReadings: listOf([]) });
export const TakenOut: Story = at({
  getMeter: answerOf({ ...detail, state: 'archived' as const, entry: 'none' as const }),
});
export const OutsideWindow: Story = at(
  { getMeter: answerOf({ ...detail, entry: 'outside-window' as const }) },
  whoamiOfResident,
);
export const Loading: Story = at({ getMeter: never });
export const Failed: Story = at({ getMeter: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Missing: Story = at({ getMeter: new ApiError({ kind: 'not-found', status: 404, message: 'None' }) });

/** What is odd is said before it is sent. */
export const Reading: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Baca meteran' }));
    const form = within(await screen.findByRole('dialog', { name: 'Baca meteran L-1024' }));
    await userEvent.type(form.getByRole('textbox', { name: /Angka meteran/ }), '4182');
    await expect(await form.findByText('Lebih kecil dari pembacaan sebelumnya')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Tetap kirim untuk disetujui' })).toBeVisible();
  },
};
export const ReadingPhone: Story = { ...Reading, ...phone };
