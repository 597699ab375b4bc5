import type { Ticket, TicketAppointment } from '@imah/contract/tickets';
import { appointmentSlots } from '@imah/contract/tickets/words';
import {
  Button,
  DateField,
  Form,
  FormActions,
  type FormAnswer,
  IconButton,
  Inline,
  Sheet,
  Stack,
  Text,
  TextArea,
  TimeField,
} from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useRef, useState } from 'react';
import { newId } from '@imah/api-client';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useClock, zoneName } from '@imah/app/i18n';
import { firstSlot, nextSlot, type SlotDraft, slotOf } from './slot-drafts.ts';
import { useAppointmentTexts } from './texts.ts';
import { changeAppointments } from './use-appointments.ts';
import * as styles from './offer-sheet.css.ts';

interface OfferSheetProps {
  readonly ticket: Ticket;
  /** The last round: what was agreed in it is moved for a reason. */
  readonly last: TicketAppointment | null;
  /** `record`: nobody could take a slot, so the one that was agreed elsewhere is written down. */
  readonly mode: 'offer' | 'record';
  readonly onClose: () => void;
}

/** One to five slots, by the clock of the building. Tried again after a cut it is still one offer. */
export function OfferSheet({ ticket, last, mode, onClose }: OfferSheetProps) {
  const t = useAppointmentTexts();
  const tf = useFormTexts();
  const clock = useClock();
  const { timeZone } = ticket;
  const { answer, isSending, submit, refuse } = useSubmit(changeAppointments(ticket.id), { onDone: onClose });
  const id = useRef<string | null>(null);
  const [today] = useState(() => Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(timeZone));
  const [slots, setSlots] = useState<readonly SlotDraft[]>(() => [firstSlot(today, newId(clock.now()))]);
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const moves = last?.state === 'agreed' && last.agreed !== null && Date.parse(last.agreed.begin) > clock.now();
  const write = (key: string, next: Partial<SlotDraft>) =>
    setSlots(slots.map((slot) => (slot.key === key ? { ...slot, ...next } : slot)));

  function missingFields(): FormAnswer['errors'] {
    const errors = slots.flatMap(({ day, begin, end }, index) =>
      Object.entries({ day, begin, end }).flatMap(([field, value]) =>
        value === null ? [[`slots.${index}.${field}`, [tf('required')]] as const] : [],
      ),
    );
    const isShort = moves && reason.trim().length < 3;
    return Object.fromEntries([...errors, ...(isShort ? [['reason', [t('short')]] as const] : [])]);
  }

  function offer(): void {
    const missing = missingFields();
    if (Object.keys(missing).length > 0) return refuse(missing);
    id.current ??= newId(clock.now());
    const body = {
      id: id.current,
      slots: slots.flatMap((slot) => slotOf(slot, timeZone) ?? []),
      note: note.trim(),
      ...(moves ? { reason: reason.trim() } : {}),
    };
    void submit((client) => client.offerTicketAppointment({ params: { ticketId: ticket.id }, body }));
  }

  return (
    <Sheet open onClose={onClose} title={t(`form.${mode}`)}>
      <Form answer={answer} onSubmit={offer}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">
              {t(mode === 'offer' ? 'form.text' : 'form.recordText', { zone: zoneName(timeZone) })}
            </Text>
            {slots.map(({ key, day, begin, end }, index) => {
              const position = String(index + 1);
              return (
                <Stack key={key} gap="sm">
                  <DateField
                    label={t('form.day', { position })}
                    name={`slots.${index}.day`}
                    value={day}
                    min={today.toPlainDate().toString()}
                    max={today.toPlainDate().add({ days: appointmentSlots.maxDays }).toString()}
                    today={today.toPlainDate().toString()}
                    error={errorOf(`slots.${index}.day`)}
                    onChange={({ value }) => write(key, { day: value })}
                  />
                  <div className={styles.hours}>
                    <TimeField
                      label={t('form.begin', { position })}
                      name={`slots.${index}.begin`}
                      value={begin}
                      error={errorOf(`slots.${index}.begin`)}
                      onChange={({ value }) => write(key, { begin: value })}
                    />
                    <TimeField
                      label={t('form.end', { position })}
                      name={`slots.${index}.end`}
                      value={end}
                      error={errorOf(`slots.${index}.end`)}
                      onChange={({ value }) => write(key, { end: value })}
                    />
                    {slots.length === 1 ? null : (
                      <IconButton
                        icon={trashIcon}
                        label={t('form.drop', { position })}
                        onClick={() => setSlots(slots.filter((slot) => slot.key !== key))}
                      />
                    )}
                  </div>
                </Stack>
              );
            })}
            {mode === 'offer' && slots.length < appointmentSlots.most ? (
              <Inline>
                <Button icon={plusIcon} onClick={() => setSlots([...slots, nextSlot(slots, newId(clock.now()))])}>
                  {t('form.add')}
                </Button>
              </Inline>
            ) : null}
            {moves ? (
              <TextArea
                name="reason"
                label={t('form.reason')}
                hint={t('form.reasonHint')}
                limit={1024}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
                error={errorOf('reason')}
              />
            ) : null}
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
                {mode === 'offer' ? t('form.send', { count: slots.length }) : t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
