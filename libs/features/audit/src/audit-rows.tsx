import type { ApiError } from '@imah/api-client';
import type { AuditRow } from '@imah/contract/audit';
import type { TimeZone } from '@imah/contract/buildings/words';
import { AuditEntry, Heading, Link, Skeleton, Stack, Text } from '@imah/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { localDay, noonOf, useFormat } from '@imah/app/i18n';
import { Read, ReadMore, readState } from '@imah/app/read';
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
  /** `headed`: each day stands above what was done on it, and a row has its time alone. */
  readonly days?: 'headed' | 'in-rows';
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Rows of the audit as they come, page by page. */
export function AuditRows({ query, zone, empty, names, days = 'in-rows' }: AuditRowsProps) {
  const t = useAuditTexts();
  const format = useFormat();
  const rows = readState(query);
  const say = (text: string) => names?.get(text) ?? (moment.test(text) ? format.dateTime(text, zone) : text);

  if (rows.kind !== 'ready' || rows.data.length === 0)
    return (
      <Read
        of={rows}
        level={days === 'headed' ? 2 : 3}
        loading={
          <Stack gap="lg" as="section" aria-busy aria-label={t('loading')}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} shape="row" />
            ))}
          </Stack>
        }
        failed={t('failed')}
        {...(days === 'headed' ? {} : { offline: <Text tone="muted">{t('offline')}</Text> })}
        forbidden={<Text tone="muted">{t('forbidden')}</Text>}
        empty={empty}
      />
    );

  const entry = (row: AuditRow) => {
    const sentence = sentenceOf(row, t, format);
    return (
      <AuditEntry
        key={row.seq}
        actor={actorOf(row, t)}
        action={<Words sentence={sentence} />}
        time={days === 'headed' ? format.time(row.at, zone) : format.dateTime(row.at, zone)}
        dateTime={row.at}
        changes={changesOf(row, { t, say, format }, sentence.said)}
        {...sourceOf(row, t)}
      />
    );
  };
  return (
    <Stack gap="lg" align="start">
      {days === 'in-rows'
        ? rows.data.map(entry)
        : daysOf(rows.data, zone).map(([day, ofDay]) => (
            <Stack key={day} gap="md" as="section" aria-label={format.date(noonOf(day), zone)}>
              <Heading level={2} size="sm">
                {format.date(noonOf(day), zone)}
              </Heading>
              {ofDay.map(entry)}
            </Stack>
          ))}
      <ReadMore of={query}>{t('more')}</ReadMore>
    </Stack>
  );
}

/** The rows of each day, in the order in which they come. */
function daysOf(rows: readonly AuditRow[], zone: TimeZone): readonly (readonly [string, readonly AuditRow[]])[] {
  return [...Map.groupBy(rows, ({ at }) => localDay(Date.parse(at), zone))];
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
