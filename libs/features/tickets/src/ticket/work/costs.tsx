import type { TicketWork } from '@imah/contract/tickets';
import { IconButton, RupiahField, Text, TextField } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand, useSubmit } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { useEntryId } from './use-entry-id.ts';
import { useWorkTexts } from './texts.ts';
import { changeWork } from './use-work.ts';
import { EntryForm } from './entry-form.tsx';
import { WorkSection } from './work-section.tsx';
import * as styles from './work.css.ts';

interface CostsProps {
  readonly ticketId: string;
  readonly work: TicketWork;
  readonly mode: 'read' | 'write';
}

/** What it cost, in whole rupiah. */
export function Costs({ ticketId, work, mode }: CostsProps) {
  const t = useWorkTexts();
  const format = useFormat();
  const { run } = useCommand(changeWork(ticketId));
  if (mode === 'read' && work.totalCost === 0) return null;
  return (
    <WorkSection
      title={work.totalCost === 0 ? t('costs.title') : t('costs.total', { total: format.rupiah(work.totalCost) })}
      add={mode === 'write' ? t('costs.add') : null}
      note={
        work.totalParts === 0 ? null : (
          <Text size="sm" tone="muted">
            {t('costs.withParts', { total: format.rupiah(work.totalParts) })}
          </Text>
        )
      }
      form={(close) => <CostForm ticketId={ticketId} onClose={close} />}
      rows={work.costs.map(({ id, label, amount, addedBy }) => (
        <li key={id} className={styles.row}>
          <div className={styles.grow}>
            <Text>{label}</Text>
            <Text size="sm" tone="muted">
              {addedBy?.name ?? t('someone')}
            </Text>
          </div>
          <Text as="span" weight="medium">
            {format.rupiah(amount)}
          </Text>
          {mode === 'write' ? (
            <IconButton
              icon={trashIcon}
              size="sm"
              label={t('remove', { name: label })}
              onClick={() => void run((client) => client.deleteTicketCost({ params: { ticketId, entryId: id } }))}
            />
          ) : null}
        </li>
      ))}
    />
  );
}

function CostForm({ ticketId, onClose }: { readonly ticketId: string; readonly onClose: () => void }) {
  const t = useWorkTexts();
  const { idOf } = useEntryId();
  const form = useSubmit(changeWork(ticketId), { onDone: onClose });
  const [label, setLabel] = useState('');
  const [amount, setAmount] = useState<number | null>(null);
  const isWhole = label.trim() !== '' && amount !== null && amount > 0;

  async function add(): Promise<void> {
    if (!isWhole || amount === null) {
      return form.demand([
        ...(label.trim() === '' ? ['label'] : []),
        ...(amount === null || amount < 1 ? ['amount'] : []),
      ]);
    }
    const said = { label: label.trim(), amount };
    const body = { ...said, id: idOf(said) };
    await form.submit((client) => client.addTicketCost({ params: { ticketId }, body }));
  }

  return (
    <EntryForm form={form} save={t('costs.save')} onSave={add} onClose={onClose}>
      {(errorOf) => (
        <>
          <TextField
            name="label"
            label={t('costs.label')}
            error={errorOf('label')}
            maxLength={200}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <RupiahField
            name="amount"
            error={errorOf('amount')}
            label={t('costs.amount')}
            value={amount}
            onChange={({ value }) => setAmount(value)}
          />
        </>
      )}
    </EntryForm>
  );
}
