import type { Bill } from '@imah/contract/billing';
import type { BillCreditNotes, CreditNoteDraft } from '@imah/contract/payments';
import { Button, Dialog, Form, FormActions, RupiahField, SelectField, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBilling } from '../commands.ts';
import { useBillingTexts } from '../texts.ts';
import { useCreditTexts } from './texts.ts';

interface CreditNoteFormProps {
  readonly bill: Bill;
  /** What of each line may still be credited. */
  readonly rests: BillCreditNotes['rests'];
  readonly onClose: () => void;
}

/** Of which line less is asked for, how much and why; the server asks for the password before it is. */
export function CreditNoteForm({ bill, rests, onClose }: CreditNoteFormProps) {
  const t = useCreditTexts();
  const tb = useBillingTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const toast = useToast();
  const { id: billId, buildingId, number, personName, outstanding } = bill;
  const { isSending, answer, refuse, demand, submit } = useSubmit(changeBilling(buildingId));
  const open = rests.map(({ position, rest }) => ({ position, most: Math.min(rest, outstanding) }));
  const [position, setPosition] = useState<number | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const most = open.find((line) => line.position === position)?.most ?? outstanding;

  function choose(chosen: string): void {
    const next = chosen === '' ? null : Number(chosen);
    setPosition(next);
    setAmount(open.find((line) => line.position === next)?.most ?? null);
  }

  async function save(): Promise<void> {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    const of = draftOf(position, amount);
    if (of === null) return demand(['amount']);
    if (of.kind === 'line' && of.amount > most)
      return refuse({ amount: [t('form.most', { amount: format.rupiah(most) })] });
    const params = { buildingId, billId };
    const made = await submit((client) => client.createCreditNote({ params, body: { of, reason: reason.trim() } }));
    if (made === null) return;
    toast('success', t('form.done', { number: made.data.number }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('form.title', { number: number ?? '' })}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{t('form.text', { name: personName })}</Text>
            <SelectField
              name="position"
              label={t('form.of')}
              value={position === null ? '' : String(position)}
              options={[
                { value: '', label: t('form.all', { amount: format.rupiah(outstanding) }) },
                ...open.flatMap((line) => {
                  const kind = bill.lines[line.position - 1]?.kind;
                  if (kind === undefined || line.most === 0) return [];
                  const label = t('form.line', { kind: tb(`kinds.${kind}`), amount: format.rupiah(line.most) });
                  return [{ value: String(line.position), label }];
                }),
              ]}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
              error={errorOf('position')}
            />
            {position === null ? null : (
              <RupiahField
                name="amount"
                label={t('form.amount')}
                hint={t('form.most', { amount: format.rupiah(most) })}
                required
                value={amount}
                onChange={({ value }) => setAmount(value)}
                error={errorOf('amount')}
              />
            )}
            <TextArea
              name="reason"
              label={t('form.reason')}
              hint={t('form.reasonHint')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
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

/** What is asked of the server; null where a line is chosen without an amount. */
function draftOf(position: number | null, amount: number | null): CreditNoteDraft['of'] | null {
  if (position === null) return { kind: 'bill' };
  return amount === null || amount < 1 ? null : { kind: 'line', position, amount };
}
