import { ForbiddenState, Stack } from '@imah/ui';
import { useViews } from '@imah/app/ports';
import { useCurrentBuilding } from '@imah/features-buildings';
import { OutageBoard } from '@imah/features-buildings/outages/board';
import { NoticeBoard } from '@imah/features-buildings/notices';
import { TopicBoard } from '@imah/features-community/board';

/** What the people of the building are told, and what they talk about. */
export function TopicsPage() {
  const building = useCurrentBuilding();
  const views = useViews();
  const [outages, notices, topics] = (['outage.view', 'announcement.view', 'topic.view'] as const).map((permission) =>
    views(permission, { orgId: building.orgId, buildingId: building.id }),
  );
  if (!outages && !notices && !topics) return <ForbiddenState level={2} />;
  return (
    <Stack gap="xl">
      {outages ? <OutageBoard building={building} /> : null}
      {notices ? <NoticeBoard building={building} /> : null}
      {topics ? <TopicBoard building={building} /> : null}
    </Stack>
  );
}
