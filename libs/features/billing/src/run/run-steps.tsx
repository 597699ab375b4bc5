import type { BillingReview } from '@imah/contract/billing';
import { billingRunChart, type BillingRunMove, billingRunMoves } from '@imah/contract/billing/words';
import { Button, ConfirmDialog, Inline, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { changeBilling } from '../commands.ts';
import { DownloadPdf } from '../parts/download-pdf.tsx';
import { useBillingTexts } from '../texts.ts';

/** The documents of thousands of bills take minutes. */
const allMs = 900_000;

/**
 * What can be done next, by the chart of a run; what readings have overtaken is reckoned again first. What is issued can never
 * be changed and is told to all who pay, so that is asked once more.
 */
export function RunSteps({ review }: { readonly review: BillingReview }) {
  const { run, figures } = review;
  const t = useBillingTexts();
  const params = { buildingId: run.buildingId, runId: run.id };
  const { run: send, isPending } = useCommand(changeBilling(run.buildingId));
  const [dialog, setDialog] = useState<'closed' | 'issue'>('closed');
  const moves = billingRunMoves.filter(
    (move) => billingRunChart[run.state][move] !== undefined && (figures === 'current' || move === 'calculate'),
  );
  const main = moves.at(-1);
  async function make(move: BillingRunMove): Promise<void> {
    await send((client) => client.moveBillingRun({ params, body: { move }, version: run.version }));
    setDialog('closed');
  }
  return (
    <Stack gap="sm">
      <Text>{t(`run.next.${run.state}`)}</Text>
      <Inline gap="sm">
        {moves.toReversed().map((move) => (
          <Button
            key={move}
            tone={move === main ? 'primary' : 'neutral'}
            disabled={isPending}
            onClick={() => (move === 'issue' ? setDialog('issue') : void make(move))}
          >
            {t(`moves.${move}`)}
          </Button>
        ))}
        {run.state === 'issued' && run.billCount > 0 ? (
          <DownloadPdf
            label={t('pdf.all')}
            fileName={`${t('pdf.file')}-${run.period}`}
            fetch={(client, language) => client.downloadRunBills({ params, query: { language }, timeoutMs: allMs })}
          />
        ) : null}
      </Inline>
      {dialog === 'closed' ? null : (
        <ConfirmIssue
          review={review}
          isSending={isPending}
          onConfirm={() => void make('issue')}
          onClose={() => setDialog('closed')}
        />
      )}
    </Stack>
  );
}

interface ConfirmIssueProps {
  readonly review: BillingReview;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** How many bills, over how much, and what is left out of them. */
function ConfirmIssue({ review: { run, gaps }, isSending, onConfirm, onClose }: ConfirmIssueProps) {
  const t = useBillingTexts();
  const format = useFormat();
  const said = [t('run.issue.text', { total: format.rupiah(run.total) })];
  if (gaps.length > 0) said.push(t('run.issue.gaps', { count: format.number(gaps.length) }));
  said.push(t('run.next.reviewed'));
  return (
    <ConfirmDialog
      open
      title={t('run.issue.title', { count: format.number(run.billCount), month: format.month(run.period) })}
      text={said.join(' ')}
      confirmLabel={t('run.issue.confirm')}
      loading={isSending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
