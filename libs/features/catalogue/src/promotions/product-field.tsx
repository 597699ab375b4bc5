import { useRead } from '@imah/api-client/react';
import { Combobox, type ComboboxOption } from '@imah/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCatalogueTexts } from '../texts.ts';

interface ProductFieldProps {
  readonly orgId: string;
  readonly label: string;
  readonly value: ComboboxOption | null;
  readonly onChange: (value: ComboboxOption | null) => void;
  readonly error?: string | undefined;
}

/** One product of the organisation, found by a part of its SKU or name. */
export function ProductField({ orgId, label, value, onChange, error }: ProductFieldProps) {
  const t = useCatalogueTexts();
  const [text, setText] = useState('');
  const found = useRead(
    'listProducts',
    { params: { orgId }, query: { limit: 20, ...(text === '' ? {} : { q: text.slice(0, 80) }) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Combobox
      label={label}
      placeholder={t('trial.search')}
      value={value}
      options={(found.data ?? []).map(({ id, sku, name }) => ({ value: id, label: name, description: sku }))}
      onSearch={({ text: typed }) => setText(typed.trim())}
      state={found.isError ? 'failed' : found.isPending ? 'loading' : 'ready'}
      onRetry={() => void found.refetch()}
      onChange={({ value: chosen }) => onChange(chosen)}
      error={error}
    />
  );
}
