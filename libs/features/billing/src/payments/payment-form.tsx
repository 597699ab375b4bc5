import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { type PaymentMethod, paymentMethods } from '@imah/contract/payments/words';
import { Button, DateField, Dialog, Form, FormActions, RadioGroup, RupiahField, Stack, TextField } from '@imah/ui';
import { useDeferredValue, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { localDay, useClock, useFormat } from '@imah/app/i18n';
import { readState } from '@imah/app/read';
import { FileField, useUploads } from '@imah/features-files';
import { changeBilling } from '../commands.ts';
import { PlanOfPayment } from './plan-of-payment.tsx';
import { usePaymentTexts } from './texts.ts';

interface PaymentFormProps {
  readonly building: Pick<Building, 'orgId' | 'id' | 'timeZone'>;
  readonly payer: { readonly personId: string; readonly name: string };
  /** What stands in the field at first. */
  readonly amount?: number;
  readonly onClose: () => void;
}

/** What somebody has paid; below it which bills it pays, as it will be booked. */
export function PaymentForm({ building, payer, amount: asked, onClose }: PaymentFormProps) {
  const t = usePaymentTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const today = localDay(useClock().now(), building.timeZone);
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(building.id));
  const uploads = useUploads({ orgId: building.orgId, scope: `payment:${payer.personId}` });
  const [amount, setAmount] = useState<number | null>(asked ?? null);
  const [method, setMethod] = useState<PaymentMethod>('transfer');
  const [receivedOn, setReceivedOn] = useState<string | null>(today);
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const planned = useDeferredValue(amount);
  const params = { buildingId: building.id };
  const query = { personId: payer.personId, amount: planned ?? 0 };
  const read = useRead('planPayment', { params, query }, { enabled: planned !== null && planned > 0 });
  const plan = readState(read);

  async function save(): Promise<void> {
    if (amount === null || amount < 1) return refuse({ amount: [tf('required')] });
    if (receivedOn === null) return refuse({ receivedOn: [tf('required')] });
    // Nobody books what they have not seen.
    if (plan.kind !== 'ready' || planned !== amount) return refuse({ amount: [t('form.planFailed')] });
    const fileIds = uploads.files.flatMap((file) => (file.state === 'done' ? [file.file.id] : []));
    if (fileIds.length < uploads.files.length) return refuse({ fileIds: [t('form.waiting')] });
    const shown = plan.data.shares.map((share) => ({ billId: share.billId, amount: share.amount }));
    const text = (typed: string) => (typed.trim() === '' ? null : typed.trim());
    const body = { personId: payer.personId, method, amount, receivedOn, fileIds, shown };
    const made = await submit((client) =>
      client.createPayment({ params, body: { ...body, reference: text(reference), note: text(note) } }),
    );
    if (made === null) return void read.refetch();
    await uploads.queue.clear();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('form.title', { name: payer.name })}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <RupiahField
              name="amount"
              label={t('form.amount')}
              required
              value={amount}
              onChange={({ value }) => setAmount(value)}
              error={errorOf('amount')}
            />
            <PlanOfPayment plan={amount === null || amount < 1 ? null : plan} />
            <RadioGroup
              name="method"
              label={t('form.method')}
              direction="row"
              value={method}
              options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
              onChange={({ value }) => setMethod(value === 'cash' ? 'cash' : 'transfer')}
              error={errorOf('method')}
            />
            <DateField
              name="receivedOn"
              label={t('form.receivedOn')}
              required
              value={receivedOn}
              max={today}
              onChange={({ value }) => setReceivedOn(value)}
              error={errorOf('receivedOn')}
            />
            <TextField
              name="reference"
              label={t('form.reference')}
              hint={t('form.referenceHint')}
              maxLength={64}
              value={reference}
              onChange={({ currentTarget }) => setReference(currentTarget.value)}
              error={errorOf('reference')}
            />
            <TextField
              name="note"
              label={t('form.note')}
              maxLength={500}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
              error={errorOf('note')}
            />
            <FileField
              label={t('form.files')}
              hint={t('form.filesHint')}
              uploads={uploads}
              maxFiles={5}
              error={errorOf('fileIds')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {amount === null || amount < 1
                  ? t('form.saveEmpty')
                  : t('form.save', { amount: format.rupiah(amount) })}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
