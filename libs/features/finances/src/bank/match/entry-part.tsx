import { useRead } from '@imah/api-client/react';
import { Button, List, ListRow, SearchField, Skeleton, Stack, Text } from '@imah/ui';
import { useDeferredValue, useState } from 'react';
import { useDay, useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useBankTexts } from '../texts.ts';
import type { PartProps } from './chosen-part.ts';

/** An entry that the books have already. */
export function EntryPart({ orgId, bankAccountId, chosen, onAdd }: PartProps) {
  const t = useBankTexts();
  const format = useFormat();
  const day = useDay();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const read = readState(useRead('listUnstatedEntries', { params: { orgId, bankAccountId }, query: { search } }));
  return (
    <Stack gap="sm">
      <SearchField label={t('own.search')} value={typed} maxLength={100} onChange={({ value }) => setTyped(value)} />
      <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
        {(entries) => {
          const left = entries.filter(({ entryId }) => !chosen.includes(entryId));
          if (left.length === 0) return <Text tone="muted">{t('own.noEntries')}</Text>;
          return (
            <List>
              {left.map(({ entryId, memo, personName, on, amount }) => {
                const title = personName === null ? memo : `${memo} ${personName}`;
                return (
                  <ListRow
                    key={entryId}
                    title={title}
                    description={`${day(on)} · ${format.rupiah(amount)}`}
                    trailing={
                      <Button
                        size="sm"
                        aria-label={t('own.chooseNamed', { title })}
                        onClick={() => onAdd({ key: entryId, title, amount, part: { kind: 'entry', entryId } })}
                      >
                        {t('own.choose')}
                      </Button>
                    }
                  />
                );
              })}
            </List>
          );
        }}
      </Read>
    </Stack>
  );
}
