import type { Building, Resident } from '@imah/contract';
import { type DataColumn, DataTable } from '@imah/ui/data';
import { doorOpenIcon } from '@imah/ui/icons';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePeopleTexts } from './texts.ts';

interface PeopleTableProps {
  readonly building: Building;
  readonly people: readonly Resident[];
}

export function PeopleTable({ building, people }: PeopleTableProps) {
  const t = usePeopleTexts();
  const [, setSearch] = useSearchParams();
  const columns = useMemo(
    (): readonly DataColumn<Resident>[] => [
      { id: 'name', label: t('name'), value: ({ person }) => person.name, width: 'md' },
      { id: 'units', label: t('units'), value: ({ units }) => units.map(({ code }) => code).join(', '), width: 'sm' },
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
      { id: 'phone', label: t('phone'), value: ({ person }) => person.phone, width: 'sm' },
      { id: 'email', label: t('email'), value: ({ person }) => person.email, width: 'md' },
    ],
    [t],
  );
  return (
    <DataTable
      caption={t('table')}
      columns={columns}
      rows={people}
      rowId={idOf}
      searchLabel={t('search')}
      fileName={`orang-${building.code.toLowerCase()}`}
      actions={({ units }) =>
        units.map(({ unitId, code }) => ({
          kind: 'action',
          label: t('open', { code }),
          icon: doorOpenIcon,
          onSelect: () => setSearch({ unit: unitId }, { preventScrollReset: true }),
        }))
      }
    />
  );
}

const idOf = ({ person }: Resident) => person.id;
