import type { Bill } from '@imah/contract/billing';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { changeBilling } from '../commands.ts';
import { ChoiceBoxes } from '../gateway/choice-boxes.tsx';
import { useBillingTexts } from '../texts.ts';
import { useDisputeTexts } from './texts.ts';

interface DisputeFormProps {
  readonly bill: Bill;
  /** The line from which the payer came, from 1. */
  readonly first?: number;
  readonly onClose: () => void;
}

/** Which charges of one's own bill are wrong, and why. */
export function DisputeForm({ bill, first, onClose }: DisputeFormProps) {
  const t = useDisputeTexts();
  const tb = useBillingTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const { id: billId, buildingId, number, lines } = bill;
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId), {
    told: { sent: () => t('form.sent') },
    onDone: onClose,
  });
  const [chosen, setChosen] = useState<readonly string[]>(
    first !== undefined ? [String(first)] : lines.length === 1 ? ['1'] : [],
  );
  const [reason, setReason] = useState('');

  function save(): void {
    if (chosen.length === 0) return refuse({ positions: [tf('required')] });
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    const body = { positions: chosen.map(Number), reason: reason.trim() };
    void submit((client) => client.createBillDispute({ params: { billId }, body }));
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('form.title', { number: number ?? '' })}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{t('form.text')}</Text>
            <ChoiceBoxes
              name="positions"
              label={t('form.lines')}
              options={lines.map(({ kind, amount }, index) => ({
                value: String(index + 1),
                label: t('form.line', { kind: tb(`kinds.${kind}`), amount: format.rupiah(amount) }),
              }))}
              value={chosen}
              onChange={setChosen}
              error={errorOf('positions')}
            />
            <TextArea
              name="reason"
              label={t('form.reason')}
              required
              limit={1_000}
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
