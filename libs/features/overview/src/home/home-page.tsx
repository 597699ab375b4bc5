import { useBuildings, useRead } from '@imah/api-client/react';
import { ButtonLink, Heading, Inline, Skeleton, Stack, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { lazy, Suspense } from 'react';
import { sideOf, useApp, useCan } from '@imah/app/ports';
import { useNow } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { ArchivedBuildings } from './archived/archived-buildings.tsx';
import { localHour, partOfDay } from './part-of-day.ts';
import { BuildingGrid } from './parts/building-grid.tsx';
import { BuildingGridSkeleton } from './parts/building-grid-skeleton.tsx';
import { HomeSummary } from './parts/home-summary.tsx';
import { NoBuildings } from './parts/no-buildings.tsx';
import { useHomeTexts } from './texts.ts';
import { TodaySection, TodaySkeleton } from './today/today-section.tsx';

const TopicBoard = lazy(async () => ({ default: (await import('@imah/features-community/board')).TopicBoard }));
const OwnMeters = lazy(async () => ({ default: (await import('./resident/index.ts')).OwnMeters }));
const ResidentNews = lazy(async () => ({ default: (await import('./resident/index.ts')).ResidentNews }));

/** The way in: who you are, what needs you today, and how your buildings are right now. */
export function HomePage() {
  const t = useHomeTexts();
  const { person } = useApp();
  const can = useCan();
  const mayBuild =
    person?.memberships.some(({ orgId }) => can('building.create', { orgId, everywhere: true }) === 'allowed') ?? false;
  const part = partOfDay(localHour(useNow(60_000)));
  const found = readState(useBuildings());
  const today = readState(useRead('getToday', {}));
  // Both at once: what stands below must not move when what stands above arrives.
  const buildings = found.kind === 'ready' && found.data.length > 0 && today.kind === 'loading' ? today : found;

  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>
          {person === null ? t(`greetingPlain.${part}`) : t(`greeting.${part}`, { name: firstName(person.name) })}
        </Heading>
        {person === null || person.memberships.length === 0 ? null : (
          <Text tone="muted">{person.memberships.map(({ orgName }) => orgName).join(', ')}</Text>
        )}
      </Stack>
      <Read
        of={buildings}
        loading={
          <>
            <TodaySkeleton />
            <BuildingGridSkeleton />
          </>
        }
        failed={t('failed')}
        empty={<NoBuildings />}
      />
      {buildings.kind === 'ready' && buildings.data.length > 0 ? (
        <>
          {buildings.data.map((building) => (
            <LiveReads
              key={building.id}
              building={{ orgId: building.orgId, buildingId: building.id }}
              only={['getToday', 'listAlarmTickets']}
            />
          ))}
          {sideOf(person) === 'reports' ? (
            <>
              <Suspense fallback={<Skeleton shape="card" />}>
                <ResidentNews buildings={buildings.data} />
              </Suspense>
              {today.kind === 'ready' && today.data.items.length === 0 ? null : <TodaySection today={today} />}
              <Suspense fallback={<Skeleton shape="card" />}>
                <OwnMeters buildings={buildings.data} />
              </Suspense>
            </>
          ) : (
            <>
              <TodaySection today={today} />
              <HomeSummary buildings={buildings.data} />
            </>
          )}
          <Stack gap="md" as="section" aria-labelledby="gedung-saya">
            <Inline justify="between" align="baseline">
              <Heading level={2} id="gedung-saya">
                {t('buildings')}
              </Heading>
              <Inline gap="sm">
                <ArchivedBuildings />
                {mayBuild ? (
                  <ButtonLink href="/imah/new/building" icon={plusIcon}>
                    {t('addBuilding')}
                  </ButtonLink>
                ) : (
                  <Text size="sm" tone="muted">
                    {t('count', { count: buildings.data.length })}
                  </Text>
                )}
              </Inline>
            </Inline>
            <BuildingGrid buildings={buildings.data} />
          </Stack>
          <Suspense fallback={null}>
            <TopicBoard />
          </Suspense>
        </>
      ) : null}
    </Stack>
  );
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
