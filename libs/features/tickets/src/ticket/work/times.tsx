import type { Ticket, TicketWork } from '@imah/contract/tickets';
import { IconButton, NumberField, Text, TextField } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand, useSubmit } from '@imah/app/command';
import { useClock, useFormat } from '@imah/app/i18n';
import { useEntryId } from './use-entry-id.ts';
import { useWorkTexts } from './texts.ts';
import { changeWork } from './use-work.ts';
import { EntryForm } from './entry-form.tsx';
import { WorkSection } from './work-section.tsx';
import * as styles from './work.css.ts';

interface TimesProps {
  readonly ticket: Ticket;
  readonly work: TicketWork;
  readonly mode: 'read' | 'write';
}

const minuteMs = 60_000;

/** Who has worked how long. What is written down ended just now. */
export function Times({ ticket, work, mode }: TimesProps) {
  const t = useWorkTexts();
  const format = useFormat();
  const { run } = useCommand(changeWork(ticket.id));
  if (mode === 'read' && work.times.length === 0) return null;
  return (
    <WorkSection
      title={
        work.times.length === 0
          ? t('times.title')
          : t('times.total', { total: format.duration(work.totalMinutes * minuteMs) })
      }
      add={mode === 'write' ? t('times.add') : null}
      form={(close) => <TimeForm ticketId={ticket.id} onClose={close} />}
      rows={work.times.map(({ id, worker, startedAt, minutes, note }) => (
        <li key={id} className={styles.row}>
          <div className={styles.grow}>
            <Text>
              {format.duration(minutes * minuteMs)} · {worker?.name ?? t('someone')}
            </Text>
            <Text size="sm" tone="muted">
              {[
                format.shortDateTime(startedAt, ticket.timeZone),
                // What was done before it was reported is no mistake, and is not taken for one.
                startedAt < ticket.createdAt ? t('times.beforeReport') : '',
                note,
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </Text>
          </div>
          {mode === 'write' ? (
            <IconButton
              icon={trashIcon}
              size="sm"
              label={t('remove', { name: format.duration(minutes * minuteMs) })}
              onClick={() =>
                void run((client) => client.deleteTicketTime({ params: { ticketId: ticket.id, entryId: id } }))
              }
            />
          ) : null}
        </li>
      ))}
    />
  );
}

function TimeForm({ ticketId, onClose }: { readonly ticketId: string; readonly onClose: () => void }) {
  const t = useWorkTexts();
  const clock = useClock();
  const { idOf } = useEntryId();
  const form = useSubmit(changeWork(ticketId), { onDone: onClose });
  const [minutes, setMinutes] = useState<number | null>(30);
  const [note, setNote] = useState('');

  async function add(): Promise<void> {
    if (minutes === null) return form.demand(['minutes']);
    const now = clock.now();
    const startedAt = new Date(now - minutes * minuteMs).toISOString();
    const said = { minutes, note: note.trim() };
    const body = { id: idOf(said), startedAt, ...said };
    await form.submit((client) => client.addTicketTime({ params: { ticketId }, body }));
  }

  return (
    <EntryForm form={form} save={t('times.save')} onSave={add} onClose={onClose}>
      {(errorOf) => (
        <>
          <NumberField
            name="minutes"
            label={t('times.minutes')}
            error={errorOf('minutes')}
            hint={t('times.hint')}
            unit={t('times.unit')}
            min={1}
            max={1440}
            step={15}
            value={minutes}
            onChange={({ value }) => setMinutes(value)}
          />
          <TextField
            name="note"
            label={t('times.note')}
            error={errorOf('note')}
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </>
      )}
    </EntryForm>
  );
}
