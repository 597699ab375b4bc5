import { Button, Inline, Stack, TextArea, TextField } from '@imah/ui';
import { useState } from 'react';
import type { OutboxOrder } from '../engine/index.ts';
import type { WordField } from '../engine/orders.ts';
import { useOutboxTexts } from '../texts.ts';
import { useOrdersOf } from '../use-outbox.ts';

export interface WordsEditorProps {
  readonly order: OutboxOrder;
  readonly onSave: (order: OutboxOrder) => void;
  readonly onCancel: () => void;
}

const fields: readonly WordField[] = ['title', 'text', 'reason', 'note'];

/** The words of one thing, to be written anew before it goes. */
export function WordsEditor({ order, onSave, onCancel }: WordsEditorProps) {
  const t = useOutboxTexts();
  const orders = useOrdersOf(order);
  const [words, setWords] = useState(() => orders.words(order));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(orders.reworded(order, words));
      }}
    >
      <Stack gap="sm">
        {fields.map((field) => {
          const value = words[field];
          if (value === undefined) return null;
          const given = { label: t(`editing.${field}`), value };
          const set = (next: string) => setWords({ ...words, [field]: next });
          return field === 'title' ? (
            <TextField key={field} {...given} onChange={(event) => set(event.currentTarget.value)} />
          ) : (
            <TextArea key={field} {...given} rows={3} onChange={(event) => set(event.currentTarget.value)} />
          );
        })}
        <Inline gap="sm">
          <Button type="submit" size="sm" tone="primary">
            {t('editing.save')}
          </Button>
          <Button size="sm" onClick={onCancel}>
            {t('editing.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
