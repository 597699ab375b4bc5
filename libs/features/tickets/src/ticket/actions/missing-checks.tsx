import { useRead } from '@imah/api-client/react';
import { Button, Link, Callout, Stack } from '@imah/ui';
import { readState } from '@imah/app/read';
import { useTicketTexts } from '../texts.ts';

interface MissingChecksProps {
  readonly ticketId: string;
  /** Leaves for an item, so that the person can fill it in; absent where the checklist is not on the page. */
  readonly onGo: ((checkId: string) => void) | undefined;
}

/** What must be filled in before the work can be marked as done, each leading there. */
export function MissingChecks({ ticketId, onGo }: MissingChecksProps) {
  const t = useTicketTexts();
  const work = readState(useRead('getTicketWork', { params: { ticketId } }));
  if (work.kind !== 'ready') return null;
  const missing = work.data.checks.filter(({ demand, answer }) => demand === 'required' && answer === null);
  if (missing.length === 0) return null;
  return (
    <Callout tone="warning" title={t('step.missing', { count: missing.length })}>
      <Stack gap="xs" as="ul">
        {missing.map(({ id, label }) => (
          <li key={id}>
            {onGo === undefined ? (
              <Link href={`/imah/ticket/${ticketId}`}>{label}</Link>
            ) : (
              <Button size="sm" tone="ghost" onClick={() => onGo(id)}>
                {label}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Callout>
  );
}
