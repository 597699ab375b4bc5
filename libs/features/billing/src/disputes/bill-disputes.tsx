import { useBuildings, useRead } from '@imah/api-client/react';
import type { Bill } from '@imah/contract/billing';
import type { Dispute } from '@imah/contract/payments';
import { billChart } from '@imah/contract/payments/words';
import { Button, Card, Heading, Inline, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { scaleIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useDay, useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState, together } from '@imah/app/read';
import { useBillingTexts } from '../texts.ts';
import { AnswerForm } from './answer-form.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { useDisputeTexts } from './texts.ts';

interface BillDisputesProps {
  readonly bill: Bill;
  /** Who pays a bill disputes it; who keeps the books answers. */
  readonly reader: 'payer' | 'other';
}

const tones = { open: 'warning', accepted: 'success', refused: 'neutral', settled: 'neutral' } as const;

/** What was said against a bill and what was answered, with the way to say it and to answer. */
export function BillDisputes({ bill, reader }: BillDisputesProps) {
  const t = useDisputeTexts();
  const can = useCan();
  const params = { billId: bill.id };
  const read = together(
    readState(useRead('listBillDisputes', { params })),
    readState(useRead('listCreditNotes', { params })),
  );
  const building = useBuildings().data?.find(({ id }) => id === bill.buildingId);
  const [dialog, setDialog] = useState<'closed' | 'dispute' | 'answer'>('closed');
  const mayDispute = reader === 'payer' && billChart[bill.state].dispute !== undefined;
  const mayAnswer =
    building !== undefined && can('bill.approve', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return (
    <Read of={read} level={2} loading={<Skeleton shape="row" />} failed={t('failed')}>
      {([disputes, { rests }]) => {
        const open = disputes.find(({ state }) => state === 'open');
        if (disputes.length === 0 && !mayDispute) return null;
        return (
          <Stack gap="md" as="section" aria-label={t('title')}>
            <Inline justify="between" align="center">
              <Heading level={2}>{t('title')}</Heading>
              {mayDispute ? (
                <Button icon={scaleIcon} onClick={() => setDialog('dispute')}>
                  {t('add')}
                </Button>
              ) : null}
              {mayAnswer && open !== undefined ? (
                <Button icon={scaleIcon} tone="primary" onClick={() => setDialog('answer')}>
                  {t('answer')}
                </Button>
              ) : null}
            </Inline>
            {disputes.map((dispute) => (
              <DisputeCard key={dispute.id} bill={bill} dispute={dispute} />
            ))}
            {dialog === 'dispute' ? <DisputeForm bill={bill} onClose={() => setDialog('closed')} /> : null}
            {dialog === 'answer' && open !== undefined ? (
              <AnswerForm bill={bill} dispute={open} rests={rests} onClose={() => setDialog('closed')} />
            ) : null}
          </Stack>
        );
      }}
    </Read>
  );
}

function DisputeCard({ bill, dispute }: { readonly bill: Bill; readonly dispute: Dispute }) {
  const t = useDisputeTexts();
  const tb = useBillingTexts();
  const format = useFormat();
  const day = useDay();
  const { positions, amount, reason, state, openedByName, openedAt, answer } = dispute;
  const kinds = positions.flatMap((position) => {
    const kind = bill.lines[position - 1]?.kind;
    return kind === undefined ? [] : [tb(`kinds.${kind}`)];
  });
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between" align="center">
          <Text weight="semibold">{t('of', { lines: kinds.join(', '), amount: format.rupiah(amount) })}</Text>
          <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />
        </Inline>
        <Text>{reason}</Text>
        <Text size="sm" tone="muted">
          {t('by', { name: openedByName, day: day(openedAt.slice(0, 10)) })}
        </Text>
        {state === 'open' ? <Text size="sm">{t('pause')}</Text> : null}
        {answer === null ? null : (
          <Text>{t('answered', { name: answer.byName, day: day(answer.at.slice(0, 10)), reason: answer.reason })}</Text>
        )}
        {(answer?.creditNoteNumber ?? null) === null ? null : (
          <Text size="sm">{t('note', { number: answer?.creditNoteNumber ?? '' })}</Text>
        )}
      </Stack>
    </Card>
  );
}
