import { useNotices, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Notice } from '@imah/contract/notices';
import type { Outage } from '@imah/contract/outages';
import { Card, List, ListRow, Skeleton, Text } from '@imah/ui';
import { megaphoneIcon } from '@imah/ui/icons';
import { useViews } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { outageIcons, OutageTime } from '@imah/features-buildings/outages/card';
import { TopicRows } from '@imah/features-community/board';
import { OverviewSection } from './overview-section.tsx';
import { useOverviewTexts } from './texts.ts';

/** As many as fit beside the other parts of the summary. */
const most = { outages: 2, notices: 2, topics: 2 };

/** What the building tells its people and what they talk about: a glance. */
export function NewsSection({ building }: { readonly building: Building }) {
  const t = useOverviewTexts();
  const views = useViews();
  const { orgId, id: buildingId } = building;
  const sees = {
    outages: views('outage.view', { orgId, buildingId }),
    notices: views('announcement.view', { orgId, buildingId }),
    topics: views('topic.view', { orgId, buildingId }),
  };
  const notices = readState(useNotices(buildingId, { enabled: sees.notices }));
  const current = { show: 'open', limit: most.outages } as const;
  const outages = readState(
    useRead('listOutages', { params: { buildingId }, query: current }, { enabled: sees.outages }),
  );
  const query = { show: 'open', limit: most.topics, buildingId } as const;
  const topics = readState(useRead('listTopics', { query }, { enabled: sees.topics }));
  const page = `/imah/building/${buildingId}/topics`;
  if (!sees.outages && !sees.notices && !sees.topics) return null;

  const told = notices.kind === 'ready' ? notices.data : [];
  const gone = outages.kind === 'ready' ? outages.data : [];
  const isEmpty = (state: typeof outages | typeof notices | typeof topics, seen: boolean) =>
    !seen || (state.kind === 'ready' && state.data.length === 0);
  return (
    <OverviewSection id="kabar" title={t('news.title')} all={{ href: page, label: t('news.all') }}>
      {told.length === 0 && gone.length === 0 ? null : (
        <Card padding="none">
          <List>
            {gone.map((outage) => (
              <OutageRow key={outage.id} outage={outage} />
            ))}
            {told.slice(0, most.notices).map((notice) => (
              <NoticeRow key={notice.id} notice={notice} building={building} href={page} />
            ))}
          </List>
        </Card>
      )}
      {sees.outages ? <Read of={outages} level={3} failed={t('news.outages')} forbidden={null} /> : null}
      {sees.notices ? <Read of={notices} level={3} failed={t('news.notices')} forbidden={null} /> : null}
      {sees.topics ? (
        <Read of={topics} level={3} loading={<Skeleton shape="row" />} failed={t('news.topics')} forbidden={null}>
          {(rows) => <TopicRows topics={rows} building="known" />}
        </Read>
      ) : null}
      {isEmpty(outages, sees.outages) && isEmpty(notices, sees.notices) && isEmpty(topics, sees.topics) ? (
        <Text tone="muted">{t('news.empty')}</Text>
      ) : null}
    </OverviewSection>
  );
}

function OutageRow({ outage }: { readonly outage: Outage }) {
  const { id, buildingId, service, title } = outage;
  return (
    <ListRow
      icon={outageIcons[service]}
      title={title}
      href={`/imah/building/${buildingId}/outage/${id}`}
      description={<OutageTime outage={outage} />}
    />
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
