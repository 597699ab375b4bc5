import type { Building } from '@imah/contract/buildings';
import type { Resident } from '@imah/contract/people';
import { Button, Inline, Link } from '@imah/ui';
import { type DataColumn, DataTable } from '@imah/ui/data';
import { doorOpenIcon, mailIcon, qrCodeIcon, uploadIcon, userPlusIcon } from '@imah/ui/icons';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountTexts } from '../accounts/texts.ts';
import { useAccountActions } from '../accounts/use-account-actions.tsx';
import { usePeopleTexts } from './texts.ts';

const InviteFileDialog = lazy(async () => ({
  default: (await import('../accounts/invite-file-dialog.tsx')).InviteFileDialog,
}));

interface PeopleTableProps {
  readonly building: Building;
  readonly people: readonly Resident[];
}

export function PeopleTable({ building, people }: PeopleTableProps) {
  const t = usePeopleTexts();
  const ta = useAccountTexts();
  const accounts = useAccountActions(building);
  const navigate = useNavigate();
  const { id: buildingId } = building;
  const [file, setFile] = useState<'closed' | 'open'>('closed');
  const columns = useMemo(
    (): readonly DataColumn<Resident>[] => [
      { id: 'name', label: t('name'), value: ({ person }) => person.name, width: 'md' },
      {
        id: 'units',
        label: t('units'),
        value: ({ units }) => units.map(({ code }) => code).join(', '),
        cell: ({ units }) => (
          <Inline gap="xs">
            {units.map(({ unitId, code, role }) => (
              <Link key={`${unitId} ${role}`} href={unitHref(buildingId, unitId)} aria-label={t('open', { code })}>
                {code}
              </Link>
            ))}
          </Inline>
        ),
        width: 'sm',
      },
      {
        id: 'role',
        label: t('role'),
        value: ({ units }) => [...new Set(units.map(({ role }) => t(`roles.${role}`)))].join(', '),
        filter: 'values',
        width: 'sm',
      },
      {
        id: 'billing',
        label: t('billing'),
        value: ({ units }) => (units.some(({ isBillingParty }) => isBillingParty) ? t('pays') : ''),
        filter: 'values',
        width: 'sm',
      },
      {
        id: 'account',
        label: ta('column'),
        value: ({ person }) => ta(`states.${person.account.state}`),
        filter: 'values',
        width: 'sm',
      },
      { id: 'phone', label: t('phone'), value: ({ person }) => person.phone, width: 'sm' },
      { id: 'email', label: t('email'), value: ({ person }) => person.email, width: 'md' },
    ],
    [t, ta, buildingId],
  );
  const idsOf = (rows: readonly Resident[]) => rows.map(({ person }) => person.id);
  return (
    <>
      {accounts.dialogs}
      {file === 'open' ? (
        <Suspense fallback={null}>
          <InviteFileDialog building={building} onClose={() => setFile('closed')} />
        </Suspense>
      ) : null}
      <DataTable
        caption={t('table')}
        columns={columns}
        rows={people}
        rowId={idOf}
        searchLabel={t('search')}
        fileName={`orang-${building.code.toLowerCase()}`}
        {...(accounts.may
          ? {
              selection: 'rows' as const,
              selectionActions: (selected: readonly Resident[], clear: () => void) =>
                (['mail', 'link'] as const).map((by) => (
                  <Button
                    key={by}
                    size="sm"
                    icon={by === 'mail' ? mailIcon : qrCodeIcon}
                    loading={accounts.isSending}
                    onClick={() =>
                      void accounts.inviteMany(idsOf(selected), by).then((outcome) => {
                        // Who was refused is still chosen, to be invited again.
                        if (outcome === 'invited') clear();
                      })
                    }
                  >
                    {ta(by === 'mail' ? 'byMail' : 'byLink')}
                  </Button>
                )),
              toolbar: (
                <>
                  <Button
                    size="sm"
                    icon={userPlusIcon}
                    loading={accounts.isSending}
                    onClick={() => void accounts.inviteMany(null, 'mail')}
                  >
                    {ta('all')}
                  </Button>
                  <Button size="sm" icon={uploadIcon} onClick={() => setFile('open')}>
                    {ta('file.open')}
                  </Button>
                </>
              ),
            }
          : {})}
        actions={({ person, units }) => [
          ...units.map(({ unitId, code }) => ({
            kind: 'action' as const,
            label: t('open', { code }),
            icon: doorOpenIcon,
            onSelect: () => void navigate(unitHref(buildingId, unitId)),
          })),
          ...accounts.itemsOf(person),
        ]}
      />
    </>
  );
}

const unitHref = (buildingId: string, unitId: string) => `/imah/building/${buildingId}/unit?unit=${unitId}`;
const idOf = ({ person }: Resident) => person.id;
