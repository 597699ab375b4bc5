import type { TariffTrial } from '@imah/contract/billing';

export const trial: TariffTrial = {
  period: '2026-10',
  before: 828_000,
  after: 800_000,
  more: 1,
  less: 1,
  same: 3,
  rows: [
    { unitCode: 'A-101', personName: 'Siti Aminah', before: 648_000, after: 400_000 },
    { unitCode: 'A-102', personName: 'Budi Santoso', before: 180_000, after: 400_000 },
  ],
  unread: 2,
  estimated: 1,
};
