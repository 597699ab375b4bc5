import { whoami } from '@imah/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiTokenDialog } from '../api-token-dialog.tsx';
import type { FormCase } from '@imah/app/form/testing';

const close = () => undefined;

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'link/api-token-dialog.tsx',
    element: <ApiTokenDialog onClose={close} />,
    person: whoami,
    fill: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: /Gedung/ }));
    },
  },
];
