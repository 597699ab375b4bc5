import type { ApiError } from '@imah/api-client';
import type { AuditRow } from '@imah/contract/audit';
import type { TimeZone } from '@imah/contract/buildings/words';
import { AuditEntry, Button, Link, Skeleton, Stack, Text } from '@imah/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { changesOf } from './describe-row.ts';
import { actorOf, type Sentence, sentenceOf } from './describe-sentence.ts';
import { useAuditTexts } from './texts.ts';

export interface AuditRowsProps {
  readonly query: UseInfiniteQueryResult<readonly AuditRow[], ApiError>;
  readonly zone: TimeZone;
  /** What stands there when there is none. */
  readonly empty: ReactNode;
  /** What stored texts are called: ids by the name of what they stand for, states by their word. */
  readonly names?: ReadonlyMap<string, string> | undefined;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Rows of the audit as they come, page by page. */
export function AuditRows({ query, zone, empty, names }: AuditRowsProps) {
  const t = useAuditTexts();
  const format = useFormat();
  const rows = readState(query);
  const say = (text: string) => names?.get(text) ?? (moment.test(text) ? format.dateTime(text, zone) : text);

  if (rows.kind !== 'ready' || rows.data.length === 0)
    return (
      <Read
        of={rows}
        level={3}
        loading={
          <Stack gap="lg" as="section" aria-busy aria-label={t('loading')}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} shape="row" />
            ))}
          </Stack>
        }
        failed={t('failed')}
        offline={<Text tone="muted">{t('offline')}</Text>}
        forbidden={<Text tone="muted">{t('forbidden')}</Text>}
        empty={empty}
      />
    );

  return (
    <Stack gap="lg" align="start">
      {rows.data.map((row) => {
        const sentence = sentenceOf(row, t, format);
        return (
          <AuditEntry
            key={row.seq}
            actor={actorOf(row, t)}
            action={<Words sentence={sentence} />}
            time={format.dateTime(row.at, zone)}
            dateTime={row.at}
            changes={changesOf(row, { t, say, format }, sentence.said)}
            {...sourceOf(row, t)}
          />
        );
      })}
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Stack>
  );
}

function Words({ sentence: { before, record, href, after } }: { readonly sentence: Sentence }) {
  return (
    <>
      {before}
      {record !== null && href !== null ? <Link href={href}>{record}</Link> : record}
      {after}
    </>
  );
}

function sourceOf({ reason, ip }: AuditRow, t: ReturnType<typeof useAuditTexts>): { source?: string } {
  const parts = [ip, reason === null ? null : t('reason', { reason })].filter((part) => part !== null);
  return parts.length === 0 ? {} : { source: parts.join(' · ') };
}
