import type { TicketRow } from '@imah/contract/tickets';
import { openAbilities } from '@imah/contract/tickets/words';
import { Button, Sheet, Stack, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { SlaChip, TicketPriorityBadge, TicketStateBadge, useTicketWords } from '../../ticket/parts/index.ts';
import { AssigneeChip, DueChip, PriorityChip, type TicketEdit } from '../edit/index.ts';
import { useTicketsTexts } from '../texts.ts';
import * as styles from './lines.css.ts';

interface ChangeSheetProps {
  readonly ticket: TicketRow;
  readonly edit: TicketEdit;
  readonly onClose: () => void;
}

/** What can be changed of a listed ticket, where a row has no room for it: the steps first, then the rest. */
export function ChangeSheet({ ticket, edit, onClose }: ChangeSheetProps) {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const moves = openAbilities(ticket).moves.filter(({ to }) => to !== 'merged');
  const fact = (label: string, value: ReactNode) => (
    <div className={styles.fact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
  return (
    <Sheet open onClose={onClose} title={t('phone.changeTitle')} description={ticket.title}>
      <Stack gap="md">
        <TicketStateBadge state={ticket.state} waitingReason={ticket.waitingReason} />
        {moves.length === 0 ? null : (
          <Stack gap="sm">
            {moves.map(({ to, demands }) => (
              <Button
                key={to}
                size="lg"
                width="full"
                onClick={() => {
                  onClose();
                  edit.move(ticket, to);
                }}
              >
                {demands.length === 0 ? words(`states.${to}`) : `${words(`states.${to}`)}…`}
              </Button>
            ))}
          </Stack>
        )}
        <dl className={styles.facts}>
          {fact(
            t('columns.assignee'),
            <AssigneeChip ticket={ticket} edit={edit}>
              {ticket.assignee?.name ?? (
                <Text as="span" tone="muted">
                  {t('nobody')}
                </Text>
              )}
            </AssigneeChip>,
          )}
          {fact(
            t('columns.priority'),
            <PriorityChip ticket={ticket} edit={edit}>
              <TicketPriorityBadge priority={ticket.priority} under="column" />
            </PriorityChip>,
          )}
          {fact(
            t('columns.due'),
            <DueChip ticket={ticket} edit={edit}>
              <SlaChip clock={ticket.sla.resolution} timeZone={ticket.timeZone} />
            </DueChip>,
          )}
        </dl>
      </Stack>
    </Sheet>
  );
}
