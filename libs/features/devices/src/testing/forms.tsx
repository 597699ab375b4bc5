import { answerOf, commandIn, deviceTypes, listOf, places, pump, smokeAlarm, tower } from '@imah/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormCase } from '@imah/app/form/testing';
import { DeviceImporter } from '../bulk/device-importer.tsx';
import { AdoptDialog } from '../onboarding/adopt-dialog.tsx';
import { foundPlug } from '../onboarding/testing/found.ts';
import { DeviceForm } from '../registry/device-form.tsx';
import { MoveForm } from '../registry/move-form.tsx';
import { ReplaceForm } from '../registry/replace-form.tsx';
import { draftOf } from '../types/type-draft.ts';
import { emptyRule } from '../rules/rule-draft.ts';
import { RuleSheet } from '../rules/rule-sheet.tsx';
import { TypeSheet } from '../types/type-sheet.tsx';
import { ShelfDialog } from '../alarms/shelf-dialog.tsx';
import { WindowForm } from '../windows/window-form.tsx';
import { RefuseDialog } from '../parts/control/refuse-dialog.tsx';
import { DeviceSwitch } from '../parts/device-switch.tsx';

const type = deviceTypes.find(({ key }) => key === pump.typeKey);
const [control] = type?.controls ?? [];
if (type === undefined || control?.kind !== 'switch') throw new Error('The fixtures lack something.');
const guard = { kind: 'reason', consequence: { id: 'Gedung tanpa hidran.', en: 'No hydrants.' } } as const;

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'registry/device-form.tsx',
    element: <DeviceForm building={tower} device={pump} onSaved={() => undefined} onClose={() => undefined} />,
    answers: { getPlaces: answerOf(places) },
    open: async () => void (await screen.findByRole('dialog')),
  },
  {
    source: 'registry/move-form.tsx',
    element: <MoveForm building={tower} device={pump} onMoved={() => undefined} onClose={() => undefined} />,
    answers: { getPlaces: answerOf(places), listDevices: listOf([pump]) },
    open: async () => void (await screen.findByRole('dialog')),
  },
  {
    source: 'registry/replace-form.tsx',
    element: <ReplaceForm building={tower} device={pump} onReplaced={() => undefined} onClose={() => undefined} />,
    answers: { listDevices: listOf([pump]) },
    open: async () => void (await screen.findByRole('dialog')),
  },
  {
    source: 'bulk/device-pattern.tsx',
    element: <DeviceImporter building={tower} onDone={() => undefined} />,
    answers: { getPlaces: answerOf(places), listKnownDeviceTypes: answerOf([...deviceTypes]) },
    open: async () => {
      await screen.findByRole('option', { name: 'Pompa' });
      await userEvent.selectOptions(screen.getByLabelText('Jenis', { exact: false }), type.key);
    },
  },
  {
    source: 'onboarding/adopt-dialog.tsx',
    element: <AdoptDialog building={tower} devices={[foundPlug]} onClose={() => undefined} />,
    answers: { getPlaces: answerOf(places), listKnownDeviceTypes: answerOf([...deviceTypes]) },
    open: async () => void (await screen.findByText(/Nilai yang diambil/)),
  },
  {
    source: 'types/type-sheet.tsx',
    element: <TypeSheet orgId={tower.orgId} type={null} begin={draftOf(type)} onClose={() => undefined} />,
    answers: {},
    open: async () => void (await screen.findByRole('dialog')),
  },
  {
    source: 'parts/control/refuse-dialog.tsx',
    element: <RefuseDialog device={pump} command={commandIn('awaiting-approval')} onClose={() => undefined} />,
    answers: {},
    open: async () => void (await screen.findByRole('dialog')),
  },
  {
    source: 'alarms/shelf-dialog.tsx',
    element: <ShelfDialog alarm={smokeAlarm} onClose={() => undefined} />,
    answers: {},
    open: async () => void (await screen.findByRole('dialog')),
  },
  {
    source: 'windows/window-form.tsx',
    element: <WindowForm building={tower} onClose={() => undefined} />,
    answers: {},
    open: async () => void (await screen.findByRole('dialog')),
  },
  {
    source: 'rules/rule-sheet.tsx',
    element: (
      <RuleSheet
        orgId={tower.orgId}
        rule={null}
        begin={emptyRule(type, null)}
        types={deviceTypes}
        buildings={[tower]}
        onClose={() => undefined}
      />
    ),
    answers: {},
    open: async () => void (await screen.findByRole('dialog')),
  },
  {
    source: 'parts/guard-dialog.tsx',
    element: (
      <DeviceSwitch
        device={pump}
        type={type}
        control={{ ...control, guard: { on: guard, off: guard } }}
        state={pump.state}
        zone={tower.timeZone}
      />
    ),
    answers: { listCommands: listOf([]) },
    open: async () => userEvent.click(await screen.findByRole('switch', { name: 'Pompa' })),
  },
];
