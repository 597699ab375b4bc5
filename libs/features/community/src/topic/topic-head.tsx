import type { CommunityTopic } from '@imah/contract/community';
import { Card, Heading, Icon, Inline, Link, Callout, Stack, StatusBadge, Text } from '@imah/ui';
import { Markdown } from '@imah/ui/data';
import { ticketIcon } from '@imah/ui/icons';
import { AttachedFiles } from '@imah/features-files';
import { useFormat, useNow } from '@imah/app/i18n';
import { audienceWords } from '../audience-words.ts';
import { useCommunityTexts } from '../texts.ts';
import { topicIcons } from '../topic-look.ts';
import { TopicMarks } from '../topic-marks.tsx';
import { TopicActions } from './topic-actions.tsx';
import * as styles from './topic-page.css.ts';

/** The topic itself: for whom it is, what it says, and what has become of it. */
export function TopicHead({ topic }: { readonly topic: CommunityTopic }) {
  const t = useCommunityTexts();
  const format = useFormat();
  const now = useNow(1000);
  const {
    author,
    authorUnits,
    body,
    buildingName,
    files,
    kind,
    number,
    orgName,
    publishAt,
    revisions,
    ticket,
    timeZone,
    title,
    validUntil,
  } = topic;
  const when = (at: string) => format.dateTime(at, timeZone);
  const isOver = validUntil !== null && Date.parse(validUntil) <= now;
  const [latest] = revisions;

  return (
    <Card as="article" padding="lg" aria-labelledby="judul-topik">
      <Stack gap="md">
        <div className={styles.head}>
          <Stack gap="xs">
            <Inline gap="sm">
              <Icon icon={topicIcons[kind]} />
              <Text size="sm" tone="muted" as="span">
                {t(`kinds.${kind}`)} · {number}
              </Text>
              <TopicMarks topic={topic} />
              {latest === undefined ? null : <StatusBadge tone="info" label={t('states.corrected')} />}
            </Inline>
            <Heading level={1} size="lg" id="judul-topik">
              {title}
            </Heading>
            <Text size="sm" tone="muted">
              {[
                author?.name ?? t('board.gone'),
                ...authorUnits,
                when(publishAt),
                buildingName ?? orgName,
                audienceWords(t, topic),
              ].join(' · ')}
            </Text>
          </Stack>
          <TopicActions topic={topic} />
        </div>
        {Date.parse(publishAt) > now ? (
          <Callout tone="info" title={t('page.scheduled', { when: when(publishAt) })} />
        ) : null}
        {isOver ? <Callout tone="warning" title={t('page.expired', { when: when(validUntil) })} /> : null}
        {latest === undefined ? null : <Callout tone="info" title={t('page.corrected', { note: latest.note })} />}
        {body === '' ? null : <Markdown text={body} />}
        <AttachedFiles files={files} zone={timeZone} />
        {validUntil === null || isOver ? null : (
          <Text size="sm" tone="muted">
            {t('page.validUntil', { when: when(validUntil) })}
          </Text>
        )}
        {ticket === null ? null : (
          <Inline gap="xs">
            <Icon icon={ticketIcon} size="sm" />
            <Link href={`/imah/ticket/${ticket.id}`}>{t('page.ticket', { number: ticket.number })}</Link>
          </Inline>
        )}
        {revisions.length === 0 ? null : (
          <details>
            <summary>{t('page.revisions', { count: revisions.length })}</summary>
            <Stack gap="md">
              {revisions.map((revision) => (
                <Stack key={revision.until} gap="xs">
                  <Text size="sm" tone="muted">
                    {t('page.revisionUntil', { when: when(revision.until) })}
                  </Text>
                  <Text weight="semibold">{revision.title}</Text>
                  <Markdown text={revision.body} />
                </Stack>
              ))}
            </Stack>
          </details>
        )}
      </Stack>
    </Card>
  );
}
