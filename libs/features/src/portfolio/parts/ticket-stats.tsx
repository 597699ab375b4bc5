import type { PortfolioBuilding } from '@imah/contract';
import { Card, Grid, Stat, StatusBadge } from '@imah/ui';
import { alarmClockIcon, ticketIcon, userXIcon } from '@imah/ui/icons';
import { useFormat } from '../../i18n/use-format.ts';
import { sumTickets, type TicketSums } from '../model/portfolio-sums.ts';
import { usePortfolioTexts } from '../texts.ts';
import type { PortfolioList } from '../use-view.ts';
import { OpenList } from './open-list.tsx';

export interface TicketStatsProps {
  readonly buildings: readonly PortfolioBuilding[];
  readonly hrefOf: (list: PortfolioList) => string;
}

const icons = { open: ticketIcon, overdue: alarmClockIcon, unassigned: userXIcon };
const lists = { open: 'tickets', overdue: 'overdue', unassigned: 'unassigned' } as const;

/** The open tickets of all buildings, each number leading to its tickets. Nothing where the person may see none. */
export function TicketStats({ buildings, hrefOf }: TicketStatsProps) {
  const t = usePortfolioTexts();
  const format = useFormat();
  const sums = sumTickets(buildings);
  if (sums === null) return null;
  const note = (name: keyof TicketSums) => {
    if (sums[name] === 0) return <StatusBadge tone="success" label={t(`tickets.none.${name}`)} />;
    if (name === 'open') return undefined;
    return <StatusBadge tone={name === 'overdue' ? 'danger' : 'warning'} label={t(`tickets.some.${name}`)} />;
  };
  return (
    <Grid columns={3} gap="md">
      {(['open', 'overdue', 'unassigned'] as const).map((name) => (
        <Card key={name} interaction="link">
          <Stat
            icon={icons[name]}
            label={t(`tickets.${name}`)}
            value={<OpenList href={hrefOf(lists[name])} name={t(`tickets.${name}`)} text={format.number(sums[name])} />}
            note={note(name)}
          />
        </Card>
      ))}
    </Grid>
  );
}
