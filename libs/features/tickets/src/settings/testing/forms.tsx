import { answerOf, whoamiOfOwner } from '@imah/testing';
import { orgId } from '@imah/testing/members';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormCase } from '@imah/app/form/testing';
import { ChecklistSheet } from '../checklist-sheet.tsx';
import { ReplySheet } from '../reply-sheet.tsx';
import { RuleSheet } from '../rule-sheet.tsx';
import { SettingsTicketPage } from '../settings-ticket-page.tsx';
import { SlaSheet } from '../sla-sheet.tsx';

const close = () => undefined;
const person = whoamiOfOwner;
const office = [{ from: 480, to: 1020 }];
const settingsPage = (part: string) => ({
  element: <SettingsTicketPage />,
  person,
  route: '/imah/settings/ticket',
  path: `/imah/settings/ticket?part=${part}`,
  answers: {
    listTicketCategorySettings: answerOf([]),
    getBusinessHours: answerOf({
      week: [office, office, office, office, office, [], []],
      holidays: 'all' as const,
      closedDays: [],
      version: 1,
    }),
  },
});

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'settings/sla-sheet.tsx',
    element: <SlaSheet orgId={orgId} policy={null} onClose={close} />,
    person,
  },
  {
    source: 'settings/rule-sheet.tsx',
    element: <RuleSheet orgId={orgId} rule={null} onClose={close} />,
    person,
  },
  {
    source: 'settings/checklist-sheet.tsx',
    element: <ChecklistSheet orgId={orgId} checklist={null} onClose={close} />,
    person,
  },
  {
    source: 'settings/reply-sheet.tsx',
    element: <ReplySheet orgId={orgId} reply={null} onClose={close} />,
    person,
  },
  {
    source: 'settings/category-part.tsx',
    ...settingsPage('categories'),
    open: async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Tambah/ }));
    },
  },
  {
    source: 'settings/hours-part.tsx',
    ...settingsPage('hours'),
    fill: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Sabtu' }));
    },
  },
];
