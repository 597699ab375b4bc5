import { residents, unfinishedBuilding, whoamiOfOwner } from '@imah/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DescribeBuilding } from '../describe-building.tsx';
import { InviteTeam } from '../invite-team.tsx';
import { groups } from '@imah/testing/members';
import type { FormCase } from '@imah/app/form/testing';

const close = () => undefined;
const [person] = residents;
if (person === undefined) throw new Error('The fixtures lack something.');
const owner = whoamiOfOwner;

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'new-building/describe-building.tsx',
    element: <DescribeBuilding onCreated={close} />,
    person: owner,
    open: async () => {
      const [kind] = await screen.findAllByRole('radio');
      if (kind !== undefined) await userEvent.click(kind);
      await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
    },
  },
  {
    source: 'new-building/invite-team.tsx',
    element: <InviteTeam building={unfinishedBuilding} />,
    answers: { listGroups: { data: [...groups], meta: { nextCursor: null } } },
  },
];
