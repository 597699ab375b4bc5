import type { Building } from '@imah/contract/buildings';
import { Card, DescriptionList, Heading, Stack } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { useViews } from '@imah/app/ports';
import { useBuildingTexts } from '@imah/features-buildings';
import { ContactsSection } from '@imah/features-buildings/contacts';
import { OnDutySection } from '@imah/features-buildings/duty';
import { CurrentOutages } from '@imah/features-buildings/outages/known';
import { NoticeBoard } from '@imah/features-buildings/notices';
import { UnitSection } from '@imah/features-buildings/units';
import { inOneLine } from '../address-line.ts';
import { DocumentsSection } from '../documents/index.ts';

const TopicBoard = lazy(async () => ({ default: (await import('@imah/features-community/board')).TopicBoard }));
const HouseholdSection = lazy(async () => ({
  default: (await import('@imah/features-buildings/household')).HouseholdSection,
}));

/** The building for who lives in it: their own home, whom to call, what they are told, the rules of the house. */
export function ResidentOverview({ building }: { readonly building: Building }) {
  const t = useBuildingTexts();
  const views = useViews();
  const target = { orgId: building.orgId, buildingId: building.id };
  return (
    <Stack gap="xl">
      {views('unit.view', target) ? (
        <>
          <UnitSection building={building} />
          <Suspense fallback={null}>
            <HouseholdSection building={building} />
          </Suspense>
        </>
      ) : null}
      <OnDutySection building={building} />
      <ContactsSection building={building} />
      {views('announcement.view', target) ? (
        <NoticeBoard building={building} lead={<CurrentOutages building={building} />} />
      ) : null}
      <DocumentsSection building={building} />
      {views('topic.view', target) ? (
        <Suspense fallback={null}>
          <TopicBoard building={building} />
        </Suspense>
      ) : null}
      <Stack gap="md" as="section" aria-labelledby="tentang">
        <Heading level={2} id="tentang">
          {t('about.title')}
        </Heading>
        <Card>
          <DescriptionList
            items={[
              { term: t('about.address'), detail: inOneLine(building.address) },
              { term: t('about.organization'), detail: building.orgName },
            ]}
          />
        </Card>
      </Stack>
    </Stack>
  );
}
