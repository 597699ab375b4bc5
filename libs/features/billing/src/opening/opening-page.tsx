import { useBuildings, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Card, DateField, ForbiddenState, Heading, Link, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useBillingTexts } from '../texts.ts';
import { OpeningImporter } from './opening-importer.tsx';
import { PastImports } from './past-imports.tsx';
import { useOpeningTexts } from './texts.ts';

const live = ['listOpeningImports'] as const;

/** `/imah/tagihan/saldo-awal`: what people owed and what was kept for them before the books began; the building stands in the address. */
export function OpeningPage() {
  const t = useOpeningTexts();
  const tb = useBillingTexts();
  const can = useCan();
  const buildings = readState(useBuildings());
  return (
    <Stack gap="lg">
      <Link href="/imah/tagihan">{tb('back')}</Link>
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <Read of={buildings} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(known) => (
          <Choice
            buildings={known.filter(
              ({ orgId, id: buildingId }) => can('bill.import', { orgId, buildingId }) === 'allowed',
            )}
          />
        )}
      </Read>
    </Stack>
  );
}

function Choice({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useOpeningTexts();
  const tb = useBillingTexts();
  const [search, setSearch] = useSearchParams();
  const building = buildings.find(({ id }) => id === search.get('gedung')) ?? buildings[0];
  if (building === undefined) return <ForbiddenState level={2} text={t('forbidden')} />;
  return (
    <Stack gap="xl">
      {buildings.length > 1 ? (
        <SelectField
          label={tb('building')}
          value={building.id}
          options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setSearch({ gedung: currentTarget.value })}
        />
      ) : null}
      <OfBuilding key={building.id} building={building} />
    </Stack>
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
