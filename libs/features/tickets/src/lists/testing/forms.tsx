import { tower } from '@imah/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ticketRows } from '@imah/testing/ticket-rows';
import { BulkMoveDialog } from '../bulk/bulk-move-dialog.tsx';
import { SavedViews } from '../views/saved-views.tsx';
import { useTicketLook } from '../model/use-ticket-view.ts';
import type { FormCase } from '@imah/app/form/testing';

const nothing = () => undefined;
function Views() {
  return <SavedViews building={tower} look={useTicketLook()} />;
}

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'lists/bulk/bulk-move-dialog.tsx',
    element: (
      <BulkMoveDialog
        to="resolved"
        selected={ticketRows(2, 'in-progress')}
        bulk={{ isPending: false, change: nothing, settle: nothing, failed: [], close: nothing }}
        onClose={nothing}
      />
    ),
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
