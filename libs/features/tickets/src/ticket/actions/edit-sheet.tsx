import { usePlaces, useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { ticketAudiences, ticketKinds, ticketPriorities } from '@imah/contract/tickets/words';
import {
  Button,
  Combobox,
  Form,
  FormActions,
  Inline,
  Callout,
  SelectField,
  Sheet,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { editOf, giveOrder } from '../commands/index.ts';
import { changedFields, rebase } from '../model/rebase.ts';
import { useTicketWords } from '../parts/index.ts';
import { ReportPhotos } from '../own/report-photos.tsx';
import { useOwnReportTexts } from '../own/texts.ts';
import { useReportPhotos } from '../own/use-report-photos.ts';
import { useTicketTexts } from '../texts.ts';
import { bodyOf, type Field, namesOf, placeChoices, type Values, valuesOf } from './edit-values.ts';
import { useFieldValue } from './use-change-rows.ts';
import { useFormTexts } from '@imah/app/form';

interface EditSheetProps {
  readonly ticket: Ticket;
  /** The `reporter` says again what they said themselves, photos too; the `staff` all the rest. */
  readonly editor: 'staff' | 'reporter';
  readonly onClose: () => void;
}

/** Changes what was reported. Somebody else's change meanwhile is shown at its field, and nothing typed is lost. */
export function EditSheet({ ticket, editor, onClose }: EditSheetProps) {
  const t = useTicketTexts();
  const tf = useFormTexts();
  const own = useOwnReportTexts();
  const words = useTicketWords();
  const say = useFieldValue();
  const categories = useRead('listTicketCategories', { params: { orgId: ticket.orgId } });
  const clock = useClock();
  const places = usePlaces(ticket.buildingId);
  const photos = useReportPhotos(ticket);
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
      refuse({}, editor === 'staff' ? t('edit.conflict') : own('edit.conflict'));
    },
    onDone: () => {
      if (photos.state === 'changed') void photos.clear();
      onClose();
    },
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
    if (photos.state === 'under-way') return refuse({ fileIds: [own('edit.waitForPhotos')] });
    if (fields.length === 0 && photos.state === 'unchanged') return onClose();
    const files = photos.state === 'changed' ? { fileIds: [...photos.fileIdsOf(base)] } : {};
    const names = [...(categories.data ?? []), ...namesOf(options)];
    void submit(editOf(base, { ...bodyOf(fields, values), ...files }, names, clock.now()));
  }

  const text = (field: 'title' | 'details', errorOf: (name: string) => string | undefined) => ({
    name: field,
    label: t(`edit.fields.${field}`),
    value: values[field],
    error: errorOf(field),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={editor === 'staff' ? t('edit.title') : own('edit.title')}
      description={editor === 'staff' ? ticket.number : own('edit.hint')}
    >
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {clashes.length === 0 ? null : <Callout tone="warning">{t('edit.conflictText')}</Callout>}
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
            {editor === 'staff' ? null : <ReportPhotos ticket={base} photos={photos} error={errorOf('fileIds')} />}
            {editor === 'reporter' || values.unit === valuesOf(base).unit || ticket.audience === 'staff' ? null : (
              <Callout tone="warning" announce="polite">
                {t('edit.placeMoves')}
              </Callout>
            )}
            {(editor === 'staff' ? choices() : []).map(({ field, options }) => (
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
