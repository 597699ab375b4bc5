import type { Ticket } from '@imah/contract/tickets';
import { closeAfterDays, type RatingReason, ratingReasons, type TicketRating } from '@imah/contract/tickets/words';
import { Button, Card, Heading, Inline, Stack, Text, ToggleGroup } from '@imah/ui';
import { rotateCcwIcon, thumbsDownIcon, thumbsUpIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';
import type { Conflict } from '../model/conflict.ts';
import { useMove } from './use-move.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

interface RatePanelProps {
  readonly ticket: Ticket;
  readonly onConflict: (conflict: Conflict | null) => void;
}

/** The resident's word about work that is said to be done: one press accepts it, another sends it back. */
export function RatePanel({ ticket, onConflict }: RatePanelProps) {
  const t = useTicketTexts();
  const words = useTicketWords();
  const { move, isMoving } = useMove(ticket, onConflict);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<'closed' | 'return'>('closed');
  const rate = (rating: TicketRating) => {
    const chosen: RatingReason[] = ratingReasons.filter((reason) => reasons.includes(reason));
    move({ to: 'closed', rating, ratingReasons: chosen });
  };

  return (
    <Card as="section" padding="md" elevation="raised">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2} size="md">
            {t('rate.title')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('rate.text', { days: String(closeAfterDays) })}
          </Text>
        </Stack>
        <Stack gap="xs" align="start">
          <Text size="sm">{t('rate.reasons')}</Text>
          <ToggleGroup
            label={t('rate.reasons')}
            choice="many"
            value={reasons}
            onChange={({ value }) => setReasons(value)}
            options={ratingReasons.map((reason) => ({ value: reason, label: words(`ratingReasons.${reason}`) }))}
          />
        </Stack>
        <Inline gap="sm">
          <Button tone="primary" size="lg" icon={thumbsUpIcon} loading={isMoving} onClick={() => rate('good')}>
            {t('rate.good')}
          </Button>
          <Button size="lg" icon={thumbsDownIcon} disabled={isMoving} onClick={() => rate('bad')}>
            {t('rate.bad')}
          </Button>
          <Button size="lg" tone="ghost" icon={rotateCcwIcon} disabled={isMoving} onClick={() => setDialog('return')}>
            {t('rate.notDone')}
          </Button>
        </Inline>
      </Stack>
      <Suspense fallback={null}>
        {dialog === 'return' ? (
          <MoveDialog ticket={ticket} to="new" demands={['reason']} onClose={() => setDialog('closed')} />
        ) : null}
      </Suspense>
    </Card>
  );
}
