import type { Ticket } from '@imah/contract/tickets';
import { Button, Card, DescriptionList, Heading, Icon, Inline, Link, Stack, Text } from '@imah/ui';
import { messageCircleIcon, pencilIcon, phoneIcon, userPlusIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { PersonAvatar, type PersonAvatarProps } from '@imah/features-people/person';
import { placeOf } from '../model/place-of.ts';
import type { TicketViewer } from '../model/viewer.ts';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';
import { AlsoAffected } from './also-affected.tsx';
import * as styles from '../ticket-page.css.ts';

const AssignSheet = lazy(async () => ({ default: (await import('../actions/assign-sheet.tsx')).AssignSheet }));
const EditSheet = lazy(async () => ({ default: (await import('../actions/edit-sheet.tsx')).EditSheet }));

interface TicketFactsProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** Who has it, whose it is, where it is and what it is. */
export function TicketFacts({ ticket, viewer }: TicketFactsProps) {
  const t = useTicketTexts();
  const words = useTicketWords();
  const format = useFormat();
  const [open, setOpen] = useState<'none' | 'assign' | 'edit'>('none');
  const isStaff = viewer.side === 'staff';
  const place = placeOf(t, ticket);
  const close = () => setOpen('none');

  return (
    <Card as="section" padding="md">
      <Stack gap="lg">
        <Inline justify="between">
          <Heading level={2} size="sm">
            {t('facts.title')}
          </Heading>
          {viewer.may.update ? (
            <span className={styles.screenOnly}>
              <Button size="sm" tone="ghost" icon={pencilIcon} onClick={() => setOpen('edit')}>
                {t('edit.open')}
              </Button>
            </span>
          ) : null}
        </Inline>
        <DescriptionList
          items={[
            {
              term: t('facts.assignee'),
              detail: (
                <Inline justify="between" gap="xs">
                  {ticket.assignee === null ? (
                    <Text as="span" tone="muted">
                      {t('facts.nobody')}
                    </Text>
                  ) : (
                    <Person orgId={ticket.orgId} userId={ticket.assignee.id} name={ticket.assignee.name} />
                  )}
                  {viewer.may.assign ? (
                    <span className={styles.screenOnly}>
                      <Button size="sm" icon={userPlusIcon} onClick={() => setOpen('assign')}>
                        {ticket.assignee === null ? t('assign.open') : t('assign.change')}
                      </Button>
                    </span>
                  ) : null}
                </Inline>
              ),
            },
            ...(ticket.executors.length === 0
              ? []
              : [
                  {
                    term: t('facts.executors'),
                    detail: (
                      <Stack gap="xs">
                        {ticket.executors.map(({ id, name }) => (
                          <Person key={id} orgId={ticket.orgId} userId={id} name={name} />
                        ))}
                      </Stack>
                    ),
                  },
                ]),
            { term: t('facts.reporter'), detail: <Reporter ticket={ticket} isReachable={isStaff} /> },
            ...(ticket.alsoCount === 0
              ? []
              : [{ term: t('facts.alsoTerm'), detail: <AlsoAffected ticket={ticket} side={viewer.side} /> }]),
            { term: t('facts.place'), detail: isStaff ? <Link href={place.href}>{place.text}</Link> : place.text },
            { term: t('facts.category'), detail: ticket.category?.name ?? t('facts.noCategory') },
            { term: t('facts.kind'), detail: words(`kinds.${ticket.kind}`) },
            ...(isStaff
              ? [
                  { term: t('facts.source'), detail: words(`sources.${ticket.source}`) },
                  { term: t('facts.audience'), detail: words(`audiences.${ticket.audience}`) },
                ]
              : []),
            ...(ticket.deferredUntil === null
              ? []
              : [{ term: t('facts.deferredUntil'), detail: format.dateTime(ticket.deferredUntil, ticket.timeZone) }]),
            ...(ticket.feedback === null
              ? []
              : [{ term: t('facts.feedback'), detail: <Feedback feedback={ticket.feedback} /> }]),
            { term: t('facts.created'), detail: format.dateTime(ticket.createdAt, ticket.timeZone) },
          ]}
        />
      </Stack>
      <Suspense fallback={null}>
        {open === 'assign' ? <AssignSheet ticket={ticket} onClose={close} /> : null}
        {open === 'edit' ? <EditSheet ticket={ticket} editor="staff" onClose={close} /> : null}
      </Suspense>
    </Card>
  );
}

function Person({ name, ...account }: Pick<PersonAvatarProps, 'orgId' | 'userId' | 'name'>) {
  return (
    <Inline as="span" gap="xs" wrap="nowrap">
      <PersonAvatar {...account} name={name} size="sm" />
      {name}
    </Inline>
  );
}

function Reporter({ ticket, isReachable }: { readonly ticket: Ticket; readonly isReachable: boolean }) {
  const t = useTicketTexts();
  const phone = ticket.reporterPhone;
  const name = ticket.reporterName ?? t('facts.otherReporter');
  return (
    <Stack gap="xs">
      <span>{name}</span>
      {phone === null || !isReachable ? null : (
        <Inline gap="md">
          <a href={`tel:${phone}`} aria-label={t('facts.call', { phone })} className={styles.contact}>
            <Icon icon={phoneIcon} />
            {phone}
          </a>
          <a
            href={`https://wa.me/${phone.slice(1)}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('facts.whatsapp', { name })}
            className={styles.contact}
          >
            <Icon icon={messageCircleIcon} />
            WhatsApp
          </a>
        </Inline>
      )}
    </Stack>
  );
}

function Feedback({ feedback }: { readonly feedback: NonNullable<Ticket['feedback']> }) {
  const words = useTicketWords();
  return [
    words(`ratings.${feedback.rating}`),
    ...feedback.reasons.map((reason) => words(`ratingReasons.${reason}`)),
  ].join(' · ');
}
