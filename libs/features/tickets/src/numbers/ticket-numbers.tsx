import { Card, CardLink, Grid, Skeleton, Stack, Stat, StatusBadge } from '@imah/ui';
import { alarmClockIcon, ticketIcon, userXIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { useTicketNumbersTexts } from './texts.ts';

/** Of the open tickets: all, those whose time is up, and those that nobody has. */
export interface OpenTickets {
  readonly open: number;
  readonly overdue: number;
  readonly unassigned: number;
}

export interface TicketNumbersProps {
  readonly counts: OpenTickets;
  /** Where the tickets are that a number counts. */
  readonly hrefOf: (name: keyof OpenTickets) => string;
}

const icons = { open: ticketIcon, overdue: alarmClockIcon, unassigned: userXIcon };

/** Open tickets in three numbers, each leading to its tickets. */
export function TicketNumbers(props: TicketNumbersProps) {
  return (
    <Grid columns={3} gap="md">
      <TicketNumberCards {...props} />
    </Grid>
  );
}

/** The three cards alone, where they stand among others. */
export function TicketNumberCards({ counts, hrefOf }: TicketNumbersProps) {
  const t = useTicketNumbersTexts();
  const format = useFormat();
  const note = (name: keyof OpenTickets) => {
    if (counts[name] === 0) return <StatusBadge tone="success" label={t(`none.${name}`)} />;
    if (name === 'open') return undefined;
    return <StatusBadge tone={name === 'overdue' ? 'danger' : 'warning'} label={t(`some.${name}`)} />;
  };
  return (['open', 'overdue', 'unassigned'] as const).map((name) => (
    <Card key={name} interaction="link">
      <Stat
        icon={icons[name]}
        label={t(name)}
        value={
          <CardLink href={hrefOf(name)} aria-label={`${format.number(counts[name])}. ${t('list', { name: t(name) })}`}>
            {format.number(counts[name])}
          </CardLink>
        }
        note={note(name)}
      />
    </Card>
  ));
}

/** The same while they are counted. */
export function TicketNumbersSkeleton() {
  return (
    <Grid columns={3} gap="md" aria-busy>
      <TicketNumberSkeletons />
    </Grid>
  );
}

/** The cards alone while they are counted. */
export function TicketNumberSkeletons() {
  return [1, 2, 3].map((row) => (
    <Card key={row}>
      <Stack gap="sm">
        <Skeleton width="1/2" />
        <Skeleton shape="heading" width="1/4" />
        <Skeleton width="3/4" />
      </Stack>
    </Card>
  ));
}
