import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { Ranking } from '@imah/contract/dashboards';
import { answerOf, listOf, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { calmToday } from '@imah/testing/today';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { BuildingProvider } from '@imah/features-buildings';
import { tower } from '@imah/testing';
import { BuildingDashboardPage } from './building-dashboard-page.tsx';
import { arranged, dashboardAnswers } from './testing/dashboard-fixtures.ts';

const meta = {
  title: 'Halaman/Gedung/Dasbor',
  component: BuildingDashboardPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BuildingProvider building={tower}>
      <BuildingDashboardPage />
    </BuildingProvider>
  ),
} satisfies Meta<typeof BuildingDashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('buildingDashboard', { person, answers: { ...dashboardAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };

export const Ready: Story = at();
export const Phone: Story = { ...Ready, ...phone };
export const Loading: Story = at({ getDashboard: never });
export const Failed: Story = at({
  getDashboard: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
});
export const Empty: Story = at({
  getDashboard: answerOf({ ...arranged, widgets: [], layouts: { lg: [], md: [], sm: [] } }),
});
/** Half of it is about what the person may not see: nothing of that was sent. */
export const Withheld: Story = at(
  {
    getDashboard: answerOf({
      ...arranged,
      widgets: arranged.widgets.map((one, nth) => (nth % 2 === 0 ? { type: 'withheld' as const, id: one.id } : one)),
    }),
  },
  whoamiOfSupervisor,
);
/** Nothing has happened yet in the building: each widget says so in its own words. */
export const Quiet: Story = at({
  getBuildingEnergy: answerOf(null),
  getRanking: answerOf<Ranking>({ by: 'consumption', rows: [] }),
  listUnitStates: answerOf([]),
  getToday: answerOf(calmToday),
  listBuildingFiles: listOf([]),
  listTickets: listOf([]),
  listActiveAlarms: listOf([]),
});
const broken = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
export const PartsFailed: Story = at({
  getBuildingEnergy: broken,
  getRanking: broken,
  listUnitStates: broken,
  getToday: broken,
  listBuildingFiles: broken,
});
export const Editing: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tata dasbor' }));
    await expect(await canvas.findByRole('button', { name: 'Terbitkan' })).toBeVisible();
  },
};
export const EditingPhone: Story = { ...Editing, ...phone };
export const Gallery: Story = {
  ...at(),
  play: async (context) => {
    await Editing.play?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Tambah widget' }));
    await expect(await screen.findByRole('dialog', { name: 'Tambah widget' })).toBeVisible();
  },
};
