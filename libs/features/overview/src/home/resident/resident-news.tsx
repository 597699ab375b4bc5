import type { Building } from '@imah/contract/buildings';
import { Heading, Skeleton, Stack } from '@imah/ui';
import { NoticeCard } from '@imah/features-buildings/notices/card';
import { LiveReads } from '@imah/app/live';
import { Read } from '@imah/app/read';
import { useHomeTexts } from '../texts.ts';
import { OwnReports } from './own-reports.tsx';
import { useNoticesOf, useOwnReports } from './use-resident-news.ts';

/** What a resident opens the app for: what the building tells, and how far their own reports are. */
export function ResidentNews({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useHomeTexts();
  const notices = useNoticesOf(buildings);
  const reports = useOwnReports();
  // Both at once: what stands below must not move when what stands above arrives.
  if (notices.kind === 'loading' || reports.kind === 'loading')
    return (
      <Stack gap="sm" aria-busy>
        <Skeleton shape="card" />
        <Skeleton shape="row" />
      </Stack>
    );
  return (
    <>
      {buildings.map(({ id, orgId }) => (
        <LiveReads key={id} building={{ orgId, buildingId: id }} only={['listOwnReports']} />
      ))}
      {notices.kind === 'ready' && notices.data.length === 0 ? null : (
        <Stack gap="md" as="section" aria-labelledby="pengumuman">
          <Heading level={2} id="pengumuman">
            {t('resident.notices')}
          </Heading>
          <Read of={notices} failed={t('resident.noticesFailed')} level={3} forbidden={null}>
            {(known) =>
              known.map(({ notice, building }) => (
                <NoticeCard
                  key={notice.id}
                  notice={notice}
                  timeZone={building.timeZone}
                  buildingName={buildings.length > 1 ? building.name : undefined}
                />
              ))
            }
          </Read>
        </Stack>
      )}
      <OwnReports reports={reports} />
    </>
  );
}
