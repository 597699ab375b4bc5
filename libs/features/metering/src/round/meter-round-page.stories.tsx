import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { fixtureNow, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { createFakeOutbox, entryOf } from '@imah/app/outbox/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { draftOf, readingOf } from '../orders/reading-order.ts';
import { readingOrders } from '../orders/reading-orders.ts';
import { mainMeter, meteringAnswers, unitMeter } from '../testing/metering-fixtures.ts';
import { MeterRoundPage } from './meter-round-page.tsx';

const meta = {
  title: 'Halaman/Gedung/Keliling baca meteran',
  component: MeterRoundPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BuildingProvider building={tower}>
      <MeterRoundPage />
    </BuildingProvider>
  ),
} satisfies Meta<typeof MeterRoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = new Date(fixtureNow).toISOString();
const meters = [
  ...Array.from({ length: 8 }, (_, nth) => ({
    ...unitMeter,
    id: `01935e4f-7c1a-7b2c-8d3e-00000008${String(nth).padStart(4, '0')}`,
    resource: nth % 2 === 0 ? ('electricity' as const) : ('water' as const),
    number: `${nth % 2 === 0 ? 'L' : 'A'}-${1000 + nth}`,
    unitCode: `A-${101 + Math.floor(nth / 2)}`,
    waiting: 0,
    last: nth < 2 ? { at, values: [4_230_500] } : unitMeter.last,
  })),
  mainMeter,
];
const phone = { globals: { viewport: { value: 'telepon' } } };
const inRound = (answers: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [
    atRoute('meterRound', { person, answers: { ...meteringAnswers, listMeters: listOf(meters), ...answers } }),
  ],
});

export const Ready: Story = inRound();
export const Phone: Story = { ...Ready, ...phone };
export const Empty: Story = inRound({ listMeters: listOf([]) });
export const Loading: Story = inRound({ listMeters: never });
export const Failed: Story = inRound({
  listMeters: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Done: Story = inRound({
  listMeters: listOf(meters.map((meter) => ({ ...meter, last: { at, values: meter.last?.values ?? [0] } }))),
});
export const Resident: Story = inRound({}, whoamiOfResident);

export const ReadingOne: Story = {
  ...inRound(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan keliling' }));
    const form = within(await screen.findByRole('dialog', { name: 'Baca meteran L-1002' }));
    await userEvent.type(form.getByLabelText(/Angka meteran/), '4300');
    await expect(form.getByRole('button', { name: 'Simpan dan lanjut' })).toBeEnabled();
  },
};
export const ReadingOnePhone: Story = { ...ReadingOne, ...phone };

/** Two numbers that were read in the basement wait on this device. */
export const WithoutNetwork: Story = {
  decorators: [
    atRoute('meterRound', {
      person: whoamiOfOwner,
      answers: { ...meteringAnswers, listMeters: listOf(meters) },
      outbox: () =>
        createFakeOutbox(
          meters.slice(2, 4).flatMap((meter, nth) => {
            const order = readingOf(meter, { values: [4_300_000 + nth], at }, fixtureNow);
            const draft = draftOf({
              order,
              waits: { orgId: tower.orgId, about: `${meter.unitCode} · ${meter.number}` },
            });
            return draft === undefined ? [] : [entryOf(draft, { seq: nth + 1 })];
          }),
          'idle',
          [readingOrders],
        ),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Semua' }));
    await expect(canvas.getAllByText('Belum terkirim')).toHaveLength(2);
  },
};
export const WithoutNetworkPhone: Story = { ...WithoutNetwork, ...phone };
