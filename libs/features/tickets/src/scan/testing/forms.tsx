import { answerOf, residents, tower, whoamiOfOwner } from '@imah/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ScanLabels } from '../labels/scan-labels.tsx';
import { ScanForm } from '../scan-form.tsx';
import { ticketCategories } from '@imah/testing/report';
import type { FormCase } from '@imah/app/form/testing';

const close = () => undefined;
const [person] = residents;
if (person === undefined) throw new Error('The fixtures lack something.');
const owner = whoamiOfOwner;

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'scan/scan-form.tsx',
    person: null,
    element: (
      <ScanForm
        place={{
          code: '0123456789A',
          orgId: tower.orgId,
          buildingId: tower.id,
          buildingName: tower.name,
          unitId: null,
          unitCode: null,
          floorId: null,
          sectionId: null,
          deviceId: null,
          place: 'Lobi utama',
          categories: [...ticketCategories],
        }}
        onSent={close}
      />
    ),
  },
  {
    source: 'scan/labels/label-form.tsx',
    element: <ScanLabels building={tower} />,
    person: owner,
    answers: { listScanCodes: answerOf([]) },
    open: async () => {
      await userEvent.click((await screen.findAllByRole('button', { name: /Buat|Tambah/ }))[0] ?? document.body);
    },
  },
];
