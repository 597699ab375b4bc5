import type { Building } from '@imah/contract/buildings';
import { Card, DescriptionList, Heading, Inline, Stack } from '@imah/ui';
import { zoneName } from '@imah/app/i18n';
import { BuildingActions } from '@imah/features-buildings/edit';
import { useBuildingTexts } from '@imah/features-buildings';
import { inOneLine } from '../address-line.ts';

export function AboutBuilding({ building }: { readonly building: Building }) {
  const t = useBuildingTexts();
  return (
    <Stack gap="md" as="section" aria-labelledby="tentang">
      <Inline justify="between" align="baseline">
        <Heading level={2} id="tentang">
          {t('about.title')}
        </Heading>
        <BuildingActions building={building} />
      </Inline>
      <Card>
        <DescriptionList
          items={[
            { term: t('about.address'), detail: inOneLine(building.address) },
            { term: t('about.kind'), detail: t(`kinds.${building.kind}`) },
            { term: t('about.zone'), detail: zoneName(building.timeZone) },
            { term: t('about.code'), detail: building.code },
            { term: t('about.organization'), detail: building.orgName },
          ]}
        />
      </Card>
    </Stack>
  );
}
