import type { Order } from '@imah/contract/catalogue';
import { type OrderMove, orderBounds } from '@imah/contract/catalogue/words';
import { Button, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeOrders } from '../commands.ts';
import { standOf } from './stand-of-order.ts';
import { useOrderTexts } from './texts.ts';

/** What the reader may do to an order; a cancellation has its reason, which the server asks staff for. */
export function OrderMoves({ order }: { readonly order: Order }) {
  const t = useOrderTexts();
  const toast = useToast();
  const { id: orderId, buildingId, moves, version, needsVisit } = order;
  const [step, setStep] = useState<'choose' | 'cancel'>('choose');
  const [reason, setReason] = useState('');
  const { isSending, answer, submit } = useSubmit(changeOrders(buildingId));
  const forward = moves.find((move) => move !== 'cancel');
  if (moves.length === 0) return null;
  const isCancelling = moves.includes('cancel') && (step === 'cancel' || forward === undefined);
  const move: OrderMove = isCancelling ? 'cancel' : (forward ?? 'cancel');

  async function send(): Promise<void> {
    const said = reason.trim();
    const body = { move, reason: move === 'cancel' && said !== '' ? said : null };
    const made = await submit((client) => client.moveOrder({ params: { orderId }, body, version }));
    if (made === null) return;
    setStep('choose');
    toast('success', t(`done.${move}`));
  }

  return (
    <Form answer={answer} onSubmit={() => void send()}>
      {({ errorOf }) => (
        <Stack gap="md">
          {isCancelling ? (
            <>
              <TextArea
                name="reason"
                label={t('reason')}
                hint={t('reasonHint')}
                limit={orderBounds.reasonLength}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
                error={errorOf('reason')}
              />
              <Text size="sm" tone="muted">
                {t(standOf(order) === 'unpaid' ? 'backUnpaid' : 'back')}
              </Text>
            </>
          ) : null}
          {move === 'begin' && needsVisit ? (
            <Text size="sm" tone="muted">
              {t('visit')}
            </Text>
          ) : null}
          <FormActions>
            <Button type="submit" tone={isCancelling ? 'danger' : 'primary'} width="full" loading={isSending}>
              {t(`moves.${move}`)}
            </Button>
            {forward === undefined || !moves.includes('cancel') ? null : (
              <Button width="full" onClick={() => setStep(isCancelling ? 'choose' : 'cancel')}>
                {t(isCancelling ? 'keep' : 'moves.cancel')}
              </Button>
            )}
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
