import type { TimeZone } from '@imah/contract/buildings/words';
import type { Notice } from '@imah/contract/notices';
import { Callout, Stack, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useNoticesTexts } from '../texts.ts';

export interface NoticeCardProps {
  readonly notice: Notice;
  readonly timeZone: TimeZone;
  /** Where those who read of several buildings need it. */
  readonly buildingName?: string | undefined;
  /** What can be done with it. */
  readonly corner?: ReactNode;
  readonly children?: ReactNode;
}

/** One announcement of a building, as everybody reads it. */
export function NoticeCard({ notice, timeZone, buildingName, corner, children }: NoticeCardProps) {
  const t = useNoticesTexts();
  const format = useFormat();
  const until = format.date(notice.expiresAt, timeZone);
  const meta = notice.author === null ? t('metaPlain', { until }) : t('meta', { author: notice.author, until });
  return (
    <Callout
      tone={notice.urgency === 'important' ? 'warning' : 'info'}
      title={notice.urgency === 'important' ? `${t('important')}: ${notice.title}` : notice.title}
      corner={corner}
    >
      <Stack gap="xs">
        {notice.body === ''
          ? null
          : notice.body.split('\n').map((line, index) => <Text key={`${index} ${line}`}>{line}</Text>)}
        <Text size="sm" tone="muted">
          {buildingName === undefined ? meta : `${buildingName} · ${meta}`}
        </Text>
        {children}
      </Stack>
    </Callout>
  );
}
