import type { Building, DutyShift } from '@imah/contract/buildings';
import { useApiClient } from '@imah/api-client/react';
import {
  Button,
  Callout,
  Dialog,
  Form,
  FormActions,
  Grid,
  SelectField,
  Stack,
  Text,
  TextField,
  TimeField,
  ToggleGroup,
} from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { zoneName } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { readContactPhone, writeContactPhone } from '../contacts/list/contact-phone.ts';
import { changeBuilding } from '../parts/building-commands.ts';
import { holderOf, useHolders } from './shift-holders.ts';
import { useDutyTexts } from './texts.ts';
import { useDayNames } from './use-shift-words.ts';

interface ShiftFormProps {
  readonly building: Building;
  /** Null: a new one. */
  readonly shift: DutyShift | null;
  readonly onClose: () => void;
}

/** Who is on duty in which hours of the week. */
export function ShiftForm({ building, shift, onClose }: ShiftFormProps) {
  const t = useDutyTexts();
  const client = useApiClient();
  const toast = useToast();
  const dayNames = useDayNames();
  const { isSending, answer, submit, refuse } = useSubmit(changeBuilding(building.id));
  const holders = useHolders(building.id, shift);
  const [holder, setHolder] = useState(holders.value);
  const [phone, setPhone] = useState(() =>
    shift?.holder.kind === 'member' ? writeContactPhone(shift.holder.phone ?? '') : '',
  );
  const [days, setDays] = useState<readonly number[]>(shift?.days ?? [1, 2, 3, 4, 5]);
  const [from, setFrom] = useState<string | null>(shift?.from ?? '08:00');
  const [to, setTo] = useState<string | null>(shift?.to ?? '17:00');
  const zone = zoneName(building.timeZone);

  async function handleSubmit(): Promise<void> {
    const number = phone.trim() === '' ? null : readContactPhone(phone);
    const chosen = holderOf(holder, number);
    const isWrong = chosen?.kind === 'member' && number === null && phone.trim() !== '';
    if (chosen === null || isWrong || days.length === 0 || from === null || to === null) {
      refuse({
        ...(chosen === null ? { holder: [t('form.holderMissing')] } : {}),
        ...(isWrong ? { phone: [t('form.phoneInvalid')] } : {}),
        ...(days.length === 0 ? { days: [t('form.daysMissing')] } : {}),
        ...(from === null ? { from: [t('form.timeMissing')] } : {}),
        ...(to === null ? { to: [t('form.timeMissing')] } : {}),
      });
      return;
    }
    const body = { holder: chosen, days: [...days], from, to };
    const params = { buildingId: building.id };
    const done = await submit(() =>
      shift === null
        ? client.createDutyShift({ params, body })
        : client.updateDutyShift({ params: { ...params, shiftId: shift.id }, body, version: shift.version }),
    );
    if (done === null) return;
    toast('success', t('form.saved', { name: done.data.holder.name }));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={shift === null ? t('form.addTitle') : t('form.editTitle', { name: shift.holder.name })}
    >
      <Form answer={answer} onSubmit={() => void handleSubmit()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {holders.isRead && holders.options.length === 0 ? <Callout>{t('form.nobody')}</Callout> : null}
            <SelectField
              name="holder"
              label={t('form.holder')}
              placeholder={t('form.choose')}
              required
              value={holder}
              options={holders.options}
              onChange={(event) => setHolder(event.currentTarget.value)}
              error={errorOf('holder') ?? errorOf('holder.userId') ?? errorOf('holder.contactId')}
            />
            {holder.startsWith('member:') ? (
              <TextField
                name="phone"
                type="tel"
                label={t('form.phone')}
                hint={t('form.phoneHint')}
                autoComplete="off"
                value={phone}
                onChange={(event) => setPhone(event.currentTarget.value)}
                error={errorOf('phone') ?? errorOf('holder.phone')}
              />
            ) : null}
            <Stack gap="sm">
              <Text as="span" weight="medium">
                {t('form.days')}
              </Text>
              <ToggleGroup
                choice="many"
                label={t('form.days')}
                size="sm"
                width="full"
                value={days.map(String)}
                options={dayNames.map((label, index) => ({ value: String(index + 1), label }))}
                onChange={({ value }) => setDays(value.map(Number).toSorted((a, b) => a - b))}
              />
              {errorOf('days') === undefined ? null : (
                <Text size="sm" tone="danger" role="alert">
                  {errorOf('days')}
                </Text>
              )}
            </Stack>
            <Grid item="sm" gap="md">
              <TimeField
                name="from"
                label={t('form.from')}
                zone={zone}
                required
                value={from}
                onChange={({ value }) => setFrom(value)}
                error={errorOf('from')}
              />
              <TimeField
                name="to"
                label={t('form.to')}
                hint={from !== null && to !== null && to <= from ? t('form.nextDay') : undefined}
                zone={zone}
                required
                value={to}
                onChange={({ value }) => setTo(value)}
                error={errorOf('to')}
              />
            </Grid>
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
