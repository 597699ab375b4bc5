import type { Bill, BillLink } from '@imah/contract/billing';
import type { TimeZone } from '@imah/contract/buildings/words';
import { Button, ConfirmDialog, Inline, ListRow, StatusBadge } from '@imah/ui';
import { unlinkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { changeBilling } from '../commands.ts';
import { useLinkTexts } from './texts.ts';

interface LinkRowProps {
  readonly bill: Bill;
  readonly link: BillLink;
  /** Of the building. */
  readonly zone: TimeZone;
}

const tones = { open: 'success', expired: 'neutral', withdrawn: 'neutral' } as const;

/** One link to a bill: by whom, until when, and its end. */
export function LinkRow({ bill, link, zone }: LinkRowProps) {
  const t = useLinkTexts();
  const format = useFormat();
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const { run, isPending } = useCommand(changeBilling(bill.buildingId), { told: { sent: () => t('withdrawn') } });
  const { id: linkId, state, madeByName, madeAt, expiresAt } = link;
  const made = { name: madeByName, day: format.date(madeAt, zone) };

  async function withdraw(): Promise<void> {
    await run((client) => client.withdrawBillLink({ params: { billId: bill.id, linkId } }));
    setAsking('no');
  }

  return (
    <>
      <ListRow
        title={t('row', made)}
        description={t('until', { day: format.date(expiresAt, zone) })}
        trailing={
          <Inline gap="sm" align="center">
            <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />
            {state === 'open' ? (
              <Button
                size="sm"
                tone="ghost"
                icon={unlinkIcon}
                aria-label={t('withdrawNamed', made)}
                onClick={() => setAsking('yes')}
              >
                {t('withdraw')}
              </Button>
            ) : null}
          </Inline>
        }
      />
      <ConfirmDialog
        open={asking === 'yes'}
        title={t('confirm.title')}
        text={t('confirm.text')}
        confirmLabel={t('withdraw')}
        tone="danger"
        loading={isPending}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking('no')}
      />
    </>
  );
}
