import type { Ticket } from '@imah/contract/tickets';
import { type TicketCheckKind, ticketCheckKinds } from '@imah/contract/tickets/words';
import { Checkbox, Inline, SelectField, TextArea, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { about, giveOrder } from '../commands/index.ts';
import { useTicketWords } from '../parts/index.ts';
import { EntryForm } from './entry-form.tsx';
import { useEntryId } from './use-entry-id.ts';
import { useWorkTexts } from './texts.ts';

/** Writes one more item; it stays open for the next. */
export function CheckForm({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const ticketId = ticket.id;
  const t = useWorkTexts();
  const words = useTicketWords();
  const { idOf, forget } = useEntryId();
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<TicketCheckKind>('tick');
  const [lines, setLines] = useState('');
  const [isRequired, setRequired] = useState(false);
  const choices = kind === 'choice' ? [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean) : [];
  const form = useSubmit(giveOrder, {
    onDone: () => {
      forget();
      setLabel('');
      setLines('');
    },
  });
  const isWhole = label.trim() !== '' && (kind !== 'choice' || choices.length > 1);

  async function add(): Promise<void> {
    if (!isWhole) return form.demand(label.trim() === '' ? ['label'] : ['choices']);
    const said = {
      label: label.trim(),
      kind,
      demand: isRequired ? ('required' as const) : ('optional' as const),
      choices,
    };
    const body = { ...said, id: idOf(said) };
    await form.submit(about(ticket, { kind: 'addCheck', ticketId, body }));
  }

  return (
    <EntryForm form={form} save={t('checks.save')} leave="done" onSave={add} onClose={onClose}>
      {(errorOf) => (
        <>
          <TextField
            name="label"
            label={t('checks.label')}
            error={errorOf('label')}
            maxLength={200}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <Inline gap="md" align="end">
            <SelectField
              label={t('checks.kind')}
              value={kind}
              onChange={(event) =>
                setKind(ticketCheckKinds.find((known) => known === event.currentTarget.value) ?? 'tick')
              }
              options={ticketCheckKinds.map((value) => ({ value, label: words(`checkKinds.${value}`) }))}
            />
            <Checkbox
              label={t('checks.demand')}
              checked={isRequired}
              onChange={(event) => setRequired(event.currentTarget.checked)}
            />
          </Inline>
          {kind === 'choice' ? (
            <TextArea
              name="choices"
              label={t('checks.choices')}
              error={errorOf('choices')}
              hint={t('checks.choicesHint')}
              rows={3}
              value={lines}
              onChange={(event) => setLines(event.currentTarget.value)}
            />
          ) : null}
        </>
      )}
    </EntryForm>
  );
}
