import type { OnlinePayment } from '@imah/contract/payments';
import { onlinePaymentChart } from '@imah/contract/payments/words';
import { Button, Card, Inline, Stack, Text } from '@imah/ui';
import { QrCode } from '@imah/ui/data';
import { useCommand } from '@imah/app/command';
import { useFormat, useNow } from '@imah/app/i18n';
import { useOnline } from '@imah/app/live';
import { useToast } from '@imah/app/shell';
import { changeBilling } from '../commands.ts';
import { CopyButton } from './copy-button.tsx';
import { formatLeft } from './format-left.ts';
import { usePayTexts } from './texts.ts';

/** What can be paid now: its code or number, how long it holds, and what can be done about it. */
export function WaitingPayment({ payment }: { readonly payment: OnlinePayment }) {
  const t = usePayTexts();
  const toast = useToast();
  const isOnline = useOnline();
  // What nobody should pay any more is not shown: the gateway may say yet that it was paid in time.
  const isOver = Date.parse(payment.expiresAt) <= useNow(1000);
  const params = { onlinePaymentId: payment.id };
  const { run, isPending } = useCommand(changeBilling(payment.buildingId));

  async function check(): Promise<void> {
    const outcome = await run((client) => client.checkOnlinePayment({ params }));
    if (outcome.kind === 'sent' && outcome.answer.data.state === payment.state) toast('info', t('one.still'));
  }
  async function cancel(): Promise<void> {
    const outcome = await run((client) => client.cancelOnlinePayment({ params }));
    if (outcome.kind === 'sent') toast('success', t('one.cancelled'));
  }

  return (
    <Stack gap="lg">
      {payment.state === 'created' ? (
        <Text>{t('one.what.created')}</Text>
      ) : (
        <>
          <Card>
            <Stack gap="md" align="center">
              {isOver ? null : payment.qrPayload === null ? (
                <Account payment={payment} />
              ) : (
                <Code payment={payment} payload={payment.qrPayload} />
              )}
              <TimeLeft payment={payment} />
            </Stack>
          </Card>
          <Text tone="muted">{t('one.byItself')}</Text>
        </>
      )}
      <Inline gap="sm">
        <Button tone="primary" disabled={isPending || !isOnline} onClick={() => void check()}>
          {payment.reader === 'payer' ? t('one.check') : t('one.ask')}
        </Button>
        {payment.reader === 'payer' && onlinePaymentChart[payment.state].cancel !== undefined ? (
          <Button disabled={isPending || !isOnline} onClick={() => void cancel()}>
            {t(
              payment.purpose === 'bills'
                ? 'one.cancel'
                : payment.purpose === 'order'
                  ? 'one.cancelOrder'
                  : 'one.cancelTopUp',
            )}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}

function Code({ payment: { amount }, payload }: { readonly payment: OnlinePayment; readonly payload: string }) {
  const t = usePayTexts();
  const format = useFormat();
  return (
    <>
      <QrCode value={payload} label={t('one.qr', { amount: format.rupiah(amount) })} />
      <Text size="sm">{t('one.scan')}</Text>
    </>
  );
}

function Account({ payment: { bank, vaNumber, amount } }: { readonly payment: OnlinePayment }) {
  const t = usePayTexts();
  const format = useFormat();
  return (
    <>
      <Text size="sm" tone="muted">
        {t('one.va', { bank: bank?.toUpperCase() ?? '' })}
      </Text>
      <Text size="lg" weight="semibold">
        {vaNumber?.replaceAll(/(\d{4})(?=\d)/g, '$1 ') ?? ''}
      </Text>
      <Text size="sm">{t('one.vaHint', { amount: format.rupiah(amount) })}</Text>
      <Inline gap="sm">
        <CopyButton text={vaNumber ?? ''} label={t('one.copy')} />
        <CopyButton text={String(amount)} label={t('one.copyAmount')} />
      </Inline>
    </>
  );
}

/** A clock that runs down, read out by nobody: a screen reader would be told each second. */
function TimeLeft({ payment: { expiresAt, timeZone } }: { readonly payment: OnlinePayment }) {
  const t = usePayTexts();
  const format = useFormat();
  const left = Date.parse(expiresAt) - useNow(1000);
  if (left <= 0) return <Text tone="muted">{t('one.over')}</Text>;
  return (
    <Stack gap="xs" align="center">
      <Text weight="semibold">{t('one.left', { time: formatLeft(left) })}</Text>
      <Text size="sm" tone="muted">
        {t('one.until', { time: format.dateTime(expiresAt, timeZone) })}
      </Text>
    </Stack>
  );
}
