import type { StoredFile } from '@imah/contract/files';
import { fixtureId } from './fixture-id.ts';

const rules: StoredFile = {
  id: fixtureId('building', 301),
  name: 'Tata tertib penghuni.pdf',
  type: 'application/pdf',
  kind: 'document',
  size: 182_400,
  sha256: '0'.repeat(64),
  width: null,
  height: null,
  previews: false,
  uploadedAt: '2026-10-02T03:00:00.000Z',
};

/** What everybody of a building may read. */
export const buildingFiles: readonly StoredFile[] = [
  rules,
  { ...rules, id: fixtureId('building', 302), name: 'Formulir izin renovasi.pdf' },
];
