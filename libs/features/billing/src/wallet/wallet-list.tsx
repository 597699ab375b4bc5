import { useReadPages } from '@imah/api-client/react';
import { Card, EmptyState, ForbiddenState, Inline, List, ListRow, SearchField, Skeleton, Stack, Text } from '@imah/ui';
import { userIcon, walletIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { Read, ReadMore, readState, useSettled } from '@imah/app/read';
import { useWalletTexts } from './texts.ts';

const pauseMs = 300;

/** Whom an organisation keeps a deposit for, the largest first; each leads to its statement. */
export function WalletList({ orgId }: { readonly orgId: string }) {
  const t = useWalletTexts();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), pauseMs);
  const found = useReadPages(
    'listWallets',
    { params: { orgId }, query: { limit: 50, search } },
    {
      select: ({ pages }) => [...new Map(pages.flatMap(({ data }) => data).map((one) => [one.personId, one])).values()],
    },
  );
  return (
    <Stack gap="md">
      <Inline>
        <SearchField label={t('all.search')} value={typed} maxLength={100} onChange={({ value }) => setTyped(value)} />
      </Inline>
      <Read
        of={readState(found)}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        forbidden={<ForbiddenState level={2} text={t('forbidden')} />}
        empty={
          search === '' ? (
            <EmptyState icon={walletIcon} level={2} title={t('all.empty')} text={t('all.emptyText')} />
          ) : (
            <EmptyState icon={walletIcon} level={2} title={t('all.noneFound')} />
          )
        }
      >
        {(wallets) => (
          <Stack gap="md">
            <Card padding="none">
              <List>
                {wallets.map(({ personId, name, available, held }) => (
                  <ListRow
                    key={personId}
                    icon={userIcon}
                    href={`/imah/saldo?lihat=semua&organisasi=${orgId}&orang=${personId}`}
                    title={name}
                    {...(held === 0 ? {} : { description: t('all.heldOf', { amount: format.rupiah(held) }) })}
                    trailing={<Text weight="semibold">{format.rupiah(available)}</Text>}
                  />
                ))}
              </List>
            </Card>
            <ReadMore of={found}>{t('more')}</ReadMore>
          </Stack>
        )}
      </Read>
    </Stack>
  );
}
