import type { PortfolioPeriod } from '@imah/contract/portfolio/words';
import { Sheet } from '@imah/ui';
import { usePortfolioTexts } from '../texts.ts';
import type { PortfolioList } from '../use-view.ts';
import { TicketsBehind } from './tickets-behind.tsx';
import { AlarmsBehind, DevicesBehind, MetersBehind } from './lists.tsx';

export interface ListSheetProps {
  readonly list: PortfolioList;
  readonly period: PortfolioPeriod;
  readonly onClose: () => void;
}

/** The list behind a number. */
export function ListSheet({ list, period, onClose }: ListSheetProps) {
  const t = usePortfolioTexts();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`list.${list}`)}
      {...(list === 'meters' ? { description: t('list.metersNote') } : {})}
    >
      {list === 'alarms' ? <AlarmsBehind /> : null}
      {list === 'online' || list === 'offline' ? <DevicesBehind status={list} /> : null}
      {list === 'tickets' || list === 'overdue' || list === 'unassigned' ? <TicketsBehind which={list} /> : null}
      {list === 'meters' ? <MetersBehind period={period} /> : null}
    </Sheet>
  );
}
