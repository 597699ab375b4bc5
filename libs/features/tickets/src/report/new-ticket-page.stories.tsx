import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfNewcomer, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute, type StoryAppProps } from '@imah/app/harness';
import { NewTicketPage } from './new-ticket-page.tsx';
import { reportKey } from './report-draft.ts';
import { ownPlaces, similarTickets, ticketCategories, whoamiOfResident } from '@imah/testing/report';

const meta = {
  title: 'Halaman/Laporan baru',
  component: NewTicketPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewTicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: FakeAnswers = {
  listBuildings: listOf([tower]),
  getPlaces: answerOf(ownPlaces),
  listTicketCategories: answerOf([...ticketCategories]),
  listSimilarTickets: answerOf([]),
};
const of = ({ answers: other, ...props }: StoryAppProps = {}) =>
  atRoute('newTicket', { person: whoamiOfResident, answers: { ...answers, ...other }, ...props });

const water = ticketCategories.find(({ key }) => key === 'water')?.id ?? '';
const draft = JSON.stringify({
  id: '01935e4f-7c1a-7b2c-8d3e-000000000001',
  categoryId: water,
  title: 'Keran wastafel bocor',
  details: 'Sejak tadi malam, air menetes ke lantai kamar mandi.',
  place: ownPlaces.units[0]?.id,
  priority: 'emergency',
});
const keptStorage = {
  getItem: (key: string) => (key === reportKey(whoamiOfResident.id, tower.id) ? draft : null),
  setItem: () => undefined,
  removeItem: () => undefined,
};

const send: NonNullable<Story['play']> = async ({ canvasElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kirim laporan' }));

export const Resident: Story = { decorators: [of()] };
export const Phone: Story = { ...Resident, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Resident, globals: { theme: 'gelap' } };
/** The whole building, and what only the staff say. */
export const Staff: Story = {
  decorators: [
    atRoute('newTicket', { person: whoamiOfOwner, answers: { ...answers, listBuildings: listOf([tower]) } }),
  ],
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Orang lain' })),
};
/** What was typed before, in a tab that was closed; an emergency. */
export const Resumed: Story = { decorators: [of({ app: { keptStorage } })] };
/** Somebody has reported it already: to join it is enough. */
export const Similar: Story = {
  decorators: [
    of({
      app: { keptStorage },
      answers: {
        listSimilarTickets: async ({ query }) =>
          answerOf(similarTickets.filter(({ also }) => (query?.also === 'yes') === (also === 'yes'))),
      },
    }),
  ],
};
export const SimilarPhone: Story = { ...Similar, globals: { viewport: { value: 'telepon' } } };
export const Missing: Story = { decorators: [of()], play: send };
export const Sending: Story = {
  decorators: [of({ app: { keptStorage }, answers: { createTicket: never } })],
  play: send,
};
export const Refused: Story = {
  decorators: [
    of({
      app: { keptStorage },
      answers: {
        createTicket: new ApiError({
          kind: 'validation',
          status: 422,
          code: 'VALIDASI_SALAH',
          message: '',
          fieldErrors: {
            unitId: ['Pilihan ini tidak tersedia.'],
            fileIds: ['Foto ini sudah dipakai di laporan lain.'],
          },
        }),
      },
    }),
  ],
  play: send,
};
/** Ten in a day, or the same one twice. */
export const TooMany: Story = {
  decorators: [
    of({
      app: { keptStorage },
      answers: {
        createTicket: new ApiError({
          kind: 'rate-limited',
          status: 429,
          code: 'TERLALU_BANYAK_TIKET',
          message: '',
          retryAfterSeconds: 10_800,
        }),
      },
    }),
  ],
  play: send,
};
export const Offline: Story = {
  decorators: [
    of({
      app: { keptStorage },
      answers: { createTicket: new ApiError({ kind: 'network', message: 'Failed to fetch' }) },
    }),
  ],
  play: send,
};
/** Several buildings: first which one. */
export const WhichBuilding: Story = { decorators: [atRoute('newTicket', { person: whoamiOfOwner })] };
export const NoBuilding: Story = {
  decorators: [of({ person: whoamiOfNewcomer, answers: { listBuildings: listOf([]) } })],
};
export const ForeignBuilding: Story = { decorators: [of({ search: '/01935e4f-7c1a-7b2c-8d3e-0000000000ff' })] };
export const NoPlaces: Story = {
  decorators: [of({ answers: { getPlaces: new ApiError({ kind: 'server', status: 500, message: '' }) } })],
};
export const Loading: Story = { decorators: [of({ answers: { listTicketCategories: never } })] };
export const Failed: Story = {
  decorators: [of({ answers: { listBuildings: new ApiError({ kind: 'server', status: 500, message: '' }) } })],
};
