import type { TicketCheck, TicketCheckKind } from '@imah/contract';
import {
  Button,
  Checkbox,
  Form,
  Heading,
  IconButton,
  Inline,
  SelectField,
  Stack,
  StatusBadge,
  Text,
  TextField,
} from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { newId } from '../../files/id/index.ts';
import { useClock } from '../../i18n/clock.tsx';
import { useWorkTexts } from './texts.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useWorkChange } from './use-work.ts';
import * as styles from './work.css.ts';

interface ChecklistProps {
  readonly ticketId: string;
  readonly checks: readonly TicketCheck[];
  readonly mode: 'read' | 'write';
}

/** What there is to do and to look at, ticked off one by one. */
export function Checklist({ ticketId, checks, mode }: ChecklistProps) {
  const t = useWorkTexts();
  const { isOpen, button, fields, open, close } = useEntryForm();
  if (mode === 'read' && checks.length === 0) return null;
  const done = checks.filter(({ answer }) => answer !== null).length;
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Heading level={3} size="sm">
          {checks.length === 0
            ? t('checks.title')
            : t('checks.progress', { done: String(done), total: String(checks.length) })}
        </Heading>
        {mode === 'write' && !isOpen ? (
          <Button ref={button} size="sm" tone="ghost" icon={plusIcon} onClick={open}>
            {t('checks.add')}
          </Button>
        ) : null}
      </Inline>
      {checks.length === 0 ? null : (
        <ul className={styles.rows}>
          {checks.map((check) => (
            <CheckRow key={check.id} ticketId={ticketId} check={check} mode={mode} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <div ref={fields}>
          <CheckForm ticketId={ticketId} onClose={close} />
        </div>
      ) : null}
    </Stack>
  );
}

function CheckRow({
  ticketId,
  check,
  mode,
}: {
  readonly ticketId: string;
  readonly check: TicketCheck;
  readonly mode: 'read' | 'write';
}) {
  const t = useWorkTexts();
  const change = useWorkChange(ticketId);
  const [typed, setTyped] = useState(check.answer ?? '');
  const params = { ticketId, checkId: check.id };
  const answer = (value: string | null) =>
    change.mutate({
      send: (client) => client.answerTicketCheck({ params, body: { answer: value } }),
      expect: (work) => ({
        ...work,
        checks: work.checks.map((known) => (known.id === check.id ? { ...known, answer: value } : known)),
      }),
    });
  const by = check.answeredBy === null ? undefined : t('checks.by', { name: check.answeredBy.name });
  const badge =
    check.demand === 'required' && check.answer === null ? (
      <StatusBadge tone="warning" label={t('checks.required')} />
    ) : null;

  return (
    <li className={styles.row}>
      <div className={styles.grow}>
        {check.kind === 'tick' ? (
          <Checkbox
            label={check.label}
            hint={by}
            checked={check.answer !== null}
            disabled={mode === 'read'}
            onChange={(event) => answer(event.currentTarget.checked ? 'done' : null)}
          />
        ) : mode === 'read' ? (
          <Text>{t('checks.answered', { label: check.label, answer: check.answer ?? '–' })}</Text>
        ) : (
          <TextField
            label={check.label}
            hint={by}
            inputMode={check.kind === 'number' ? 'decimal' : 'text'}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => {
              const value = check.kind === 'number' ? typed.trim().replace(',', '.') : typed.trim();
              if (value !== (check.answer ?? '')) answer(value === '' ? null : value);
            }}
          />
        )}
      </div>
      {badge}
      {mode === 'write' ? (
        <IconButton
          icon={trashIcon}
          size="sm"
          label={t('remove', { name: check.label })}
          onClick={() => change.mutate({ send: (client) => client.deleteTicketCheck({ params }) })}
        />
      ) : null}
    </li>
  );
}

const kinds = ['tick', 'number', 'text'] as const satisfies readonly TicketCheckKind[];

function CheckForm({ ticketId, onClose }: { readonly ticketId: string; readonly onClose: () => void }) {
  const t = useWorkTexts();
  const clock = useClock();
  const change = useWorkChange(ticketId);
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<TicketCheckKind>('tick');
  const [isRequired, setRequired] = useState(false);

  async function add(): Promise<void> {
    if (label.trim() === '') return;
    const body = {
      id: newId(clock.now()),
      label: label.trim(),
      kind,
      demand: isRequired ? ('required' as const) : ('optional' as const),
    };
    await change.mutateAsync({ send: (client) => client.addTicketCheck({ params: { ticketId }, body }) }).then(
      () => setLabel(''),
      // The failure is told by the toast; what was typed stays.
      () => undefined,
    );
  }

  return (
    <Form answer={null} onSubmit={() => void add()}>
      {() => (
        <Stack gap="sm">
          <TextField
            label={t('checks.label')}
            maxLength={200}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <Inline gap="md" align="end">
            <SelectField
              label={t('checks.kind')}
              value={kind}
              onChange={(event) => setKind(kinds.find((known) => known === event.currentTarget.value) ?? 'tick')}
              options={kinds.map((value) => ({ value, label: t(`checks.kinds.${value}`) }))}
            />
            <Checkbox
              label={t('checks.demand')}
              checked={isRequired}
              onChange={(event) => setRequired(event.currentTarget.checked)}
            />
          </Inline>
          <Inline gap="sm">
            <Button type="submit" tone="primary" loading={change.isPending} disabled={label.trim() === ''}>
              {t('checks.save')}
            </Button>
            <Button tone="ghost" onClick={onClose}>
              {t('done')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Form>
  );
}
