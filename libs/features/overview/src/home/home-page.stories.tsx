import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf, listOf, manyBuildings, unfinishedBuilding, whoamiOfNewcomer } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { HomePage } from './home-page.tsx';
import {
  billingToday,
  billToday,
  instalmentToday,
  busyToday,
  calmToday,
  orderToday,
  ordersToBegin,
  visitedToday,
} from '@imah/testing/today';
import { whoamiOfResident } from '@imah/testing/report';

const meta = {
  title: 'Halaman/Beranda',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('beranda')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Many: Story = {
  decorators: [atRoute('beranda', { answers: { listBuildings: listOf(manyBuildings(40)) } })],
};
export const Calm: Story = { decorators: [atRoute('beranda', { answers: { getToday: answerOf(calmToday) } })] };
export const Tickets: Story = { decorators: [atRoute('beranda', { answers: { getToday: answerOf(busyToday) } })] };
export const Visits: Story = { decorators: [atRoute('beranda', { answers: { getToday: answerOf(visitedToday) } })] };
export const Money: Story = {
  decorators: [
    atRoute('beranda', {
      answers: {
        getToday: answerOf({
          ...billingToday,
          items: [orderToday, billToday, instalmentToday, ...billingToday.items, ordersToBegin],
        }),
      },
    }),
  ],
};
export const Resident: Story = {
  decorators: [atRoute('beranda', { person: whoamiOfResident, answers: { getToday: answerOf(calmToday) } })],
};
export const TodayFailed: Story = {
  decorators: [
    atRoute('beranda', {
      answers: { getToday: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) },
    }),
  ],
};
export const LongName: Story = {
  decorators: [atRoute('beranda', { answers: { listBuildings: listOf([unfinishedBuilding]) } })],
};
export const Loading: Story = { decorators: [atRoute('beranda', { answers: { listBuildings: never } })] };
export const Empty: Story = {
  decorators: [atRoute('beranda', { person: whoamiOfNewcomer, answers: { listBuildings: listOf([]) } })],
};
export const EmptyForMember: Story = { decorators: [atRoute('beranda', { answers: { listBuildings: listOf([]) } })] };
export const Failed: Story = {
  decorators: [
    atRoute('beranda', { answers: { listBuildings: new ApiError({ kind: 'network', message: 'offline' }) } }),
  ],
};
export const Forbidden: Story = {
  decorators: [
    atRoute('beranda', {
      answers: { listBuildings: new ApiError({ kind: 'forbidden', status: 403, message: 'tidak' }) },
    }),
  ],
};
