import type { InstalmentPlan } from '@imah/contract/payments';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBilling } from '../commands.ts';
import { useInstalmentTexts } from './texts.ts';

interface CancelFormProps {
  readonly plan: InstalmentPlan;
  readonly onClose: () => void;
}

/** Why a plan is given up; the server asks for the password. */
export function CancelForm({ plan, onClose }: CancelFormProps) {
  const t = useInstalmentTexts();
  const tf = useFormTexts();
  const [reason, setReason] = useState('');
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(plan.buildingId), {
    told: { sent: () => t('cancel.done') },
    onDone: onClose,
  });

  function save(): void {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    const params = { buildingId: plan.buildingId, instalmentPlanId: plan.id };
    const body = { reason: reason.trim() };
    void submit((client) => client.cancelInstalmentPlan({ params, body, version: plan.version }));
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('cancel.title', { unit: plan.unitCode })}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{t('cancel.text')}</Text>
            <TextArea
              name="reason"
              label={t('cancel.reason')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="danger" width="full" loading={isSending}>
                {t('cancel.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
