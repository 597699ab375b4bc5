import type { PortfolioBuilding } from '@imah/contract/portfolio';
import { Link } from '@imah/ui';
import { type DataColumn, DataTable } from '@imah/ui/data';
import { useMemo } from 'react';
import { useFormat } from '@imah/app/i18n';
import { alarmsOf, energyBy, type Measure, sumTickets, type TicketSums } from '../model/portfolio-sums.ts';
import { usePortfolioTexts } from '../texts.ts';

/** The buildings beside each other, sorted by whatever one looks for; each leads to its page. */
export function BuildingTable({ buildings }: { readonly buildings: readonly PortfolioBuilding[] }) {
  const t = usePortfolioTexts();
  const columns = useColumns(sumTickets(buildings) !== null);
  return (
    <DataTable
      caption={t('table.caption')}
      columns={columns}
      rows={buildings}
      rowId={({ id }) => id}
      searchLabel={t('table.search')}
      initialSorting={{ column: 'perArea', direction: 'descending' }}
      fileName={t('table.file')}
    />
  );
}

/** Each leads to the list of the building that it counts. */
const ticketColumns = [
  ['open', '/ticket'],
  ['overdue', '/ticket?due=overdue'],
  ['unassigned', '/ticket?assignee=none'],
] as const;

function useColumns(sees: boolean): readonly DataColumn<PortfolioBuilding>[] {
  const t = usePortfolioTexts();
  const format = useFormat();
  return useMemo(() => {
    const number = (
      id: 'units' | 'area' | 'online' | 'offline' | 'alarms' | keyof TicketSums,
      value: (building: PortfolioBuilding) => number | null,
      path?: string,
    ): DataColumn<PortfolioBuilding> => ({
      id,
      label: t(`table.${id}`),
      align: 'end',
      width: id === 'unassigned' || id === 'overdue' ? 'md' : 'sm',
      value,
      text: (building) => written(value(building)),
      ...(path === undefined
        ? {}
        : {
            cell: (building: PortfolioBuilding) =>
              value(building) === null ? (
                '–'
              ) : (
                <Link href={`/imah/building/${building.id}${path}`}>{written(value(building))}</Link>
              ),
          }),
    });
    const energy = (id: 'energy' | 'perArea' | 'perUnit', measure: Measure, decimals: number) => ({
      id,
      label: t(`table.${id}`),
      align: 'end' as const,
      width: 'sm' as const,
      value: (building: PortfolioBuilding) => energyBy(building, measure),
      text: (building: PortfolioBuilding) => written(energyBy(building, measure), decimals),
    });
    const written = (value: number | null, decimals = 0) => (value === null ? '–' : format.number(value, decimals));
    return [
      {
        id: 'name',
        label: t('table.name'),
        width: 'lg',
        value: ({ name }) => name,
        cell: ({ id, name }) => <Link href={`/imah/building/${id}`}>{name}</Link>,
      },
      {
        id: 'organization',
        label: t('table.organization'),
        value: ({ orgName }) => orgName,
        filter: 'values',
        display: 'hidden',
      },
      { id: 'city', label: t('table.city'), value: ({ city }) => city, filter: 'values' },
      energy('perArea', 'area', 2),
      ...(sees
        ? ticketColumns.map(([name, path]) => number(name, ({ tickets }) => tickets?.[name] ?? null, path))
        : []),
      number('alarms', (building) => (building.alarms === null ? null : alarmsOf(building)), ''),
      number('online', ({ devices }) => devices?.online ?? null, '/iot'),
      number('offline', ({ devices }) => devices?.offline ?? null, '/iot'),
      energy('energy', 'total', 0),
      energy('perUnit', 'unit', 1),
      number('units', ({ unitCount }) => unitCount, ''),
      number('area', ({ areaMilliM2 }) => areaMilliM2 / 1000),
    ];
  }, [t, format, sees]);
}
