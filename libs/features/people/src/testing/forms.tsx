import { buildings, listOf, whoamiOfOwner } from '@imah/testing';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EscalationForm } from '../escalation/escalation-form.tsx';
import { HouseholdForm } from '../general/household-form.tsx';
import { SecondFactorForm } from '../general/second-factor-form.tsx';
import { OrganizationForm } from '../general/organization-form.tsx';
import { GroupEditor } from '../group/group-editor.tsx';
import { groups, members, organization, orgId, technician } from '@imah/testing/members';
import { InviteSheet } from '../user/invite-sheet.tsx';
import { MemberForm } from '../user/member-form.tsx';
import type { FormCase } from '@imah/app/form/testing';

const close = () => undefined;
const [org] = whoamiOfOwner.memberships;
if (org === undefined) throw new Error('The fixtures lack something.');
const person = whoamiOfOwner;
/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'escalation/escalation-form.tsx',
    element: (
      <EscalationForm
        orgId={orgId}
        plan={{ state: 'off', causes: ['critical-alarm'], steps: [], repeatMinutes: 30, version: 0 }}
      />
    ),
    person,
  },
  {
    source: 'general/household-form.tsx',
    element: <HouseholdForm orgId={orgId} settings={{ invitations: 'off' }} />,
    person,
  },
  {
    source: 'general/organization-form.tsx',
    element: <OrganizationForm organization={organization} onSaved={close} />,
    person,
  },
  {
    source: 'general/second-factor-form.tsx',
    element: (
      <SecondFactorForm orgId={orgId} rule={{ audience: 'nobody', graceDays: 7, own: 'on', without: 0, version: 0 }} />
    ),
    person,
    ownWords: [428],
  },
  {
    source: 'group/group-editor.tsx',
    element: <GroupEditor org={org} group={null} listHref="/" onClose={close} onSaid={close} />,
    person,
  },
  {
    source: 'user/invite-sheet.tsx',
    element: <InviteSheet org={org} onClose={close} onSaid={close} />,
    person,
    answers: { listGroups: listOf(groups) },
    ownWords: [428],
    fill: async () => {
      const group = await screen.findByRole('checkbox', { name: /Teknisi/ });
      fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'sari@contoh.id' } });
      if (!group.matches(':checked')) await userEvent.click(group);
      await userEvent.click(screen.getByRole('radio', { name: /Semua gedung/ }));
    },
  },
  {
    source: 'user/member-form.tsx',
    element: (
      <MemberForm org={org} member={technician} groups={groups} buildings={buildings} onClose={close} onSaid={close} />
    ),
    person,
    answers: { listMembers: listOf(members) },
    ownWords: [428],
  },
];
