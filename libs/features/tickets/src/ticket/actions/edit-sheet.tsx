import { queries as reads, useApiClient } from '@imah/api-client/react';
import type { Places } from '@imah/contract/buildings';
import type { Ticket, TicketChange } from '@imah/contract/tickets';
import { ticketAudiences, ticketKinds, ticketPriorities } from '@imah/contract/tickets/words';
import {
  Button,
  Combobox,
  type ComboboxOption,
  Form,
  FormActions,
  Inline,
  Notice,
  SelectField,
  Sheet,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@imah/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { editOf, giveOrder } from '../commands/index.ts';
import { changedFields, rebase } from '../model/rebase.ts';
import { useTicketWords } from '../parts/index.ts';
import { placeOptions, placeValue, spotOf } from '../place/index.ts';
import { useTicketTexts } from '../texts.ts';
import { useFieldValue } from './use-change-rows.ts';
import { useTicketCategories } from './use-ticket-categories.ts';
import { useFormTexts } from '@imah/app/form';

interface EditSheetProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

type Field = 'title' | 'details' | 'unit' | 'kind' | 'priority' | 'category' | 'audience';
type Values = Readonly<Record<Field, string>>;

const valuesOf = ({ title, details, kind, priority, category, audience, ...spot }: Ticket): Values => ({
  title,
  details,
  unit: placeValue(spot),
  kind,
  priority,
  category: category?.id ?? '',
  audience,
});

/** Changes what was reported. Somebody else's change meanwhile is shown at its field, and nothing typed is lost. */
export function EditSheet({ ticket, onClose }: EditSheetProps) {
  const t = useTicketTexts();
  const tf = useFormTexts();
  const words = useTicketWords();
  const say = useFieldValue();
  const categories = useTicketCategories(ticket.orgId);
  const clock = useClock();
  const places = useQuery(reads(useApiClient()).places(ticket.buildingId));
  // What the person saw when they began: pages that refresh meanwhile do not move the ground below them.
  const [base, setBase] = useState(ticket);
  const [values, setValues] = useState<Values>(() => valuesOf(ticket));
  const [clashes, setClashes] = useState<readonly Field[]>([]);
  const { answer, isSending, submit, refuse } = useSubmit(giveOrder, {
    told: { sent: () => t('edit.done'), kept: () => t('edit.kept') },
    onConflict: ({ ticket: current = base }) => {
      const rebased = rebase(valuesOf(base), values, valuesOf(current));
      setBase(current);
      setValues(rebased.values);
      setClashes(rebased.clashes);
      refuse({}, t('edit.conflict'));
    },
    onDone: onClose,
  });

  const options = placeChoices(base, places.data);
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

  function save(): void {
    const fields = changedFields(valuesOf(base), values);
    if (fields.length === 0) return onClose();
    const names = [...(categories.data ?? []), ...namesOf(options)];
    void submit(editOf(base, bodyOf(fields, values), names, clock.now()));
  }

  const text = (field: 'title' | 'details', errorOf: (name: string) => string | undefined) => ({
    name: field,
    label: t(`edit.fields.${field}`),
    value: values[field],
    error: errorOf(field),
  });
  return (
    <Sheet open onClose={onClose} title={t('edit.title')} description={ticket.number}>
      <Form answer={answer} onSubmit={save}>
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
            <Combobox
              name="unitId"
              label={t('edit.fields.unit')}
              hint={t('edit.placeHint')}
              mark="optional"
              options={options}
              state={places.isPending ? 'loading' : places.isError ? 'failed' : 'ready'}
              onRetry={() => void places.refetch()}
              value={options.find(({ value }) => value === values.unit) ?? null}
              onChange={({ value }) => set('unit', value?.value ?? '')}
              error={errorOf('unitId') ?? errorOf('floorId') ?? errorOf('sectionId')}
            />
            {theirs('unit')}
            {values.unit === valuesOf(base).unit || ticket.audience === 'staff' ? null : (
              <Notice tone="warning" announce="polite">
                {t('edit.placeMoves')}
              </Notice>
            )}
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
            <FormActions>
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" loading={isSending}>
                {t('edit.save')}
              </Button>
            </FormActions>
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
  const named = fields.map((field): object => {
    if (field === 'unit') return { unitId: null, floorId: null, sectionId: null, ...spotOf(values.unit) };
    return field === 'category'
      ? { categoryId: values.category === '' ? null : values.category }
      : { [field]: values[field] };
  });
  // The choices offer nothing but words of the contract; the server judges them again.
  return Object.assign({}, ...named) as TicketChange;
}

/** What the ids of places are called. */
function namesOf(options: readonly ComboboxOption[]) {
  return options.flatMap(({ value, label }) => Object.values(spotOf(value)).map((id) => ({ id, name: label })));
}

/** The places of the building; until they are there, and where it has gone since, the one the ticket has. */
function placeChoices(ticket: Ticket, places: Places | undefined): readonly ComboboxOption[] {
  const options = places === undefined ? [] : placeOptions(places);
  const value = placeValue(ticket);
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [{ value, label: ticket.unitCode ?? ticket.place ?? value }, ...options];
}
