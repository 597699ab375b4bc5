import { ApiError } from '@imah/api-client';
import { answerOf, tower, unfinishedBuilding, whoamiOfSupervisor } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { draftKey } from './building-draft.ts';
import { NewBuildingPage } from './new-building-page.tsx';

const meta = {
  title: 'Halaman/Gedung baru',
  component: NewBuildingPage,
  // S-11: its light mode is forced.
  parameters: { layout: 'fullscreen', themes: { themeOverride: 'terang' } },
} satisfies Meta<typeof NewBuildingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = JSON.stringify({
  step: 'address',
  values: { kind: 'boarding-house', name: 'Kos Bu Tini', 'address.province': 'Jawa Barat', timeZone: 'Asia/Jakarta' },
});
const keptStorage = {
  getItem: (key: string) => (key.startsWith(draftKey('')) ? draft : null),
  setItem: () => undefined,
  removeItem: () => undefined,
};
const created = `?building=${unfinishedBuilding.id}`;
const answers = { getBuilding: answerOf(unfinishedBuilding) };

export const Ready: Story = { decorators: [atRoute('newBuilding')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
/** What was typed before, in a tab that was closed. */
export const Resumed: Story = { decorators: [atRoute('newBuilding', { app: { keptStorage } })] };
export const Missing: Story = {
  decorators: [atRoute('newBuilding', { app: { keptStorage } })],
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Buat gedung' })),
};
export const Archived: Story = {
  decorators: [
    atRoute('newBuilding', {
      answers: { listBuildings: { data: [{ ...tower, status: 'archived' }], meta: { nextCursor: null } } },
    }),
  ],
};
export const Forbidden: Story = { decorators: [atRoute('newBuilding', { person: whoamiOfSupervisor })] };
export const Units: Story = { decorators: [atRoute('newBuilding', { search: created, answers })] };
export const UnitsPhone: Story = { ...Units, globals: { viewport: { value: 'telepon' } } };
/** A file of which one row is wrong. */
export const FaultyRow: Story = {
  decorators: [
    atRoute('newBuilding', {
      search: created,
      answers: {
        ...answers,
        importUnits: {
          data: {
            applied: false,
            rows: 3,
            units: 2,
            floors: 1,
            sections: 1,
            people: 0,
            faults: [{ row: 3, column: 'area', message: 'Luas harus angka lebih dari 0, dalam m²' }],
            faultyRows: 1,
            ignoredHeadings: ['catatan'],
            preview: [
              { section: 'Menara A', floor: 'Lantai 1', code: 'A-0101', kind: 'residential', areaMilliM2: 36_000 },
              { section: 'Menara A', floor: 'Lantai 1', code: 'A-0103', kind: 'residential', areaMilliM2: 36_000 },
            ],
            errorFile: 'unit,luas,kesalahan\r\nA-0102,dua,Luas harus angka\r\n',
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tempel' }));
    await userEvent.type(canvas.getByLabelText('Tempel dari lembar kerja'), 'unit');
    await userEvent.click(canvas.getByRole('button', { name: 'Periksa' }));
    await canvas.findByRole('button', { name: 'Buat 2 unit yang benar' });
  },
};
export const Done: Story = { decorators: [atRoute('newBuilding', { search: `${created}&step=done`, answers })] };
export const Foreign: Story = {
  decorators: [
    atRoute('newBuilding', {
      search: created,
      answers: { getBuilding: new ApiError({ kind: 'not-found', status: 404, message: '' }) },
    }),
  ],
};
