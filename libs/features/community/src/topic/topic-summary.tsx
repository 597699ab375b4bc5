import type { CommunityTopic } from '@imah/contract/community';
import { Heading, Icon, Inline, Stack, Text } from '@imah/ui';
import { Markdown } from '@imah/ui/data';
import { pinIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { useCommunityTexts } from '../texts.ts';
import * as styles from './topic-page.css.ts';

export interface TopicSummaryProps {
  readonly summary: NonNullable<CommunityTopic['summary']>;
  readonly zone: CommunityTopic['timeZone'];
}

/** What has become of a topic, for who does not read all of it. */
export function TopicSummary({ summary, zone }: TopicSummaryProps) {
  const t = useCommunityTexts();
  const format = useFormat();
  return (
    <section className={styles.summary} aria-labelledby="ringkasan">
      <Stack gap="sm">
        <Inline gap="sm">
          <Icon icon={pinIcon} size="sm" />
          <Heading level={2} size="sm" id="ringkasan">
            {t('summary.title')}
          </Heading>
        </Inline>
        <Markdown text={summary.text} />
        <Text size="sm" tone="muted">
          {t('summary.by', {
            author: summary.author?.name ?? t('board.gone'),
            when: format.dateTime(summary.at, zone),
          })}
        </Text>
      </Stack>
    </section>
  );
}
