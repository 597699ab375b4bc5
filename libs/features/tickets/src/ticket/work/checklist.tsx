import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import { Button, Heading, Inline, Stack } from '@imah/ui';
import { listChecksIcon, plusIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { CheckForm } from './check-form.tsx';
import { CheckRow } from './check-row.tsx';
import { useWorkTexts } from './texts.ts';
import { useEntryForm } from './use-entry-form.ts';
import * as styles from './work.css.ts';

const ChecklistSheet = lazy(async () => ({ default: (await import('./checklist-sheet.tsx')).ChecklistSheet }));

interface ChecklistProps {
  readonly ticket: Ticket;
  readonly checks: readonly TicketCheck[];
  readonly mode: 'read' | 'write';
}

/** What there is to do and to look at, ticked off one by one. */
export function Checklist({ ticket, checks, mode }: ChecklistProps) {
  const t = useWorkTexts();
  const [sheet, setSheet] = useState<'closed' | 'open'>('closed');
  const { isOpen, button, fields, open, close } = useEntryForm();
  if (mode === 'read' && checks.length === 0) return null;
  const done = checks.filter(({ answer }) => answer !== null).length;
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Heading level={3} size="sm">
          {checks.length === 0
            ? t('checks.title')
            : t('checks.progress', { done: String(done), total: String(checks.length) })}
        </Heading>
        {mode === 'write' && !isOpen ? (
          <Inline gap="xs">
            <Button size="sm" tone="ghost" icon={listChecksIcon} onClick={() => setSheet('open')}>
              {t('checks.use')}
            </Button>
            <Button ref={button} size="sm" tone="ghost" icon={plusIcon} onClick={open}>
              {t('checks.add')}
            </Button>
          </Inline>
        ) : null}
      </Inline>
      {checks.length === 0 ? null : (
        <ul className={styles.rows}>
          {checks.map((check) => (
            <CheckRow key={check.id} ticket={ticket} check={check} mode={mode} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <div ref={fields}>
          <CheckForm ticket={ticket} onClose={close} />
        </div>
      ) : null}
      <Suspense fallback={null}>
        {sheet === 'open' ? <ChecklistSheet ticketId={ticket.id} onClose={() => setSheet('closed')} /> : null}
      </Suspense>
    </Stack>
  );
}
