import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Card, DateField, Skeleton, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useClock } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { BuildingPage } from '../parts/building-page.tsx';
import { useBillingTexts } from '../texts.ts';
import { OpeningImporter } from './opening-importer.tsx';
import { PastImports } from './past-imports.tsx';
import { useOpeningTexts } from './texts.ts';

const live = ['listOpeningImports'] as const;

/** `/imah/tagihan/saldo-awal`: what people owed and what was kept for them before the books began. */
export function OpeningPage() {
  const t = useOpeningTexts();
  const tb = useBillingTexts();
  return (
    <BuildingPage
      back={{ href: '/imah/tagihan', label: tb('back') }}
      title={t('title')}
      lead={t('lead')}
      needs="bill.import"
      failed={t('failed')}
      forbidden={t('forbidden')}
    >
      {(building) => <OfBuilding building={building} />}
    </BuildingPage>
  );
}

function OfBuilding({ building }: { readonly building: Building }) {
  const t = useOpeningTexts();
  const { orgId, id: buildingId, timeZone } = building;
  const today = Temporal.Instant.fromEpochMilliseconds(useClock().now())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
  const past = readState(useRead('listOpeningImports', { params: { buildingId } }));
  const [bookedOn, setBookedOn] = useState<string | null>(today);
  // What was chosen and said is of one import; the next begins anew.
  const [nth, setNth] = useState(0);
  const isFine = bookedOn !== null && bookedOn <= today;
  return (
    <Stack gap="xl">
      <LiveReads building={{ orgId, buildingId }} only={live} />
      <Card>
        <Stack gap="lg">
          <Text size="sm">{t('why')}</Text>
          <DateField
            label={t('day')}
            hint={t('dayHint')}
            required
            max={today}
            value={bookedOn}
            onChange={({ value }) => setBookedOn(value)}
          />
          {/* What was pasted stays while the day is written. */}
          <div hidden={!isFine}>
            <OpeningImporter
              key={nth}
              buildingId={buildingId}
              bookedOn={bookedOn ?? today}
              onDone={() => setNth(nth + 1)}
            />
          </div>
        </Stack>
      </Card>
      <Read of={past} level={2} loading={<Skeleton shape="row" />} failed={t('failed')} empty={null}>
        {(imports) => <PastImports buildingId={buildingId} imports={imports} />}
      </Read>
    </Stack>
  );
}
