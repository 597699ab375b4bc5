import type { Building } from '@imah/contract/buildings';
import { Button, Menu } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import { queryOf, stateQueryOf, type TicketFilter } from '../model/ticket-filter.ts';
import { useTicketsTexts } from '../texts.ts';

const formats = ['csv', 'xlsx'] as const;

/** The way to the list as a file; the browser downloads it as it comes. */
export function ExportMenu({ building, filter }: { readonly building: Building; readonly filter: TicketFilter }) {
  const t = useTicketsTexts();
  const hrefOf = (format: (typeof formats)[number]) => {
    const { buildingId: _building, ...query } = { ...queryOf(filter, building.id), ...stateQueryOf(filter.state) };
    const search = new URLSearchParams({ sort: filter.sort, format });
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
    return `/api/v1/buildings/${building.id}/ticket-file?${search.toString()}`;
  };
  return (
    <Menu
      align="end"
      trigger={<Button icon={downloadIcon}>{t('file.action')}</Button>}
      items={formats.map((format) => ({
        kind: 'action',
        label: t(`file.${format}`),
        onSelect: () => window.location.assign(hrefOf(format)),
      }))}
    />
  );
}
