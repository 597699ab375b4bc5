import { useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { Combobox, type ComboboxOption } from '@imah/ui';
import { useState } from 'react';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';

interface TargetFieldProps {
  readonly ticket: Ticket;
  readonly value: ComboboxOption | null;
  readonly onChange: (value: ComboboxOption | null) => void;
  readonly error: string | undefined;
  /** `same`: only what residents see alike. */
  readonly audience?: 'same' | 'any';
}

/** Another open ticket of the same building, found by its number or words. */
export function TargetField({ ticket, value, onChange, error, audience = 'same' }: TargetFieldProps) {
  const t = useTicketTexts();
  const words = useTicketWords();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const found = useRead('listTickets', {
    query: { buildingId: ticket.buildingId, limit: 20, ...(q === '' ? {} : { q }) },
  });
  // A ticket of the staff takes in none of a resident, nor the reverse.
  const options = (found.data ?? [])
    .filter((other) => other.id !== ticket.id && (audience === 'any' || other.audience === ticket.audience))
    .map(({ id, number, title, unitCode, state }) => ({
      value: id,
      label: `${number} ${title}`,
      description: [unitCode, words(`states.${state}`)].filter((part) => part !== null).join(' · '),
    }));
  return (
    <Combobox
      name="targetId"
      label={t('step.target')}
      hint={t('step.targetHint')}
      required
      value={value}
      onChange={({ value: chosen }) => onChange(chosen)}
      options={options}
      onSearch={({ text }) => setTyped(text)}
      state={found.isError ? 'failed' : found.isPending ? 'loading' : 'ready'}
      onRetry={() => void found.refetch()}
      empty={t('step.targetEmpty')}
      error={error}
    />
  );
}
