import type { BillingRun, BillingRunWork } from '@imah/contract/billing';
import { useCommand } from '@imah/app/command';
import { Callout, Progress, Text } from '@imah/ui';
import { changeBilling } from '../commands.ts';
import { useBillingTexts } from '../texts.ts';

interface RunWorkProps {
  readonly run: BillingRun;
  readonly work: BillingRunWork;
}

/** How far the work on a large building is, which can be ended; or why it came to nothing. */
export function RunWork({ run, work: { move, percent, isStopping, failure } }: RunWorkProps) {
  const t = useBillingTexts();
  const { run: send, isPending } = useCommand(changeBilling(run.buildingId));
  const params = { buildingId: run.buildingId, runId: run.id };
  if (failure !== null)
    return (
      <Callout tone="danger" title={t(`run.work.failed.${move}`)}>
        <Text size="sm">{t(`run.work.${failure}`)}</Text>
      </Callout>
    );
  const canStop = !isStopping && !isPending;
  return (
    <Progress
      label={t(`run.work.${move}`)}
      value={percent === 0 ? null : percent}
      {...(percent === 0 ? { amount: t('run.work.waiting') } : {})}
      note={t(isStopping ? 'run.work.stopping' : 'run.work.note')}
      {...(canStop ? { onStop: () => void send((client) => client.stopBillingRun({ params })) } : {})}
    />
  );
}
