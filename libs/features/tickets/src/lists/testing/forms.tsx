import { answerOf, tower } from '@imah/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { workers } from '@imah/testing/tickets';
import { BulkAssign } from '../list/bulk-assign.tsx';
import { SavedViews } from '../views/saved-views.tsx';
import { ticketRows } from '@imah/testing/ticket-rows';
import { useTicketLook } from '../model/use-ticket-view.ts';
import type { FormCase } from '@imah/app/form/testing';

const close = () => undefined;
const press = (name: RegExp) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
function Views() {
  return <SavedViews building={tower} look={useTicketLook()} />;
}

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'lists/list/bulk-assign.tsx',
    element: <BulkAssign building={tower} selected={ticketRows(2)} onDone={close} />,
    answers: { listTicketWorkers: answerOf([...workers]) },
    open: press(/Tugaskan/),
  },
  {
    source: 'lists/views/saved-views.tsx',
    element: <Views />,
    open: async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Tampilan/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /Simpan/ }));
    },
  },
];
