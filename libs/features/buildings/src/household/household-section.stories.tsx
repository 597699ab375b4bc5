import { answerOf, tower } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { HouseholdSection } from './household-section.tsx';
import { household } from './testing/household-fixtures.ts';

const meta = {
  title: 'Halaman/Gedung/Keluarga di unit',
  component: HouseholdSection,
  args: { building: tower },
} satisfies Meta<typeof HouseholdSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (...homes: readonly (typeof household)[]) => [
  atRoute('buildingOverview', { answers: { listHouseholds: answerOf([...homes]) } }),
];

export const Ready: Story = { decorators: at(household) };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = { decorators: at({ ...household, policy: 'allowed', members: [] }) };
/** One of the household, or an owner whose tenant lives there: they see that somebody else invites. */
export const NotHost: Story = { decorators: at({ ...household, mayInvite: false, members: [] }) };
export const Inviting: Story = {
  ...Ready,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Undang keluarga|Invite somebody)$/ }));
    await screen.findByRole('dialog');
  },
};
