import type { Building } from '@imah/contract/buildings';
import { Heading, Skeleton, Stack } from '@imah/ui';
import { OwnOutage } from '@imah/features-buildings/outages/known';
import { NoticeCard } from '@imah/features-buildings/notices/card';
import { LiveReads } from '@imah/app/live';
import { Read } from '@imah/app/read';
import { useHomeTexts } from '../texts.ts';
import { OwnReports } from './own-reports.tsx';
import { useNoticesOf, useOutagesOf, useOwnReports } from './use-resident-news.ts';

/** What a resident opens the app for: what the building tells, and how far their own reports are. */
export function ResidentNews({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useHomeTexts();
  const notices = useNoticesOf(buildings);
  const outages = useOutagesOf(buildings);
  const reports = useOwnReports();
  // Both at once: what stands below must not move when what stands above arrives.
  if ([notices, outages, reports].some(({ kind }) => kind === 'loading'))
    return (
      <Stack gap="sm" aria-busy>
        <Skeleton shape="card" />
        <Skeleton shape="row" />
      </Stack>
    );
  const isQuiet = [notices, outages].every((state) => state.kind === 'ready' && state.data.length === 0);
  return (
    <>
      {buildings.map(({ id, orgId }) => (
        <LiveReads
          key={id}
          building={{ orgId, buildingId: id }}
          only={['listOwnReports', 'listOutages', 'listNotices']}
        />
      ))}
      {isQuiet ? null : (
        <Stack gap="md" as="section" aria-labelledby="pengumuman">
          <Heading level={2} id="pengumuman">
            {t('resident.notices')}
          </Heading>
          <Read of={outages} failed={t('resident.noticesFailed')} level={3} forbidden={null} empty={null}>
            {(known) =>
              known.map(({ outage, building }) => (
                <OwnOutage
                  key={outage.id}
                  outage={outage}
                  buildingName={buildings.length > 1 ? building.name : undefined}
                />
              ))
            }
          </Read>
          <Read of={notices} failed={t('resident.noticesFailed')} level={3} forbidden={null} empty={null}>
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
