import { tower } from '@imah/testing';
import type { FormCase } from '@imah/app/form/testing';
import { ArchiveForm } from '../forms/archive-form.tsx';
import { CorrectForm } from '../forms/correct-form.tsx';
import { DaysForm } from '../forms/days-form.tsx';
import { DecideForm } from '../forms/decide-form.tsx';
import { EditMeterForm } from '../forms/edit-meter-form.tsx';
import { MeterForm } from '../forms/meter-form.tsx';
import { ReadingForm } from '../forms/reading-form.tsx';
import { ReplaceForm } from '../forms/replace-form.tsx';
import { approvedReading, detail, meteringAnswers as answers, waitingReading } from './metering-fixtures.ts';

const close = () => undefined;
const settings = { residentFromDay: 20, residentToDay: 25, staffUntilDay: 28, photo: 'optional' } as const;

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  { source: 'forms/meter-form.tsx', element: <MeterForm building={tower} onClose={close} />, answers },
  { source: 'forms/edit-meter-form.tsx', element: <EditMeterForm meter={detail} onClose={close} />, answers },
  {
    source: 'forms/replace-form.tsx',
    element: <ReplaceForm meter={detail} onDone={close} onClose={close} />,
    answers,
  },
  { source: 'forms/archive-form.tsx', element: <ArchiveForm meter={detail} onClose={close} /> },
  {
    source: 'forms/reading-form.tsx',
    element: <ReadingForm meter={detail} as={{ kind: 'staff', orgId: tower.orgId }} onClose={close} />,
    // A number that was read in a basement waits on the device.
    keepsAt: [0, 503],
  },
  {
    source: 'forms/decide-form.tsx',
    element: <DecideForm buildingId={tower.id} reading={waitingReading} decision="approve" onClose={close} />,
  },
  {
    source: 'forms/correct-form.tsx',
    element: <CorrectForm buildingId={tower.id} reading={approvedReading} onClose={close} />,
  },
  { source: 'forms/days-form.tsx', element: <DaysForm buildingId={tower.id} settings={settings} onClose={close} /> },
];
