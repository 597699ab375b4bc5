import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { JoinRequest } from '@imah/contract/people';
import { answerOf, fixtureId, tower } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { JoiningSection } from './joining-section.tsx';

const request: JoinRequest = {
  id: fixtureId('occupancy', 101),
  name: 'Siti Aminah',
  email: 'siti@contoh.id',
  unitCode: 'A-0101',
  role: 'tenant',
  note: 'Pindah bulan lalu',
  status: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
  unitId: fixtureId('unit', 2),
  candidates: [{ personId: fixtureId('person', 1), name: 'Dewi Lestari', role: 'owner' }],
  isPaid: true,
};
const requests: readonly JoinRequest[] = [
  request,
  {
    ...request,
    id: fixtureId('occupancy', 102),
    name: 'Bambang Kusumo Wijoyo Hadiningrat',
    email: 'bambang.kusumo.wijoyo.hadiningrat@surat.contoh.id',
    unitCode: 'Lantai 3 pojok',
    unitId: null,
    candidates: [],
    note: '',
    isPaid: false,
  },
];

const meta = {
  title: 'Halaman/Gedung/Permintaan bergabung',
  component: JoiningSection,
  args: { building: tower },
} satisfies Meta<typeof JoiningSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (listJoinRequests: ReturnType<typeof answerOf<JoinRequest[]>> | ApiError | typeof never) => [
  atRoute('buildingOverview', { answers: { listJoinRequests } }),
];

export const Ready: Story = { decorators: at(answerOf([...requests])) };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = { decorators: at(answerOf<JoinRequest[]>([])) };
export const Loading: Story = { decorators: at(never) };
export const Failed: Story = { decorators: at(new ApiError({ kind: 'server', status: 500, message: 'gangguan' })) };
/** Nobody can ask yet: a code is made first. */
export const WithoutCode: Story = {
  decorators: [atRoute('buildingOverview', { answers: { getJoinCode: answerOf(null) } })],
};
export const Approving: Story = {
  ...Ready,
  play: async () => {
    const [approve] = await screen.findAllByRole('button', { name: /^(?:Setujui|Approve)$/ });
    if (approve !== undefined) await userEvent.click(approve);
    await screen.findByRole('dialog');
  },
};
