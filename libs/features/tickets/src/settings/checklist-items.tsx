import type { CheckItem } from '@imah/contract/tickets';
import { type TicketCheckKind, ticketCheckKinds } from '@imah/contract/tickets/words';
import { Checkbox, IconButton, Inline, SelectField, Stack, TextArea, TextField, VisuallyHidden } from '@imah/ui';
import { gripVerticalIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useTicketWords } from '../ticket/parts/index.ts';
import * as styles from './checklist-items.css.ts';
import { useTicketSettingsTexts } from './texts.ts';
import { useReorder, withMoved } from './use-reorder.ts';

/** An item while it is written: its key stays when it changes its position, its choices are a line each. */
export interface ItemDraft extends Omit<CheckItem, 'choices'> {
  readonly key: string;
  readonly lines: string;
}

/** The item as it is sent; only a choice has choices. */
export function itemOf({ label, kind, demand, lines }: ItemDraft): CheckItem {
  const choices =
    kind === 'choice' ? lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])) : [];
  return { label: label.trim(), kind, demand, choices };
}

interface ChecklistItemsProps {
  readonly items: readonly ItemDraft[];
  readonly onChange: (items: readonly ItemDraft[]) => void;
  /** What is wrong with an item, by its position. */
  readonly errorOf: (path: string) => string | undefined;
}

/** The items of a checklist in their order, which changes by dragging or with the arrow keys. */
export function ChecklistItems({ items, onChange, errorOf }: ChecklistItemsProps) {
  const t = useTicketSettingsTexts();
  const [said, setSaid] = useState('');
  const { list, handleOf } = useReorder(items.length, (from, to) => {
    onChange(withMoved(items, from, to));
    const position = { label: items[from]?.label ?? '', position: String(to + 1), total: String(items.length) };
    setSaid(t('checklists.moved', position));
  });
  return (
    <>
      <ul ref={list} className={styles.rows} aria-label={t('checklists.items')}>
        {items.map((item, index) => (
          <li key={item.key} className={styles.row}>
            <span className={styles.handle}>
              <IconButton
                icon={gripVerticalIcon}
                label={t('checklists.move', { position: String(index + 1) })}
                {...handleOf(index)}
              />
            </span>
            <div className={styles.fields}>
              <ItemFields
                item={item}
                position={String(index + 1)}
                error={errorOf(`items.${index}.label`)}
                choicesError={errorOf(`items.${index}.choices`)}
                onChange={(change) => onChange(items.map((known) => (known === item ? { ...item, ...change } : known)))}
              />
            </div>
            <IconButton
              icon={trashIcon}
              label={t('checklists.drop', { position: String(index + 1) })}
              disabled={items.length === 1}
              onClick={() => onChange(items.filter((known) => known !== item))}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

interface ItemFieldsProps {
  readonly item: ItemDraft;
  readonly position: string;
  readonly error: string | undefined;
  readonly choicesError: string | undefined;
  readonly onChange: (change: Partial<ItemDraft>) => void;
}

function ItemFields({ item, position, error, choicesError, onChange }: ItemFieldsProps) {
  const t = useTicketSettingsTexts();
  const words = useTicketWords();
  const kindOf = (value: string): TicketCheckKind => ticketCheckKinds.find((known) => known === value) ?? 'tick';
  return (
    <Stack gap="sm">
      <TextField
        label={t('checklists.label', { position })}
        maxLength={200}
        value={item.label}
        error={error}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <Inline gap="md" align="end">
        <SelectField
          label={t('checklists.kind')}
          value={item.kind}
          onChange={(event) => onChange({ kind: kindOf(event.currentTarget.value) })}
          options={ticketCheckKinds.map((value) => ({ value, label: words(`checkKinds.${value}`) }))}
        />
        <Checkbox
          label={t('checklists.demand')}
          checked={item.demand === 'required'}
          onChange={(event) => onChange({ demand: event.currentTarget.checked ? 'required' : 'optional' })}
        />
      </Inline>
      {item.kind === 'choice' ? (
        <TextArea
          label={t('checklists.choices')}
          hint={t('checklists.choicesHint')}
          error={choicesError}
          rows={3}
          value={item.lines}
          onChange={(event) => onChange({ lines: event.currentTarget.value })}
        />
      ) : null}
    </Stack>
  );
}
