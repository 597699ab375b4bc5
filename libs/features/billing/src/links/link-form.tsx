import type { Bill, NewBillLink } from '@imah/contract/billing';
import type { TimeZone } from '@imah/contract/buildings/words';
import { billLinkDays } from '@imah/contract/billing/words';
import { Button, Form, FormActions, NumberField, Stack, Text } from '@imah/ui';
import { linkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useClock, useFormat } from '@imah/app/i18n';
import { changeBilling } from '../commands.ts';
import { useLinkTexts } from './texts.ts';

interface LinkFormProps {
  readonly bill: Bill;
  /** Of the building. */
  readonly zone: TimeZone;
  readonly onMade: (link: NewBillLink) => void;
}

const dayMs = 86_400_000;
const { least, most, usual } = billLinkDays;

/** For how long a link to a bill is to be good. */
export function LinkForm({ bill, zone, onMade }: LinkFormProps) {
  const t = useLinkTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const clock = useClock();
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(bill.buildingId));
  const [days, setDays] = useState<number | null>(usual);
  const isBounded = days !== null && Number.isInteger(days) && days >= least && days <= most;

  async function save(): Promise<void> {
    if (days === null) return refuse({ days: [tf('required')] });
    if (!isBounded) return refuse({ days: [t('form.bounds', { least: String(least), most: String(most) })] });
    const made = await submit((client) => client.createBillLink({ params: { billId: bill.id }, body: { days } }));
    if (made !== null) onMade(made.data);
  }

  return (
    <Form answer={answer} onSubmit={() => void save()}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <Text>{t('form.text')}</Text>
          <NumberField
            name="days"
            label={t('form.days')}
            {...(isBounded ? { hint: t('until', { day: format.date(clock.now() + days * dayMs, zone) }) } : {})}
            min={least}
            max={most}
            value={days}
            onChange={({ value }) => setDays(value)}
            error={errorOf('days')}
          />
          <FormActions>
            <Button type="submit" tone="primary" width="full" icon={linkIcon} loading={isSending}>
              {t('add')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
