import { useApiClient } from '@imah/api-client/react';
import type { ScanPlace } from '@imah/contract/scan';
import { EmptyState, FailedState, Heading, Skeleton, Stack, Text } from '@imah/ui';
import { qrCodeIcon } from '@imah/ui/icons';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useApp, useCan } from '@imah/app/ports';
import { usePublicRead, VisitorPage } from '@imah/features-public/visitor';
import { ScanForm } from './scan-form.tsx';
import { ScanState } from './scan-state.tsx';
import { useScanTexts } from './texts.ts';

/** Where a printed label leads: a report without an account, and later how far it is. Those of the building use theirs. */
export function ScanPage() {
  return (
    <VisitorPage>
      <Scanned />
    </VisitorPage>
  );
}

function Scanned() {
  const t = useScanTexts();
  const { code = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const client = useApiClient();
  const { person } = useApp();
  const can = useCan();
  const token = search.get('laporan');
  const state = usePublicRead(code, async (signal) => (await client.getScanPlace({ params: { code }, signal })).data);
  // What was sent can be followed also after the label is gone.
  if (token !== null) return <Page place={null} body={<ScanState code={code} token={token} />} />;
  if (state.kind === 'loading') return <Skeleton shape="card" />;
  if (state.kind === 'missing')
    return <EmptyState level={1} icon={qrCodeIcon} title={t('missing.title')} text={t('missing.text')} />;
  if (state.kind === 'failed')
    return <FailedState title={t('failed')} level={1} onRetry={state.retry} attempt={state.attempt} />;
  const place = state.data;
  const isOfBuilding = (person?.memberships ?? []).some(
    ({ orgId, buildingIds }) =>
      orgId === place.orgId && (buildingIds === null || buildingIds.includes(place.buildingId)),
  );
  const { orgId, buildingId, deviceId } = place;
  // Who sees every device there is led to this one; all others report it.
  if (isOfBuilding && deviceId !== null && can('device.view', { orgId, buildingId }) === 'allowed')
    return <Navigate replace to={`/imah/building/${buildingId}/iot?device=${deviceId}`} />;
  if (isOfBuilding) return <Navigate replace to={`/imah/new/ticket/${place.buildingId}?scan=${place.code}`} />;
  const form = (
    <ScanForm place={place} onSent={(receipt) => setSearch({ laporan: receipt.token }, { replace: true })} />
  );
  return <Page place={place} body={form} />;
}

function Page({ place, body }: { readonly place: ScanPlace | null; readonly body: React.ReactNode }) {
  const t = useScanTexts();
  const where =
    place === null ? [] : [place.place, place.unitCode === null ? null : t('unit', { code: place.unitCode })];
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1} size="2xl">
          {t('title')}
        </Heading>
        {place === null ? null : (
          <Text tone="muted">{[...where, place.buildingName].filter((name) => name !== null).join(' · ')}</Text>
        )}
      </Stack>
      {body}
    </Stack>
  );
}
