import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import { Button, IconButton, Inline, Link, Stack, StatusBadge } from '@imah/ui';
import { cameraIcon, plusIcon, trashIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { useMedia } from '@imah/app/live';
import { OutboxStatus } from '@imah/app/outbox';
import { CameraButton } from '@imah/features-files';
import { useTicketWords } from '../parts/index.ts';
import { checkPlaceOf } from './check-place.ts';
import { CheckInput } from './check-input.tsx';
import { CheckPhotos } from './check-photos.tsx';
import { useWorkTexts } from './texts.ts';
import { useCheckAnswer } from './use-check-answer.ts';
import { changeWork } from './use-work.ts';
import * as styles from './work.css.ts';

const SplitDialog = lazy(async () => ({ default: (await import('../relations/split-dialog.tsx')).SplitDialog }));

interface CheckRowProps {
  readonly ticket: Ticket;
  readonly check: TicketCheck;
  readonly mode: 'read' | 'write';
}

/** One thing to do or to look at, what it is shown by, and the ticket that was made from it. */
export function CheckRow({ ticket, check, mode }: CheckRowProps) {
  const t = useWorkTexts();
  const ticketId = ticket.id;
  const { run } = useCommand(changeWork(ticketId));
  const isTouched = useMedia('(pointer: coarse)');
  const [photos, setPhotos] = useState<'shown' | 'adding'>('shown');
  const [taken, setTaken] = useState<readonly File[]>([]);
  const params = { ticketId, checkId: check.id };
  const { shown, localId, answer } = useCheckAnswer(ticket, check);
  const addPhoto = t('checks.addPhoto', { name: check.label });

  return (
    <li id={checkPlaceOf(check.id)} tabIndex={-1} className={styles.check}>
      <div className={styles.answer}>
        <Stack gap="sm">
          <CheckInput check={shown} mode={mode} onAnswer={answer} />
          {localId === null ? null : <OutboxStatus localId={localId} />}
          <CheckPhotos
            ticket={ticket}
            check={check}
            mode={mode}
            form={photos}
            taken={taken}
            onClose={() => setPhotos('shown')}
          />
          <FollowUp ticket={ticket} check={check} mode={mode} />
        </Stack>
      </div>
      {check.demand === 'required' && shown.answer === null ? (
        <StatusBadge tone="warning" label={t('checks.required')} />
      ) : null}
      {mode === 'write' ? (
        <Inline gap="xs">
          {photos === 'shown' && isTouched ? (
            <CameraButton
              look="icon"
              label={addPhoto}
              onPhotos={({ files }) => {
                setTaken(files);
                setPhotos('adding');
              }}
            />
          ) : null}
          {photos === 'shown' && !isTouched ? (
            <IconButton
              icon={cameraIcon}
              label={addPhoto}
              onClick={() => {
                setTaken([]);
                setPhotos('adding');
              }}
            />
          ) : null}
          <IconButton
            icon={trashIcon}
            label={t('remove', { name: check.label })}
            onClick={() => void run((client) => client.deleteTicketCheck({ params }))}
          />
        </Inline>
      ) : null}
    </li>
  );
}

/** What failed becomes a ticket of its own, once. */
function FollowUp({ ticket, check, mode }: CheckRowProps) {
  const t = useWorkTexts();
  const words = useTicketWords();
  const can = useCan();
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  const { followUp } = check;
  if (followUp !== null) return <Link href={`/imah/ticket/${followUp.id}`}>{t('checks.made', followUp)}</Link>;
  const scope = { orgId: ticket.orgId, buildingId: ticket.buildingId };
  const mayMake = mode === 'write' && can('ticket.create', scope) === 'allowed';
  if (check.kind !== 'inspection' || check.answer !== 'fail' || !mayMake) return null;
  const begin = {
    title: `${check.label}: ${words('inspection.fail')}`.slice(0, 140),
    details: t('checks.madeFrom', { number: ticket.number, title: ticket.title }),
  };
  return (
    <Inline>
      <Button icon={plusIcon} onClick={() => setDialog('open')}>
        {t('checks.make')}
      </Button>
      <Suspense fallback={null}>
        {dialog === 'open' ? (
          <SplitDialog
            ticket={ticket}
            begin={begin}
            andThen={(client, { id }) => {
              const params = { ticketId: ticket.id, checkId: check.id };
              return client.followUpCheck({ params, body: { ticketId: id } });
            }}
            onClose={() => setDialog('closed')}
          />
        ) : null}
      </Suspense>
    </Inline>
  );
}
