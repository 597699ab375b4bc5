import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, fixtureNow, tower } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { ticketCategories } from '@imah/testing/report';
import { ScanPage } from './scan-page.tsx';

const meta = {
  title: 'Halaman/Pindai label',
  component: ScanPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: FakeAnswers = {
  getScanPlace: answerOf({
    code: '0123456789A',
    orgId: tower.orgId,
    buildingId: tower.id,
    buildingName: tower.name,
    unitId: null,
    unitCode: null,
    floorId: null,
    sectionId: null,
    deviceId: null,
    place: 'Lobi utama',
    categories: [...ticketCategories],
  }),
  getScanReport: answerOf({
    number: 'TKT-2026-000042',
    state: 'in-progress' as const,
    createdAt: new Date(fixtureNow - 7_200_000).toISOString(),
    updatedAt: new Date(fixtureNow - 1_800_000).toISOString(),
  }),
};
const of = (other: FakeAnswers = {}, search = '') =>
  atRoute('scan', { person: null, answers: { ...answers, ...other }, search });
const gone = new ApiError({ kind: 'not-found', status: 404, message: '' });

export const Ready: Story = { decorators: [of()] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Missing: Story = {
  decorators: [of()],
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kirim laporan' })),
};
export const Revoked: Story = { decorators: [of({ getScanPlace: gone })] };
export const Failed: Story = {
  decorators: [of({ getScanPlace: new ApiError({ kind: 'server', status: 500, message: '' }) })],
};
export const Loading: Story = { decorators: [of({ getScanPlace: never })] };
/** What whoever reported keeps the link of. */
export const State: Story = { decorators: [of({}, '?laporan=token')] };
export const StatePhone: Story = { ...State, globals: { viewport: { value: 'telepon' } } };
export const UnknownReport: Story = { decorators: [of({ getScanReport: gone }, '?laporan=token')] };
