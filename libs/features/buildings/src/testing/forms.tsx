import type { Household, HouseholdRequest, JoinRequest } from '@imah/contract/people';
import {
  answerOf,
  contacts,
  fixtureId,
  listOf,
  occupancies,
  places,
  plannedOutage,
  residents,
  tower,
} from '@imah/testing';
import { workers } from '@imah/testing/tickets';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EditBuildingForm } from '../edit/edit-building-form.tsx';
import { UnitImporter } from '../import/index.ts';
import { ApproveRequest } from '../joining/approve-request.tsx';
import { InviteToHousehold } from '../household/invite-to-household.tsx';
import { AnswerHousehold } from '../household/answer-household.tsx';
import { RefuseRequest } from '../joining/refuse-request.tsx';
import { ContactForm } from '../contacts/contact-form.tsx';
import { ShiftForm } from '../duty/shift-form.tsx';
import { NoticeForm } from '../notices/notice-form.tsx';
import { OutageForm } from '../outages/form/index.ts';
import { SectionForm } from '../places-sheet/section-form.tsx';
import { EndStayForm } from '../unit-sheet/end-stay-form.tsx';
import { MoveForm } from '../unit-sheet/move-form.tsx';
import { PersonForm } from '../unit-sheet/person-form.tsx';
import { StayForm } from '../unit-sheet/stay-form.tsx';
import { UnitForm } from '../units/unit-form.tsx';
import type { FormCase } from '@imah/app/form/testing';

const close = () => undefined;
const [unit] = places.units;
const [stay] = occupancies;
const [person] = residents;
if (unit === undefined || stay === undefined || person === undefined) throw new Error('The fixtures lack something.');
const source = (name: RegExp) => async () => {
  await userEvent.click(await screen.findByRole('radio', { name }));
};

const request: JoinRequest = {
  id: fixtureId('occupancy', 101),
  name: 'Siti Aminah',
  email: 'siti@contoh.id',
  unitCode: unit.code,
  role: 'tenant',
  note: '',
  status: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
  unitId: unit.id,
  candidates: [],
  isPaid: false,
};

const home: Household = { unitId: unit.id, unitCode: unit.code, policy: 'allowed', mayInvite: true, members: [] };
const householdRequest: HouseholdRequest = {
  id: fixtureId('occupancy', 102),
  unitId: unit.id,
  unitCode: unit.code,
  name: 'Budi Saputra',
  email: null,
  host: 'Andi Saputra',
  createdAt: '2026-11-20T10:00:00.000Z',
};

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'edit/edit-building-form.tsx',
    element: <EditBuildingForm building={tower} onClose={close} />,
  },
  {
    source: 'joining/approve-request.tsx',
    element: <ApproveRequest building={tower} request={request} onClose={close} />,
  },
  {
    source: 'household/invite-to-household.tsx',
    element: <InviteToHousehold building={tower} home={home} onClose={close} />,
  },
  {
    source: 'household/answer-household.tsx',
    element: <AnswerHousehold building={tower} request={householdRequest} onClose={close} />,
  },
  {
    source: 'joining/refuse-request.tsx',
    element: <RefuseRequest building={tower} request={request} onClose={close} />,
  },
  {
    source: 'notices/notice-form.tsx',
    element: <NoticeForm building={tower} notice={null} onClose={close} />,
  },
  {
    source: 'outages/form/outage-form.tsx',
    element: <OutageForm building={tower} outage={plannedOutage} onClose={close} />,
  },
  {
    source: 'contacts/contact-form.tsx',
    element: <ContactForm building={tower} contact={null} onClose={close} />,
  },
  {
    source: 'duty/shift-form.tsx',
    element: <ShiftForm building={tower} shift={null} onClose={close} />,
    answers: { listTicketWorkers: answerOf([...workers]), listContacts: listOf(contacts) },
    fill: async () => {
      await screen.findByRole('option', { name: workers[0]?.name ?? '' });
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /Yang bertugas/ }), workers[0]?.name ?? '');
    },
  },
  {
    source: 'places-sheet/place-dialog.tsx',
    element: <SectionForm building={tower} section={null} onClose={close} />,
  },
  {
    source: 'unit-sheet/end-stay-form.tsx',
    element: <EndStayForm building={tower} stay={stay} others={[]} onClose={close} />,
  },
  {
    source: 'unit-sheet/move-form.tsx',
    element: <MoveForm building={tower} stay={stay} others={occupancies.slice(1)} onClose={close} />,
    answers: { getPlaces: answerOf(places) },
    fill: async () => {
      const unitField = await screen.findByRole('combobox', { name: /Ke unit/ });
      await userEvent.clear(unitField);
      await userEvent.type(unitField, 'LG');
      await userEvent.click(await screen.findByRole('option', { name: 'LG-01' }));
    },
  },
  {
    source: 'unit-sheet/person-form.tsx',
    element: <PersonForm building={tower} person={person.person} onClose={close} />,
  },
  {
    source: 'unit-sheet/stay-form.tsx',
    element: <StayForm building={tower} unit={unit} isPaid={false} onClose={close} />,
  },
  {
    source: 'units/unit-form.tsx',
    element: <UnitForm building={tower} places={places} unit={null} onClose={close} />,
  },
  { source: 'import/pattern-source.tsx', element: <UnitImporter building={tower} onDone={close} /> },
  {
    source: 'import/text-source.tsx',
    element: <UnitImporter building={tower} onDone={close} />,
    open: source(/Tempel/),
  },
  {
    source: 'import/file-source.tsx',
    element: <UnitImporter building={tower} onDone={close} />,
    open: source(/Berkas|berkas/),
    fill: async () => {
      const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
      if (input !== undefined) await userEvent.upload(input, new File(['unit'], 'unit.csv', { type: 'text/csv' }));
    },
  },
];
