import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { atRoute } from '@imah/app/harness';
import { answerOf, listOf } from '@imah/testing';
import { orgId } from '@imah/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecondFactorPart } from './second-factor-part.tsx';

const meta = {
  title: 'Halaman/Pengaturan organisasi/Verifikasi dua langkah',
  component: SecondFactorPart,
  args: { orgId },
} satisfies Meta<typeof SecondFactorPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const rule = { audience: 'staff', graceDays: 7, own: 'on', without: 2, version: 1 } as const;
const row = (name: string, end: string, remindedAt: string | null) => ({
  memberId: `01935e4f-7c1a-7b2c-8d3e-0000000000${end}`,
  userId: `01935e4f-7c1a-7b2c-8d3e-0000000001${end}`,
  name,
  email: 'anggota@contoh.id',
  dueAt: '2026-12-01T05:00:00.000Z',
  remindedAt,
});
const answers = {
  getSecondFactorRule: answerOf(rule),
  listMembersWithoutFactor: listOf([
    row('Budi Santoso', 'b1', null),
    row('Raden Ayu Kusumaningtyas Wulandari', 'b2', '2026-11-23T05:00:00.000Z'),
  ]),
};
const at = (more: object = {}) => [atRoute('settingsGeneral', { answers: { ...answers, ...more } })];

export const Asked: Story = { decorators: at() };
export const Dark: Story = { ...Asked, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Asked, globals: { viewport: { value: 'telepon' } } };
export const Off: Story = {
  decorators: at({ getSecondFactorRule: answerOf({ ...rule, audience: 'nobody' as const }) }),
};
export const OwnFirst: Story = {
  decorators: at({ getSecondFactorRule: answerOf({ ...rule, audience: 'nobody' as const, own: 'off' as const }) }),
};
export const EverybodyHas: Story = { decorators: at({ listMembersWithoutFactor: listOf([]) }) };
export const Loading: Story = { decorators: at({ getSecondFactorRule: never }) };
export const Failed: Story = {
  decorators: at({ getSecondFactorRule: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) }),
};
