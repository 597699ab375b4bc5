import { useReadAll } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Outage } from '@imah/contract/outages';
import { outageStateAt } from '@imah/contract/outages/words';
import { Card, Heading, List, ListRow, Stack, Text } from '@imah/ui';
import { useId } from 'react';
import { useFormat, useNow } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { useViews } from '@imah/app/ports';
import type { Spot } from '../../place-choice/index.ts';
import { AlsoButton } from '../also-button.tsx';
import { outageIcons } from '../card/index.ts';
import { useOutagesTexts } from '../texts.ts';

/** The part of the day before an outage in which a report may already be about it. */
const beforehandMs = 30 * 60_000;

interface KnownOutagesProps {
  readonly building: Building;
  /** Where the report is: a unit or a section; undefined as long as nobody said. */
  readonly spot: Pick<Spot, 'unitId' | 'sectionId'>;
}

/** What the management knows of already where a report is begun, with the way to say that one has it too. */
export function KnownOutages({ building, spot }: KnownOutagesProps) {
  const t = useOutagesTexts();
  const views = useViews();
  const titleId = useId();
  const now = useNow(30_000);
  const address = { orgId: building.orgId, buildingId: building.id };
  const sees = views('outage.view', address);
  const query = { show: 'open', of: 'mine' } as const;
  const { data = [] } = useReadAll('listOutages', { params: { buildingId: building.id }, query }, { enabled: sees });
  const known = data.filter(
    (outage) =>
      isAt(outage, spot) &&
      (outageStateAt(outage, now) === 'under-way' || Date.parse(outage.startsAt) - now <= beforehandMs),
  );
  if (!sees) return null;
  return (
    <>
      <LiveReads building={address} only={['listOutages']} />
      {known.length === 0 ? null : (
        <Card>
          <Stack gap="sm" as="section" aria-labelledby={titleId}>
            <Stack gap="none">
              <Heading level={2} size="md" id={titleId}>
                {t('known.title')}
              </Heading>
              <Text size="sm" tone="muted">
                {t('known.lead')}
              </Text>
            </Stack>
            <List aria-labelledby={titleId}>
              {known.map((outage) => (
                <KnownRow key={outage.id} outage={outage} />
              ))}
            </List>
          </Stack>
        </Card>
      )}
    </>
  );
}

function KnownRow({ outage }: { readonly outage: Outage }) {
  const t = useOutagesTexts();
  const format = useFormat();
  const { title, service, expectedEndAt, timeZone, buildingId, id } = outage;
  const until =
    expectedEndAt === null
      ? t('known.unknown')
      : t('known.until', { until: `${format.shortDateTime(expectedEndAt, timeZone)}` });
  return (
    <ListRow
      icon={outageIcons[service]}
      title={title}
      href={`/imah/building/${buildingId}/outage/${id}`}
      description={until}
      trailing={<AlsoButton outage={outage} />}
    />
  );
}

/** One of single units concerns a report only there; of a whole building or a part, any report of who has a home in it. */
function isAt({ scope }: Outage, { unitId, sectionId }: KnownOutagesProps['spot']): boolean {
  if (scope.kind === 'all') return true;
  if (scope.kind === 'units') return !unitId || scope.ids.includes(unitId);
  return !sectionId || scope.ids.includes(sectionId);
}
