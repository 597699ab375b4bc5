import { useBuildings, useRead } from '@imah/api-client/react';
import type { Bill } from '@imah/contract/billing';
import { Button, Card, Heading, Inline, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useDay, useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { CreditNoteForm } from './credit-note-form.tsx';
import { DownloadPdf } from '../parts/download-pdf.tsx';
import { useCreditTexts } from './texts.ts';

/** What was credited of a bill, and the way to credit more of it while anything is open. */
export function BillCredits({ bill }: { readonly bill: Bill }) {
  const t = useCreditTexts();
  const format = useFormat();
  const day = useDay();
  const can = useCan();
  const credits = readState(useRead('listCreditNotes', { params: { billId: bill.id } }));
  const building = useBuildings().data?.find(({ id }) => id === bill.buildingId);
  const [dialog, setDialog] = useState<'closed' | 'credit'>('closed');
  const mayCredit =
    building !== undefined &&
    bill.outstanding > 0 &&
    can('bill.approve', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return (
    <Read of={credits} level={2} loading={<Skeleton shape="row" />} failed={t('failed')}>
      {({ notes, rests }) =>
        notes.length === 0 && !mayCredit ? null : (
          <Stack gap="md" as="section" aria-label={t('title')}>
            <Inline justify="between" align="center">
              <Heading level={2}>{t('title')}</Heading>
              {mayCredit ? (
                <Button icon={plusIcon} onClick={() => setDialog('credit')}>
                  {t('add')}
                </Button>
              ) : null}
            </Inline>
            {notes.length === 0 ? null : (
              <Card padding="none">
                <List>
                  {notes.map(({ id, number, issuedOn, reason, amount }) => (
                    <ListRow
                      key={id}
                      title={number}
                      description={t('row', { day: day(issuedOn), reason })}
                      trailing={
                        <Inline gap="md" align="center">
                          <Text weight="semibold">{format.rupiah(-amount)}</Text>
                          <DownloadPdf
                            label={t('pdf', { number })}
                            fileName={t('file', { number })}
                            fetch={(client, language) =>
                              client.downloadCreditNote({
                                params: { billId: bill.id, creditNoteId: id },
                                query: { language },
                              })
                            }
                          />
                        </Inline>
                      }
                    />
                  ))}
                </List>
              </Card>
            )}
            {dialog === 'credit' ? (
              <CreditNoteForm bill={bill} rests={rests} onClose={() => setDialog('closed')} />
            ) : null}
          </Stack>
        )
      }
    </Read>
  );
}
