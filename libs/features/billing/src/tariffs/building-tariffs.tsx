import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, Heading, Inline, Skeleton, Stack, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useBillingTexts } from '../texts.ts';
import { TariffForm } from './tariff-form.tsx';
import { TariffList } from './tariff-list.tsx';

interface BuildingTariffsProps {
  readonly building: Pick<Building, 'orgId' | 'id'>;
}

/** The tariffs of a building with the months in which each holds; who may set them sets the next. */
export function BuildingTariffs({ building: { orgId, id: buildingId } }: BuildingTariffsProps) {
  const t = useBillingTexts();
  const can = useCan();
  const [dialog, setDialog] = useState<'closed' | 'tariff'>('closed');
  const tariffs = readState(useRead('listTariffs', { params: { buildingId } }));
  return (
    <Stack gap="md" as="section" aria-label={t('tariffs.title')}>
      <Inline justify="between" align="center">
        <Heading level={2}>{t('tariffs.title')}</Heading>
        {can('tariff.create', { orgId, buildingId }) === 'allowed' ? (
          <Button icon={plusIcon} tone="primary" onClick={() => setDialog('tariff')}>
            {t('tariffs.add')}
          </Button>
        ) : null}
      </Inline>
      <Read
        of={tariffs}
        level={3}
        loading={<Skeleton shape="card" />}
        failed={t('tariffs.failed')}
        empty={<Text tone="muted">{t('tariffs.empty')}</Text>}
      >
        {(known) => <TariffList tariffs={known} />}
      </Read>
      {dialog === 'tariff' ? <TariffForm buildingId={buildingId} onClose={() => setDialog('closed')} /> : null}
    </Stack>
  );
}
