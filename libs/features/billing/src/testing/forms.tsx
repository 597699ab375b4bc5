import { tower } from '@imah/testing';
import type { FormCase } from '@imah/app/form/testing';
import { RunForm } from '../bills/run-form.tsx';
import { TariffForm } from '../bills/tariff-form.tsx';

const close = () => undefined;

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  { source: 'bills/tariff-form.tsx', element: <TariffForm buildingId={tower.id} onClose={close} /> },
  { source: 'bills/run-form.tsx', element: <RunForm buildingId={tower.id} onClose={close} /> },
];
