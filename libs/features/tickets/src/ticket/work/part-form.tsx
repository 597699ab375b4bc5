import type { TicketPart } from '@imah/contract/tickets';
import { partAmount } from '@imah/contract/tickets/words';
import { QuantityField, RupiahField, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { EntryForm } from './entry-form.tsx';
import { unitOptions } from './part-units.ts';
import { useEntryId } from './use-entry-id.ts';
import { useWorkTexts } from './texts.ts';
import { changeWork } from './use-work.ts';

interface PartFormProps {
  readonly ticketId: string;
  /** Null: a new one. */
  readonly part: TicketPart | null;
  readonly onClose: () => void;
}

/** Writes down a part, or mends one. */
export function PartForm({ ticketId, part, onClose }: PartFormProps) {
  const t = useWorkTexts();
  const format = useFormat();
  const { idOf } = useEntryId();
  const form = useSubmit(changeWork(ticketId), { onDone: onClose });
  const [label, setLabel] = useState(part?.label ?? '');
  const [quantity, setQuantity] = useState<{ amount: number | null; unit: string }>({
    amount: part === null ? 1 : part.qtyMilli / 1000,
    unit: part?.unit ?? 'pcs',
  });
  const [unitPrice, setUnitPrice] = useState<number | null>(part?.unitPrice ?? null);
  const qtyMilli = Math.round((quantity.amount ?? 0) * 1000);
  const isWhole = label.trim() !== '' && qtyMilli > 0 && unitPrice !== null;

  async function save(): Promise<void> {
    if (unitPrice === null || !isWhole) {
      return form.demand([
        ...(label.trim() === '' ? ['label'] : []),
        ...(qtyMilli > 0 ? [] : ['qtyMilli']),
        ...(unitPrice === null ? ['unitPrice'] : []),
      ]);
    }
    const said = { label: label.trim(), qtyMilli, unit: quantity.unit, unitPrice };
    await form.submit((client) =>
      part === null
        ? client.addTicketPart({ params: { ticketId }, body: { ...said, id: idOf(said) } })
        : client.updateTicketPart({ params: { ticketId, partId: part.id }, body: said }),
    );
  }

  return (
    <EntryForm form={form} save={t('parts.save')} onSave={save} onClose={onClose}>
      {(errorOf) => (
        <>
          <TextField
            name="label"
            label={t('parts.label')}
            error={errorOf('label')}
            maxLength={200}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <QuantityField
            name="qtyMilli"
            label={t('parts.quantity')}
            error={errorOf('qtyMilli')}
            min={0}
            max={1_000_000}
            value={quantity}
            units={unitOptions(t, quantity.unit)}
            onChange={({ value }) => setQuantity(value)}
          />
          <RupiahField
            name="unitPrice"
            error={errorOf('unitPrice')}
            label={t('parts.price')}
            value={unitPrice}
            onChange={({ value }) => setUnitPrice(value)}
          />
          {isWhole ? (
            <Text size="sm" aria-live="polite">
              {t('parts.sum', { sum: format.rupiah(partAmount(qtyMilli, unitPrice)) })}
            </Text>
          ) : null}
        </>
      )}
    </EntryForm>
  );
}
