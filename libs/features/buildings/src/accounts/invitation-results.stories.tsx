import type { OccupantInvitationResult } from '@imah/contract/people';
import { fixtureId, tower } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { InvitationResults } from './invitation-results.tsx';

const link = 'https://imah.contoh.id/register?undangan=Zk3Qm1vX8sYt0bLr5uWc7dNa2eHf4gJi';
const one: OccupantInvitationResult = {
  personId: fixtureId('person', 1),
  name: 'Dewi Lestari',
  units: ['A-0101'],
  outcome: 'invited',
  link: null,
  until: '2026-12-05T10:00:00.000Z',
};
const many: readonly OccupantInvitationResult[] = [
  one,
  { ...one, personId: fixtureId('person', 2), name: 'Andi Saputra', outcome: 'no-email', until: null },
  { ...one, personId: fixtureId('person', 3), name: 'Rina Saputra', outcome: 'joined', until: null },
  { ...one, personId: fixtureId('person', 4), name: 'Bambang Kusumo Wijoyo Hadiningrat', outcome: 'left', units: [] },
];

const meta = {
  title: 'Halaman/Gedung/Hasil undangan',
  component: InvitationResults,
  args: { building: tower, results: many, onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
  decorators: [atRoute('buildingOverview')],
} satisfies Meta<typeof InvitationResults>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One row for each, with what became of it. */
export const ByMail: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
/** One link: its code stands here, to be held before a phone. */
export const Link: Story = { args: { results: [{ ...one, link }] } };
export const LinkDark: Story = { ...Link, globals: { theme: 'gelap' } };
export const Links: Story = {
  args: { results: many.map((result) => (result.outcome === 'invited' ? { ...result, link } : result)) },
};
export const Nobody: Story = { args: { results: [] } };
