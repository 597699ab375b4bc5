import { ApiError } from '@imah/api-client';
import { listOf, residents, tower, whoami } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { PeoplePage } from './people-page.tsx';

const meta = {
  title: 'Halaman/Penghuni',
  component: PeoplePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PeoplePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('buildingPeople')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = { decorators: [atRoute('buildingPeople', { answers: { listPeople: listOf([]) } })] };
export const Failed: Story = {
  decorators: [
    atRoute('buildingPeople', {
      answers: { listPeople: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) },
    }),
  ],
};
/** The one whom the search has found in this building. */
export const One: Story = {
  decorators: [atRoute('buildingPeople', { search: `?person=${residents[0]?.person.id ?? ''}` })],
};
const mayOnlyLook = whoami.memberships.map((one) => ({
  ...one,
  grants: ['building.view' as const, 'unit.view' as const],
}));
/** Whose right it is not comes here by the address alone. */
export const Forbidden: Story = {
  decorators: [
    atRoute('buildingPeople', {
      person: { ...whoami, memberships: mayOnlyLook },
      answers: { getBuilding: { data: tower } },
    }),
  ],
};
