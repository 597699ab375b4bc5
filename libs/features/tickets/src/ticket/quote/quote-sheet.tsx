import type { Ticket, TicketQuote } from '@imah/contract/tickets';
import { mostQuoteLines, quoteDays } from '@imah/contract/tickets/words';
import {
  Button,
  DateField,
  Form,
  FormActions,
  type FormAnswer,
  IconButton,
  Inline,
  RupiahField,
  Sheet,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useRef, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { newId } from '@imah/api-client';
import { useFormTexts } from '@imah/app/form';
import { useClock, useFormat } from '@imah/app/i18n';
import { useQuoteTexts } from './texts.ts';
import { changeQuotes } from './use-quotes.ts';

interface QuoteSheetProps {
  readonly ticket: Ticket;
  /** The last round: one begins with what was asked before. */
  readonly last: TicketQuote | null;
  readonly onClose: () => void;
}

interface LineDraft {
  readonly key: string;
  readonly label: string;
  readonly amount: number | null;
}

const labelField = (key: string) => `lines.${key}.label`;
const amountField = (key: string) => `lines.${key}.amount`;

/** What the work will cost, line by line. Tried again after a cut it is still one quote. */
export function QuoteSheet({ ticket, last, onClose }: QuoteSheetProps) {
  const t = useQuoteTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const clock = useClock();
  const { answer, isSending, submit, refuse } = useSubmit(changeQuotes(ticket.id), { onDone: onClose });
  const id = useRef<string | null>(null);
  const [today] = useState(() =>
    Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(ticket.timeZone).toPlainDate(),
  );
  const [lines, setLines] = useState<readonly LineDraft[]>(
    () =>
      last?.lines.map((line, index) => ({ ...line, key: `${index}` })) ?? [{ key: 'first', label: '', amount: null }],
  );
  const [note, setNote] = useState(last?.note ?? '');
  const [validUntil, setValidUntil] = useState<string | null>(today.add({ days: quoteDays.default }).toString());
  const whole = lines.flatMap(({ label, amount }) =>
    label.trim() === '' || amount === null || amount < 1 ? [] : [{ label: label.trim(), amount }],
  );
  const total = whole.reduce((sum, { amount }) => sum + amount, 0);
  const write = (key: string, next: Partial<LineDraft>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...next } : line)));

  function missingFields(): FormAnswer['errors'] {
    const required = [tf('required')];
    const errors = lines.flatMap(({ key, label, amount }) => [
      ...(label.trim() === '' ? [[labelField(key), required] as const] : []),
      ...(amount === null || amount < 1 ? [[amountField(key), required] as const] : []),
    ]);
    return Object.fromEntries([...errors, ...(validUntil === null ? [['validUntil', required] as const] : [])]);
  }

  function ask(): void {
    const missing = missingFields();
    if (Object.keys(missing).length > 0) return refuse(missing);
    if (validUntil === null) return;
    id.current ??= newId(clock.now());
    const body = { id: id.current, lines: whole, note: note.trim(), validUntil };
    void submit((client) => client.askTicketQuote({ params: { ticketId: ticket.id }, body }));
  }

  return (
    <Sheet open onClose={onClose} title={t('form.title')}>
      <Form answer={answer} onSubmit={ask}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('form.text')}</Text>
            {lines.map(({ key, label, amount }, index) => (
              <Stack key={key} gap="sm">
                <TextField
                  label={t('form.label', { position: String(index + 1) })}
                  name={labelField(key)}
                  maxLength={200}
                  value={label}
                  error={errorOf(labelField(key))}
                  onChange={(event) => write(key, { label: event.currentTarget.value })}
                />
                <Inline gap="sm" align="end">
                  <RupiahField
                    label={t('form.amount', { position: String(index + 1) })}
                    name={amountField(key)}
                    value={amount}
                    error={errorOf(amountField(key))}
                    onChange={({ value }) => write(key, { amount: value })}
                  />
                  <IconButton
                    icon={trashIcon}
                    label={t('form.drop', { position: String(index + 1) })}
                    disabled={lines.length === 1}
                    onClick={() => setLines(lines.filter((line) => line.key !== key))}
                  />
                </Inline>
              </Stack>
            ))}
            <Inline>
              <Button
                icon={plusIcon}
                disabled={lines.length >= mostQuoteLines}
                onClick={() => setLines([...lines, { key: newId(clock.now()), label: '', amount: null }])}
              >
                {t('form.add')}
              </Button>
            </Inline>
            <DateField
              name="validUntil"
              label={t('form.until')}
              value={validUntil}
              min={today.toString()}
              max={today.add({ days: quoteDays.max }).toString()}
              today={today.toString()}
              onChange={({ value }) => setValidUntil(value)}
              error={errorOf('validUntil')}
            />
            <TextArea
              name="note"
              label={t('form.note')}
              limit={1024}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
              error={errorOf('note')}
            />
            <FormActions>
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" loading={isSending}>
                {total === 0 ? t('form.sendEmpty') : t('form.send', { total: format.rupiah(total) })}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
