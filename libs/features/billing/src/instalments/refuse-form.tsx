import type { InstalmentPlan } from '@imah/contract/payments';
import { Button, Dialog, Form, FormActions, Stack, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { changeBilling } from '../commands.ts';
import { useInstalmentTexts } from './texts.ts';

interface RefuseFormProps {
  readonly plan: InstalmentPlan;
  readonly onClose: () => void;
}

/** Why a payer does not agree to a plan, where they want to say so. */
export function RefuseForm({ plan, onClose }: RefuseFormProps) {
  const t = useInstalmentTexts();
  const [reason, setReason] = useState('');
  const { isSending, answer, submit } = useSubmit(changeBilling(plan.buildingId), {
    told: { sent: () => t('answer.refused') },
    onDone: onClose,
  });

  function save(): void {
    const body = { move: 'refuse', reason: reason.trim() === '' ? null : reason.trim() } as const;
    const params = { instalmentPlanId: plan.id };
    void submit((client) => client.answerInstalmentPlan({ params, body, version: plan.version }));
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('answer.title')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextArea
              name="reason"
              label={t('answer.reason')}
              hint={t('answer.reasonHint')}
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('answer.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
