import type { Building } from '@imah/contract/buildings';
import type { SimilarTicket } from '@imah/contract/tickets';
import { Button, Card, Heading, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { checkIcon, usersIcon } from '@imah/ui/icons';
import { useId } from 'react';
import { useCommand } from '@imah/app/command';
import { Age } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { TicketStateBadge } from '../ticket/parts/index.ts';
import { categoryIcon } from './problem/index.ts';
import { useNewTicketTexts } from './texts.ts';
import { joinOrLeave } from './use-similar.ts';

interface SimilarTicketsProps {
  readonly building: Building;
  /** `typed`: what may be the same as what is being typed. `joined`: what the person has joined. */
  readonly kind: 'typed' | 'joined';
  readonly tickets: readonly SimilarTicket[];
}

/** Tickets that are known already. What others reported can be joined without being read. */
export function SimilarTickets({ building, kind, tickets }: SimilarTicketsProps) {
  const t = useNewTicketTexts();
  const titleId = useId();
  const also = useCommand(joinOrLeave(building.id), { refusal: 'caller' });
  // What the person reads anyway is opened; only what others reported can be joined.
  const typedLead = tickets.every(isToOpen) ? 'open' : 'lead';
  return (
    <>
      <Live building={building} />
      {tickets.length === 0 ? null : (
        <Card>
          <Stack gap="sm" as="section" aria-labelledby={titleId}>
            <Stack gap="none">
              <Heading level={2} size="md" id={titleId}>
                {t(kind === 'typed' ? 'similar.title' : 'similar.joined')}
              </Heading>
              <Text size="sm" tone="muted">
                {t(kind === 'typed' ? `similar.${typedLead}` : 'similar.joinedLead')}
              </Text>
            </Stack>
            <List aria-labelledby={titleId}>
              {tickets.map((ticket) => (
                <SimilarRow
                  key={ticket.id}
                  building={building}
                  ticket={ticket}
                  isBusy={also.isPending && also.input?.id === ticket.id}
                  onAlso={() => void also.run(ticket)}
                />
              ))}
            </List>
            {also.error !== null ? (
              <Text size="sm" tone="danger" role="alert">
                {t('similar.failed')}
              </Text>
            ) : null}
          </Stack>
        </Card>
      )}
    </>
  );
}

interface SimilarRowProps {
  readonly building: Building;
  readonly ticket: SimilarTicket;
  readonly isBusy: boolean;
  readonly onAlso: () => void;
}

function SimilarRow({ building, ticket, isBusy, onAlso }: SimilarRowProps) {
  const t = useNewTicketTexts();
  const { id, reach, title, category, place, unitCode, state, createdAt, alsoCount, also } = ticket;
  const key = category?.key ?? null;
  const named = category?.name ?? t('otherProblem');
  const where = unitCode === null ? (place ?? t('common')) : t('unit', { code: unitCode });
  return (
    <ListRow
      icon={categoryIcon(key)}
      title={title ?? named}
      {...(reach === 'known' ? { href: `/imah/ticket/${id}` } : {})}
      description={
        <Inline gap="sm">
          <TicketStateBadge state={state} />
          <span>
            {where} · <Age at={createdAt} />
          </span>
          {alsoCount > 0 ? <span>{t('similar.count', { count: alsoCount })}</span> : null}
        </Inline>
      }
      trailing={
        isToOpen(ticket) ? null : (
          <Button
            size="sm"
            icon={also === 'yes' ? checkIcon : usersIcon}
            loading={isBusy}
            aria-label={t(also === 'yes' ? 'similar.undoOf' : 'similar.alsoOf', {
              name: named,
              building: building.name,
            })}
            onClick={onAlso}
          >
            {t(also === 'yes' ? 'similar.undo' : 'similar.also')}
          </Button>
        )
      }
    />
  );
}

const isToOpen = ({ reach, also }: SimilarTicket) => reach === 'known' && also === 'no';

const changing = ['listSimilarTickets'] as const;

function Live({ building }: { readonly building: Building }) {
  const address = { orgId: building.orgId, buildingId: building.id };
  return <LiveReads building={address} only={changing} />;
}
