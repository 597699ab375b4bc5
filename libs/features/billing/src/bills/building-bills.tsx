import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  List,
  ListRow,
  SelectField,
  Skeleton,
  Stack,
  StatusBadge,
} from '@imah/ui';
import {
  banknoteIcon,
  fileSpreadsheetIcon,
  hourglassIcon,
  percentIcon,
  plusIcon,
  receiptTextIcon,
} from '@imah/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState, together } from '@imah/app/read';
import { useArrearsTexts } from '../arrears/texts.ts';
import { OpenDisputes } from '../disputes/open-disputes.tsx';
import { useOpeningTexts } from '../opening/texts.ts';
import { usePaymentTexts } from '../payments/texts.ts';
import { useBillingTexts } from '../texts.ts';
import { runTones } from '../run-tones.ts';
import { RunForm } from './run-form.tsx';

/** The runs of a building; of which one stands in the address. */
export function BuildingBills({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useBillingTexts();
  const [search, setSearch] = useSearchParams();
  const building = buildings.find(({ id }) => id === search.get('gedung')) ?? buildings[0];
  if (building === undefined) return null;
  return (
    <Stack gap="xl">
      {buildings.length > 1 ? (
        <SelectField
          label={t('building')}
          value={building.id}
          options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setSearch({ gedung: currentTarget.value })}
        />
      ) : null}
      <Sections key={building.id} building={building} />
    </Stack>
  );
}

function Sections({ building }: { readonly building: Building }) {
  const t = useBillingTexts();
  const ta = useArrearsTexts();
  const tp = usePaymentTexts();
  const to = useOpeningTexts();
  const can = useCan();
  const format = useFormat();
  const params = { buildingId: building.id };
  const [dialog, setDialog] = useState<'closed' | 'run'>('closed');
  const read = together(
    readState(useRead('listTariffs', { params })),
    readState(useRead('listBillingRuns', { params })),
  );
  const openingHref = `/imah/tagihan/saldo-awal?gedung=${building.id}`;
  const tariffsHref = `/imah/settings/billing?org=${building.orgId}&gedung=${building.id}`;
  const mayTariffs = can('tariff.view', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  const mayImport = can('bill.import', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return (
    <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
      {([tariffs, runs]) => (
        <Stack gap="xl">
          <Inline gap="sm">
            <ButtonLink icon={hourglassIcon} href={`/imah/tagihan/tunggakan?gedung=${building.id}`}>
              {ta('title')}
            </ButtonLink>
            <ButtonLink icon={banknoteIcon} href={`/imah/tagihan/${building.id}/pembayaran`}>
              {tp('title')}
            </ButtonLink>
            {mayTariffs ? (
              <ButtonLink icon={percentIcon} href={tariffsHref}>
                {t('tariffs.title')}
              </ButtonLink>
            ) : null}
            {mayImport ? (
              <ButtonLink icon={fileSpreadsheetIcon} href={openingHref}>
                {to('open')}
              </ButtonLink>
            ) : null}
          </Inline>
          <OpenDisputes buildingId={building.id} />
          <Stack gap="md" as="section" aria-label={t('runs.title')}>
            <Inline justify="between" align="center">
              <Heading level={2}>{t('runs.title')}</Heading>
              {tariffs.length === 0 ? null : (
                <Button icon={plusIcon} tone="primary" onClick={() => setDialog('run')}>
                  {t('runs.add')}
                </Button>
              )}
            </Inline>
            {runs.length === 0 ? (
              <EmptyState
                icon={receiptTextIcon}
                level={3}
                title={t('runs.empty')}
                text={tariffs.length === 0 ? t('runs.tariffFirst') : t('runs.emptyText')}
                actions={
                  <>
                    {tariffs.length === 0 && mayTariffs ? (
                      <ButtonLink tone="primary" href={tariffsHref}>
                        {t('tariffs.fill')}
                      </ButtonLink>
                    ) : null}
                    {mayImport ? <ButtonLink href={openingHref}>{to('fromOld')}</ButtonLink> : null}
                  </>
                }
              />
            ) : (
              <Card padding="none">
                <List>
                  {runs.map(({ id, period, state, billCount, total }) => (
                    <ListRow
                      key={id}
                      href={`/imah/tagihan/${building.id}/${id}`}
                      title={format.month(period)}
                      description={t('runs.row', { count: format.number(billCount), total: format.rupiah(total) })}
                      trailing={<StatusBadge tone={runTones[state]} label={t(`states.${state}`)} />}
                    />
                  ))}
                </List>
              </Card>
            )}
          </Stack>
          {dialog === 'run' ? <RunForm buildingId={building.id} onClose={() => setDialog('closed')} /> : null}
        </Stack>
      )}
    </Read>
  );
}
