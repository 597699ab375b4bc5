import { useBuildings, useRead } from '@imah/api-client/react';
import type { Bill } from '@imah/contract/billing';
import type { TimeZone } from '@imah/contract/buildings/words';
import { Button, Card, Heading, Inline, List, Skeleton, Stack, Text } from '@imah/ui';
import { linkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { LinkDialog } from './link-dialog.tsx';
import { LinkRow } from './link-row.tsx';
import { useLinkTexts } from './texts.ts';

interface BillLinksProps {
  readonly bill: Bill;
  /** Who pays a bill may show it to whom they like. */
  readonly reader: 'payer' | 'other';
}

/** Links by which anybody reads a bill, for its payer and who changes bills; nothing for who only reads it. */
export function BillLinks({ bill, reader }: BillLinksProps) {
  // Its words come with the page: later they would take away for a moment what stands there already.
  useLinkTexts();
  const can = useCan();
  const building = useBuildings().data?.find(({ id }) => id === bill.buildingId);
  const maySee =
    reader === 'payer' ||
    (building !== undefined && can('bill.update', { orgId: building.orgId, buildingId: building.id }) === 'allowed');
  return maySee ? <Links bill={bill} zone={building?.timeZone ?? 'Asia/Jakarta'} /> : null;
}

function Links({ bill, zone }: { readonly bill: Bill; readonly zone: TimeZone }) {
  const t = useLinkTexts();
  const links = readState(useRead('listBillLinks', { params: { billId: bill.id } }));
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
          known.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('none')}
            </Text>
          ) : (
            <Card padding="none">
              <List aria-label={t('title')}>
                {known.map((link) => (
                  <LinkRow key={link.id} bill={bill} link={link} zone={zone} />
                ))}
              </List>
            </Card>
          )
        }
      </Read>
      {dialog === 'make' ? <LinkDialog bill={bill} zone={zone} onClose={() => setDialog('closed')} /> : null}
    </Stack>
  );
}
