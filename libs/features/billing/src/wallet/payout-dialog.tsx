import { useRead } from '@imah/api-client/react';
import type { Payout } from '@imah/contract/wallet';
import { Callout, DescriptionList, Dialog, Inline, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { CopyButton } from '../pay/copy-button.tsx';
import { PayoutAnswerForm } from './payout-answer-form.tsx';
import { payoutTones } from './payout-list.tsx';
import { useWalletTexts } from './texts.ts';

interface PayoutDialogProps {
  readonly payoutId: string;
  readonly onClose: () => void;
}

/** One payout: who asked for it, who approved it, where it goes, and what its reader may do to it. */
export function PayoutDialog({ payoutId, onClose }: PayoutDialogProps) {
  const t = useWalletTexts();
  const read = readState(useRead('getPayout', { params: { payoutId } }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={read.kind === 'ready' ? t('payouts.title', { number: read.data.number }) : t('parts.pencairan')}
    >
      <Read
        of={read}
        level={3}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        missing={<Text>{t('payouts.missing')}</Text>}
      >
        {(payout) => <Known payout={payout} onClose={onClose} />}
      </Read>
    </Dialog>
  );
}

function Known({ payout, onClose }: { readonly payout: Payout; readonly onClose: () => void }) {
  const t = useWalletTexts();
  const format = useFormat();
  const { state, amount, personName, bank, accountNumber, accountName, note, requested, approved, ended } = payout;
  const when = (at: string) => format.dateTime(at, 'Asia/Jakarta');
  const by = (step: { readonly byName: string; readonly at: string }) =>
    t('payouts.by', { name: step.byName, when: when(step.at) });
  const items = [
    { term: t('payouts.facts.amount'), detail: format.rupiah(amount) },
    { term: t('payouts.facts.person'), detail: personName },
    { term: t('payouts.facts.account'), detail: `${bank} ${accountNumber}` },
    { term: t('payouts.facts.accountName'), detail: accountName },
    ...(note === null ? [] : [{ term: t('payouts.facts.note'), detail: note }]),
    { term: t('payouts.facts.requested'), detail: by(requested) },
    ...(approved === null ? [] : [{ term: t('payouts.facts.approved'), detail: by(approved) }]),
    ...(ended === null
      ? []
      : [{ term: t(`payouts.facts.${state === 'paid' ? 'paid' : 'refused'}`), detail: by(ended) }]),
    ...(payout.reason === null ? [] : [{ term: t('payouts.facts.reason'), detail: payout.reason }]),
  ];
  const isWhole = /^\d+$/.test(accountNumber);
  return (
    <Stack gap="lg">
      <Inline gap="sm" align="center">
        <StatusBadge tone={payoutTones[state]} label={t(`payouts.states.${state}`)} />
      </Inline>
      <DescriptionList items={items} />
      {isWhole && state === 'approved' ? (
        <Inline>
          <CopyButton text={accountNumber} label={t('payouts.copy')} />
        </Inline>
      ) : null}
      {payout.payableFrom === null ? null : (
        <Callout tone="warning">{t('payouts.waits', { when: when(payout.payableFrom) })}</Callout>
      )}
      {payout.bar === null ? null : <Callout tone="info">{t(`payouts.bars.${payout.bar}`)}</Callout>}
      {payout.moves.length === 0 ? null : <PayoutAnswerForm payout={payout} onClose={onClose} />}
    </Stack>
  );
}
