import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import { Button } from '@imah/ui';
import { listChecksIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { CheckForm } from './check-form.tsx';
import { CheckRow } from './check-row.tsx';
import { useWorkTexts } from './texts.ts';
import { WorkSection } from './work-section.tsx';

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
  if (mode === 'read' && checks.length === 0) return null;
  const done = checks.filter(({ answer }) => answer !== null).length;
  return (
    <>
      <WorkSection
        title={
          checks.length === 0
            ? t('checks.title')
            : t('checks.progress', { done: String(done), total: String(checks.length) })
        }
        add={mode === 'write' ? t('checks.add') : null}
        beside={
          <Button size="sm" tone="ghost" icon={listChecksIcon} onClick={() => setSheet('open')}>
            {t('checks.use')}
          </Button>
        }
        form={(close) => <CheckForm ticket={ticket} onClose={close} />}
        rows={checks.map((check) => (
          <CheckRow key={check.id} ticket={ticket} check={check} mode={mode} />
        ))}
      />
      <Suspense fallback={null}>
        {sheet === 'open' ? <ChecklistSheet ticketId={ticket.id} onClose={() => setSheet('closed')} /> : null}
      </Suspense>
    </>
  );
}
