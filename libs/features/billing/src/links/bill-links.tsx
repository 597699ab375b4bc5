import { useBuildings, useRead } from '@imah/api-client/react';
import type { Bill, BillLink } from '@imah/contract/billing';
import { Button, Card, Heading, Inline, List, ListRow, Skeleton, Stack, StatusBadge } from '@imah/ui';
import { linkIcon, unlinkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { changeBilling } from '../commands.ts';
import { useDay } from '../use-day.ts';
import { LinkForm } from './link-form.tsx';
import { useLinkTexts } from './texts.ts';

const tones = { open: 'success', expired: 'neutral', withdrawn: 'neutral' } as const;

/** Links by which anybody reads a bill, for who may make and withdraw them; nothing for anybody else. */
export function BillLinks({ bill }: { readonly bill: Bill }) {
  const can = useCan();
  const building = useBuildings().data?.find(({ id }) => id === bill.buildingId);
  const mayShare =
    building !== undefined && can('bill.update', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return mayShare ? <Links bill={bill} /> : null;
}

function Links({ bill }: { readonly bill: Bill }) {
  const t = useLinkTexts();
  const { id: billId, buildingId } = bill;
  const links = readState(useRead('listBillLinks', { params: { buildingId, billId } }));
  const [dialog, setDialog] = useState<'closed' | 'make'>('closed');
  return (
    <Stack gap="md" as="section" aria-label={t('title')}>
      <Inline justify="between" align="center">
        <Heading level={2}>{t('title')}</Heading>
        <Button icon={linkIcon} onClick={() => setDialog('make')}>
          {t('add')}
        </Button>
      </Inline>
      <Read of={links} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
        {(known) =>
          known.length === 0 ? null : (
            <Card padding="none">
              <List>
                {known.map((link) => (
                  <LinkRow key={link.id} bill={bill} link={link} />
                ))}
              </List>
            </Card>
          )
        }
      </Read>
      {dialog === 'make' ? <LinkForm bill={bill} onClose={() => setDialog('closed')} /> : null}
    </Stack>
  );
}

function LinkRow({ bill, link }: { readonly bill: Bill; readonly link: BillLink }) {
  const t = useLinkTexts();
  const day = useDay();
  const { run, isPending } = useCommand(changeBilling(bill.buildingId), { told: { sent: () => t('withdrawn') } });
  const { id: linkId, state, madeByName, madeAt, expiresAt } = link;
  const madeOn = day(madeAt.slice(0, 10));
  const params = { buildingId: bill.buildingId, billId: bill.id, linkId };
  return (
    <ListRow
      title={t('row', { name: madeByName, day: madeOn })}
      description={t('until', { day: day(expiresAt.slice(0, 10)) })}
      trailing={
        <Inline gap="md" align="center">
          <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />
          {state === 'open' ? (
            <Button
              size="sm"
              tone="ghost"
              icon={unlinkIcon}
              loading={isPending}
              onClick={() => void run((client) => client.withdrawBillLink({ params }))}
            >
              {t('withdraw', { day: madeOn })}
            </Button>
          ) : null}
        </Inline>
      }
    />
  );
}
