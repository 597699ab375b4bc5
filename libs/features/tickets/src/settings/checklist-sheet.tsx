import { useRead } from '@imah/api-client/react';
import type { TicketChecklist } from '@imah/contract/tickets';
import { mostTicketChecks } from '@imah/contract/tickets/words';
import { Button, Checkbox, Form, FormActions, Heading, Inline, Sheet, Stack, Text, TextField } from '@imah/ui';
import { useFormTexts } from '@imah/app/form';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { newId } from '@imah/api-client';
import { useClock } from '@imah/app/i18n';
import { ChecklistItems, type ItemDraft, itemOf } from './checklist-items.tsx';
import { useTicketSettingsTexts } from './texts.ts';
import { useSave } from './use-part.tsx';

interface ChecklistSheetProps {
  readonly orgId: string;
  /** Null: a new one. */
  readonly checklist: TicketChecklist | null;
  readonly onClose: () => void;
}

const empty = { label: '', kind: 'tick', demand: 'optional', lines: '' } as const;

/** One checklist: what is on it, in which order, and which tickets begin with it. */
export function ChecklistSheet({ orgId, checklist, onClose }: ChecklistSheetProps) {
  const t = useTicketSettingsTexts();
  const tf = useFormTexts();
  const clock = useClock();
  const categories = useRead('listTicketCategories', { params: { orgId } }).data ?? [];
  const { isSending, answer, refuse, submit } = useSave(orgId, onClose);
  const [name, setName] = useState(checklist?.name ?? '');
  const [categoryIds, setCategoryIds] = useState<readonly string[]>(checklist?.categoryIds ?? []);
  const [items, setItems] = useState<readonly ItemDraft[]>(() =>
    checklist === null
      ? [{ ...empty, key: 'first' }]
      : checklist.items.map(({ choices, ...item }, index) => ({ ...item, key: `${index}`, lines: choices.join('\n') })),
  );

  function send(state: TicketChecklist['state']): void {
    const written = items.map(itemOf);
    const errors = Object.fromEntries(
      written.flatMap(({ label, kind, choices }, index) => [
        ...(label === '' ? [[`items.${index}.label`, [t('checklists.labelMissing')]]] : []),
        ...(kind === 'choice' && new Set(choices).size < 2
          ? [[`items.${index}.choices`, [t('checklists.choicesMissing')]]]
          : []),
      ]),
    );
    if (Object.keys(errors).length > 0) return refuse(errors);
    const body = { name, items: written, state, categoryIds: [...categoryIds] };
    void submit((client) =>
      checklist === null
        ? client.createTicketChecklist({ params: { orgId }, body })
        : client.updateTicketChecklist({
            params: { orgId, checklistId: checklist.id },
            body,
            version: checklist.version,
          }),
    );
  }
  const other = checklist?.state === 'archived' ? 'active' : 'archived';
  return (
    <Sheet open onClose={onClose} title={checklist === null ? t('checklists.add') : t('checklists.title')}>
      <Form answer={answer} onSubmit={() => send(checklist?.state ?? 'active')}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('checklists.name')}
              required
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={errorOf('name')}
            />
            <Heading level={3} size="sm">
              {t('checklists.items')}
            </Heading>
            <ChecklistItems items={items} onChange={setItems} errorOf={errorOf} />
            <Inline>
              <Button
                icon={plusIcon}
                disabled={items.length >= mostTicketChecks}
                onClick={() => setItems([...items, { ...empty, key: newId(clock.now()) }])}
              >
                {t('checklists.addItem')}
              </Button>
            </Inline>
            <Heading level={3} size="sm">
              {t('checklists.categories')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('checklists.categoriesHint')}
            </Text>
            <Stack gap="xs">
              {categories.map(({ id, name: label }) => (
                <Checkbox
                  key={id}
                  label={label}
                  checked={categoryIds.includes(id)}
                  onChange={(event) =>
                    setCategoryIds(
                      event.currentTarget.checked ? [...categoryIds, id] : categoryIds.filter((known) => known !== id),
                    )
                  }
                />
              ))}
            </Stack>
            <FormActions
              aside={
                checklist === null ? null : (
                  <Button tone="ghost" loading={isSending} onClick={() => send(other)}>
                    {t(other === 'archived' ? 'checklists.archive' : 'checklists.restore')}
                  </Button>
                )
              }
            >
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
