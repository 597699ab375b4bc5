import { isApiError } from '@imah/api-client';
import type { Ticket, TicketChange } from '@imah/contract';
import { ticketAudiences, ticketKinds, ticketPriorities } from '@imah/contract/tickets';
import {
  Button,
  Form,
  type FormAnswer,
  Inline,
  Notice,
  SelectField,
  Sheet,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@imah/ui';
import { useState } from 'react';
import { explainFailure } from '../../form/explain.ts';
import { useFormTexts } from '../../form/texts.ts';
import { newId } from '../../files/id/index.ts';
import { useClock } from '../../i18n/clock.tsx';
import { useToast } from '../../shell/index.ts';
import { changedFields, rebase } from '../model/rebase.ts';
import { changedBy, useTicketChange } from '../model/use-ticket-change.ts';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';
import { changingBy } from './changing-by.ts';
import { useFieldValue } from './use-change-rows.ts';
import { useTicketCategories } from './use-ticket-categories.ts';

interface EditSheetProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

type Field = 'title' | 'details' | 'kind' | 'priority' | 'category' | 'audience';
type Values = Readonly<Record<Field, string>>;

const valuesOf = ({ title, details, kind, priority, category, audience }: Ticket): Values => ({
  title,
  details,
  kind,
  priority,
  category: category?.id ?? '',
  audience,
});

/** Changes what was reported. Somebody else's change meanwhile is shown at its field, and nothing typed is lost. */
export function EditSheet({ ticket, onClose }: EditSheetProps) {
  const t = useTicketTexts();
  const tf = useFormTexts();
  const toast = useToast();
  const words = useTicketWords();
  const say = useFieldValue();
  const categories = useTicketCategories(ticket.orgId);
  const clock = useClock();
  const change = useTicketChange(ticket.id);
  // What the person saw when they began: pages that refresh meanwhile do not move the ground below them.
  const [base, setBase] = useState(ticket);
  const [values, setValues] = useState<Values>(() => valuesOf(ticket));
  const [clashes, setClashes] = useState<readonly Field[]>([]);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);

  const set = (field: Field, value: string) => setValues((known) => ({ ...known, [field]: value }));
  const theirs = (field: Field) =>
    clashes.includes(field) ? (
      <Inline gap="sm">
        <Text as="span" size="sm" tone="warning">
          {t('edit.theirs', { value: say(base, field) })}
        </Text>
        <Button
          size="sm"
          onClick={() => {
            set(field, valuesOf(base)[field]);
            setClashes(clashes.filter((clash) => clash !== field));
          }}
        >
          {t('edit.takeTheirs')}
        </Button>
      </Inline>
    ) : null;

  async function submit(): Promise<void> {
    setAnswer(null);
    const fields = changedFields(valuesOf(base), values);
    if (fields.length === 0) return onClose();
    try {
      const body = { ...bodyOf(fields, values), id: newId(clock.now()) };
      const { way } = await change.mutateAsync(changingBy(base, body, categories.data ?? []));
      if (way === 'sent') toast('success', t('edit.done'));
      else toast('warning', t('edit.kept'));
      onClose();
    } catch (error) {
      const current = changedBy(error, ticket.id);
      if (current !== null) {
        const rebased = rebase(valuesOf(base), values, valuesOf(current));
        setBase(current);
        setValues(rebased.values);
        setClashes(rebased.clashes);
        setAnswer({ message: t('edit.conflict'), errors: {} });
        return;
      }
      const { message } = explainFailure(tf, error);
      const errors = isApiError(error) && error.kind === 'validation' ? error.fieldErrors : {};
      setAnswer(message === null ? { errors } : { message, errors });
    }
  }

  const text = (field: 'title' | 'details', errorOf: (name: string) => string | undefined) => ({
    name: field,
    label: t(`edit.fields.${field}`),
    value: values[field],
    error: errorOf(field),
  });
  return (
    <Sheet open onClose={onClose} title={t('edit.title')} description={ticket.number}>
      <Form answer={answer} onSubmit={() => void submit()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {clashes.length === 0 ? null : <Notice tone="warning">{t('edit.conflictText')}</Notice>}
            <TextField
              {...text('title', errorOf)}
              onChange={(event) => set('title', event.currentTarget.value)}
              required
            />
            {theirs('title')}
            <TextArea
              {...text('details', errorOf)}
              rows={4}
              limit={5000}
              onChange={(event) => set('details', event.currentTarget.value)}
            />
            {theirs('details')}
            {choices().map(({ field, options }) => (
              <Stack key={field} gap="xs">
                <SelectField
                  name={field === 'category' ? 'categoryId' : field}
                  label={t(`edit.fields.${field}`)}
                  value={values[field]}
                  onChange={(event) => set(field, event.currentTarget.value)}
                  options={options}
                  error={errorOf(field === 'category' ? 'categoryId' : field)}
                />
                {theirs(field)}
              </Stack>
            ))}
            <Button type="submit" tone="primary" size="lg" width="full" loading={change.isPending}>
              {t('edit.save')}
            </Button>
          </Stack>
        )}
      </Form>
    </Sheet>
  );

  function choices() {
    const known = categories.data ?? (ticket.category === null ? [] : [ticket.category]);
    return [
      { field: 'priority', options: ticketPriorities.map((value) => ({ value, label: words(`priorities.${value}`) })) },
      {
        field: 'category',
        options: [
          { value: '', label: t('edit.noCategory') },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
        ],
      },
      { field: 'kind', options: ticketKinds.map((value) => ({ value, label: words(`kinds.${value}`) })) },
      { field: 'audience', options: ticketAudiences.map((value) => ({ value, label: words(`audiences.${value}`) })) },
    ] as const;
  }
}

function bodyOf(fields: readonly Field[], values: Values): TicketChange {
  const named = fields.map((field) =>
    field === 'category' ? ['categoryId', values.category === '' ? null : values.category] : [field, values[field]],
  );
  // The choices offer nothing but words of the contract; the server judges them again.
  return Object.fromEntries(named) as TicketChange;
}
