import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { AuditRow } from '@imah/contract/audit';
import { fixtureId, listOf, tower } from '@imah/testing';
import { Heading, Stack } from '@imah/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { RecordRows } from './record-history.tsx';

const meta = {
  title: 'Halaman/Riwayat/Satu data',
  component: RecordRows,
  args: { orgId: tower.orgId, entity: 'unit', entityId: fixtureId('unit', 2), zone: 'Asia/Jakarta' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Stack gap="md">
      <Heading level={2}>Riwayat</Heading>
      <RecordRows {...args} />
    </Stack>
  ),
} satisfies Meta<typeof RecordRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const owner = { kind: 'user', id: fixtureId('user', 1), name: 'Ratna Wijayanti' } as const;
const row = (
  seq: number,
  rest: Pick<AuditRow, 'action' | 'entity' | 'before' | 'after'> & Partial<AuditRow>,
): AuditRow => ({
  seq,
  at: `2026-11-${10 + seq}T03:00:00.000Z`,
  actor: owner,
  entityId: fixtureId('unit', 2),
  record: null,
  buildingId: tower.id,
  hidden: [],
  erased: [],
  reason: null,
  ip: null,
  ...rest,
});
const answering = (listHistory: NonNullable<FakeAnswers['listHistory']>): Story => ({
  decorators: [atRoute('buildingOverview', { answers: { listHistory } })],
});

const [technician, vendor] = [fixtureId('group', 1), fixtureId('group', 2)];
const names = new Map([
  [technician, 'Teknisi'],
  [vendor, 'Vendor'],
  ['active', 'Aktif'],
  ['suspended', 'Ditangguhkan'],
]);

export const Unit: Story = answering(
  listOf([
    row(3, { action: 'update', entity: 'unit', before: { code: 'A-0102' }, after: { code: 'A-102' }, record: 'A-102' }),
    row(2, { action: 'create', entity: 'occupancy', before: null, after: { role: 'tenant', from: '2026-11-12' } }),
    row(1, { action: 'create', entity: 'unit', before: null, after: { code: 'A-0102', kind: 'residential' } }),
  ]),
);
/** What is personal stays hidden to who may not see it; each look at it is written down as well. */
export const Person: Story = {
  ...answering(
    listOf([
      row(3, { action: 'read', entity: 'person', before: null, after: { fields: ['phone', 'email'] } }),
      row(2, { action: 'update', entity: 'person', before: {}, after: {}, hidden: ['phone'], reason: 'Nomor baru' }),
      row(1, { action: 'create', entity: 'person', before: null, after: { name: 'Budi Santoso' }, erased: ['name'] }),
    ]),
  ),
  args: { entity: 'person' },
};
export const Member: Story = {
  ...answering(
    listOf([
      row(2, {
        action: 'update',
        entity: 'membership',
        before: { groupIds: [technician], status: 'active', expiresAt: null },
        after: { groupIds: [technician, vendor], status: 'suspended', expiresAt: '2026-11-30T17:00:00.000Z' },
      }),
      row(1, { action: 'create', entity: 'membership', before: null, after: { groupIds: [technician] } }),
    ]),
  ),
  args: { entity: 'member', names },
};
export const MemberPhone: Story = { ...Member, globals: { viewport: { value: 'telepon' } } };
export const PersonDark: Story = { ...Person, globals: { theme: 'gelap' } };
export const Empty: Story = answering(listOf([]));
export const Loading: Story = answering(never);
export const Failed: Story = answering(new ApiError({ kind: 'server', status: 500, message: 'no' }));
export const Forbidden: Story = answering(new ApiError({ kind: 'forbidden', status: 403, message: 'no' }));
