import type { Payout } from '@imah/contract/wallet';
import type { PayoutMove } from '@imah/contract/wallet/words';
import { Button, Form, FormActions, Stack, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeBilling } from '../commands.ts';
import { useWalletTexts } from './texts.ts';

interface PayoutAnswerFormProps {
  readonly payout: Payout;
  readonly onClose: () => void;
}

/** What the reader does to a payout; each asks for the password, a refusal for its reason as well. */
export function PayoutAnswerForm({ payout, onClose }: PayoutAnswerFormProps) {
  const t = useWalletTexts();
  const tf = useFormTexts();
  const toast = useToast();
  const { id: payoutId, buildingId, moves, version } = payout;
  const [step, setStep] = useState<'choose' | 'refuse'>('choose');
  const [reason, setReason] = useState('');
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId));
  const forward = moves.find((move) => move !== 'refuse');
  const isRefusing = step === 'refuse' || forward === undefined;

  async function send(move: PayoutMove): Promise<void> {
    const said = reason.trim();
    if (move === 'refuse' && said === '') return refuse({ reason: [tf('required')] });
    const body = { move, reason: move === 'refuse' ? said : null };
    const made = await submit((client) => client.movePayout({ params: { payoutId }, body, version }));
    if (made === null) return;
    toast('success', t(`payouts.done.${move}`));
    onClose();
  }

  return (
    <Form answer={answer} onSubmit={() => void send(isRefusing ? 'refuse' : forward)}>
      {({ errorOf }) => (
        <Stack gap="lg">
          {isRefusing ? (
            <TextArea
              name="reason"
              label={t('payouts.reason')}
              hint={t('payouts.reasonHint')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
          ) : null}
          <FormActions>
            <Button type="submit" tone={isRefusing ? 'danger' : 'primary'} width="full" loading={isSending}>
              {t(`payouts.moves.${isRefusing ? 'refuse' : forward}`)}
            </Button>
            {isRefusing ? null : (
              <Button width="full" onClick={() => setStep('refuse')}>
                {t('payouts.moves.refuse')}
              </Button>
            )}
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
