import { useReadPages } from '@imah/api-client/react';
import type { BankAccount, StatementLine } from '@imah/contract/statements';
import { Button, Card, EmptyState, Inline, List, Skeleton, Stack } from '@imah/ui';
import { listChecksIcon } from '@imah/ui/icons';
import { useDeferredValue, useRef, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, ReadMore, readState } from '@imah/app/read';
import { LineFilters } from './line-filters.tsx';
import { LinePanel } from './line-panel.tsx';
import { LineRow } from './line-row.tsx';
import { useBankTexts } from './texts.ts';
import { useBankFilters } from './use-bank-filters.ts';
import { useLineKeys } from './use-line-keys.ts';

interface LinesProps {
  readonly orgId: string;
  readonly account: BankAccount;
}

/** The lines of an account: filtered, gone through by keys, several of them chosen, one or those opened beside the list. */
export function Lines({ orgId, account }: LinesProps) {
  const t = useBankTexts();
  const can = useCan();
  const { state, direction, search, lineIds, change } = useBankFilters();
  const asked = useDeferredValue(search.trim());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  useLineKeys(frame);
  const pages = useReadPages('listStatementLines', {
    params: { orgId, bankAccountId: account.id },
    query: {
      limit: 50,
      ...(state === 'all' ? {} : { state }),
      ...(direction === 'all' ? {} : { direction }),
      ...(asked === '' ? {} : { search: asked }),
    },
  });
  const mayChange = can('report.update', { orgId, everywhere: true }) === 'allowed';
  const close = () => {
    setChosen([]);
    change({ lineIds: [] });
  };
  return (
    <Stack gap="md">
      <LineFilters />
      <Read of={readState(pages)} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(known) => {
          const lines = known.pages.flatMap(({ data }) => data);
          const open = lines.filter(({ id }) => lineIds.includes(id));
          return (
            <Stack gap="md">
              {chosen.length > 0 ? (
                <Inline gap="sm">
                  <Button tone="primary" icon={listChecksIcon} onClick={() => change({ lineIds: chosen })}>
                    {t('lines.together', { count: chosen.length })}
                  </Button>
                  <Button onClick={() => setChosen([])}>{t('lines.forget')}</Button>
                </Inline>
              ) : null}
              {lines.length === 0 ? (
                <None />
              ) : (
                <div ref={frame}>
                  <Card padding="none">
                    <List aria-label={t('lines.label')}>
                      {lines.map((line: StatementLine) => (
                        <LineRow
                          key={line.id}
                          line={line}
                          choice={
                            !mayChange || line.state !== 'new' ? 'none' : chosen.includes(line.id) ? 'chosen' : 'free'
                          }
                          onChoose={() =>
                            setChosen(
                              chosen.includes(line.id) ? chosen.filter((id) => id !== line.id) : [...chosen, line.id],
                            )
                          }
                        />
                      ))}
                    </List>
                  </Card>
                </div>
              )}
              <ReadMore of={pages}>{t('lines.more')}</ReadMore>
              {open.length > 0 ? (
                <LinePanel
                  key={open.map(({ id }) => id).join()}
                  orgId={orgId}
                  account={account}
                  lines={open}
                  onClose={close}
                />
              ) : null}
            </Stack>
          );
        }}
      </Read>
    </Stack>
  );
}

function None() {
  const t = useBankTexts();
  const { state, search, direction } = useBankFilters();
  const isDone = state === 'new' && search === '' && direction === 'all';
  return (
    <EmptyState
      icon={listChecksIcon}
      level={2}
      title={t(isDone ? 'lines.noneNew' : 'lines.none')}
      text={t('lines.noneText')}
    />
  );
}
