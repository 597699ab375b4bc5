import { useNotices, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Notice } from '@imah/contract/notices';
import { Card, List, ListRow, Skeleton, Text } from '@imah/ui';
import { megaphoneIcon } from '@imah/ui/icons';
import { useViews } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { TopicRows } from '@imah/features-community/board';
import { OverviewSection } from './overview-section.tsx';
import { useOverviewTexts } from './texts.ts';

/** As many as fit beside the other parts of the summary. */
const most = { notices: 2, topics: 2 };

/** What the building tells its people and what they talk about: a glance. */
export function NewsSection({ building }: { readonly building: Building }) {
  const t = useOverviewTexts();
  const views = useViews();
  const { orgId, id: buildingId } = building;
  const sees = {
    notices: views('announcement.view', { orgId, buildingId }),
    topics: views('topic.view', { orgId, buildingId }),
  };
  const notices = readState(useNotices(buildingId, { enabled: sees.notices }));
  const query = { show: 'open', limit: most.topics, buildingId } as const;
  const topics = readState(useRead('listTopics', { query }, { enabled: sees.topics }));
  const page = `/imah/building/${buildingId}/topics`;
  if (!sees.notices && !sees.topics) return null;

  const told = notices.kind === 'ready' ? notices.data : [];
  const isEmpty = (state: typeof notices | typeof topics, seen: boolean) =>
    !seen || (state.kind === 'ready' && state.data.length === 0);
  return (
    <OverviewSection id="kabar" title={t('news.title')} all={{ href: page, label: t('news.all') }}>
      {told.length === 0 ? null : (
        <Card padding="none">
          <List>
            {told.slice(0, most.notices).map((notice) => (
              <NoticeRow key={notice.id} notice={notice} building={building} href={page} />
            ))}
          </List>
        </Card>
      )}
      {sees.notices ? <Read of={notices} level={3} failed={t('news.notices')} forbidden={null} /> : null}
      {sees.topics ? (
        <Read of={topics} level={3} loading={<Skeleton shape="row" />} failed={t('news.topics')} forbidden={null}>
          {(rows) => <TopicRows topics={rows} building="known" />}
        </Read>
      ) : null}
      {isEmpty(notices, sees.notices) && isEmpty(topics, sees.topics) ? (
        <Text tone="muted">{t('news.empty')}</Text>
      ) : null}
    </OverviewSection>
  );
}

interface NoticeRowProps {
  readonly notice: Notice;
  readonly building: Building;
  readonly href: string;
}

function NoticeRow({ notice, building, href }: NoticeRowProps) {
  const t = useOverviewTexts();
  const format = useFormat();
  const until = format.date(notice.expiresAt, building.timeZone);
  return <ListRow icon={megaphoneIcon} title={notice.title} href={href} description={t('news.until', { until })} />;
}
