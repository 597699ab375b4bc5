import type { InstalmentPlan } from '@imah/contract/payments';
import { Button, Callout, Inline, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBilling } from '../commands.ts';
import { RefuseForm } from './refuse-form.tsx';
import { useInstalmentTexts } from './texts.ts';

/** A payer agrees to a plan, or refuses it. */
export function AnswerPlan({ plan }: { readonly plan: InstalmentPlan }) {
  const t = useInstalmentTexts();
  const toast = useToast();
  const { run, isPending } = useCommand(changeBilling(plan.buildingId));
  const [dialog, setDialog] = useState<'closed' | 'refuse'>('closed');

  async function accept(): Promise<void> {
    const params = { instalmentPlanId: plan.id };
    const body = { move: 'accept', reason: null } as const;
    const outcome = await run((client) => client.answerInstalmentPlan({ params, body, version: plan.version }));
    if (outcome.kind === 'sent') toast('success', t('answer.accepted'));
  }

  return (
    <Callout title={t('answer.ask')}>
      <Stack gap="md">
        <Text size="sm">{t('plan.rule')}</Text>
        <Inline gap="sm">
          <Button tone="primary" loading={isPending} onClick={() => void accept()}>
            {t('answer.accept')}
          </Button>
          <Button onClick={() => setDialog('refuse')}>{t('answer.refuse')}</Button>
        </Inline>
      </Stack>
      {dialog === 'refuse' ? <RefuseForm plan={plan} onClose={() => setDialog('closed')} /> : null}
    </Callout>
  );
}
