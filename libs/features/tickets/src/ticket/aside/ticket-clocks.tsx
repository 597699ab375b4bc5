import type { Ticket } from '@imah/contract/tickets';
import { slaAt } from '@imah/contract/tickets/words';
import { Card, Heading, Inline, Progress, Stack, Text } from '@imah/ui';
import { useFormat, useNow } from '@imah/app/i18n';
import { SlaChip, useTicketWords } from '../parts/index.ts';
import { type TicketTexts, useTicketTexts } from '../texts.ts';

const tones = {
  running: 'accent',
  near: 'warning',
  late: 'danger',
  met: 'success',
  paused: 'accent',
  void: 'accent',
} as const;

/** Both promises of a ticket: what is used of each, when it is due, and why a clock stands. */
export function TicketClocks({ ticket }: { readonly ticket: Ticket }) {
  const t = useTicketTexts();
  return (
    <Card as="section" padding="md">
      <Stack gap="lg">
        <Heading level={2} size="sm">
          {t('clocks.title')}
        </Heading>
        <OneClock ticket={ticket} name="response" />
        <OneClock ticket={ticket} name="resolution" />
      </Stack>
    </Card>
  );
}

function OneClock({ ticket, name }: { readonly ticket: Ticket; readonly name: 'response' | 'resolution' }) {
  const t = useTicketTexts();
  const words = useTicketWords();
  const format = useFormat();
  const now = useNow(10_000);
  const clock = ticket.sla[name];
  const { state } = slaAt(clock, now);
  const amount = t(ticket.calendar === 'always' ? 'clocks.usedAlways' : 'clocks.used', {
    used: hours(clock.elapsedMs, format),
    target: hours(clock.targetMs, format),
  });
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text weight="medium">{words(`sla.clocks.${name}`)}</Text>
        <SlaChip clock={clock} timeZone={ticket.timeZone} />
      </Inline>
      <Progress
        label={t(`clocks.${name}Hint`)}
        value={Math.min(clock.elapsedMs, clock.targetMs)}
        max={clock.targetMs}
        amount={`${format.percent(clock.elapsedMs / clock.targetMs)}`}
        tone={tones[state]}
      />
      <Text size="xs" tone="muted">
        {amount}
      </Text>
      {clock.dueAt === null ? null : (
        <Text size="xs" tone={state === 'late' ? 'danger' : 'muted'}>
          {t('clocks.due', { at: format.dateTime(clock.dueAt, ticket.timeZone) })}
        </Text>
      )}
      {ticket.outsideHours && (state === 'running' || state === 'near') ? (
        <Text size="xs" tone="muted">
          {t('clocks.outsideHours')}
        </Text>
      ) : null}
      {state === 'paused' || state === 'void' ? (
        <Text size="xs" tone="muted">
          {whyItStands(t, ticket)}
        </Text>
      ) : null}
    </Stack>
  );
}

function hours(ms: number, format: ReturnType<typeof useFormat>): string {
  return format.duration(Math.floor(ms / 60_000) * 60_000);
}

function whyItStands(t: TicketTexts, { state }: Ticket): string {
  if (state === 'waiting') return t('clocks.pausedWaiting');
  if (state === 'deferred') return t('clocks.pausedDeferred');
  return state === 'merged' || state === 'cancelled' ? t('clocks.void') : t('clocks.pausedDone');
}
