import { useRead } from '@imah/api-client/react';
import type { Membership } from '@imah/contract/identity';
import { ForbiddenState, Notice, Skeleton, Stack } from '@imah/ui';
import { lazy, Suspense, useState } from 'react';
import { NotYetRead, readState } from '@imah/app/live';
import { SettingsFrame } from '../parts/settings-frame.tsx';
import { useSettingsTexts } from '../texts.ts';
import { HouseholdPart } from './household-form.tsx';
import { OrganizationForm } from './organization-form.tsx';

const OrganizationAudit = lazy(async () => ({ default: (await import('@imah/features-audit')).OrganizationAudit }));

/** What an organisation is called, and what stands on its bills. */
export function SettingsGeneralPage() {
  const t = useSettingsTexts();
  return (
    <SettingsFrame title={t('general.title')} lead={t('general.lead')} permission="org.view" width="prose">
      {(org) => (
        <Stack gap="2xl">
          <General org={org} />
          <HouseholdPart key={`household ${org.orgId}`} orgId={org.orgId} />
          <Suspense fallback={<Skeleton shape="card" />}>
            <OrganizationAudit key={org.orgId} orgId={org.orgId} />
          </Suspense>
        </Stack>
      )}
    </SettingsFrame>
  );
}

function General({ org }: { readonly org: Membership }) {
  const t = useSettingsTexts();
  const query = useRead('getOrganization', { params: { orgId: org.orgId } });
  const organization = readState(query);
  const [said, setSaid] = useState<'nothing' | 'saved'>('nothing');
  if (organization.kind === 'ready')
    return (
      <Stack gap="lg">
        {said === 'saved' ? (
          <Notice tone="success" announce="polite">
            {t('saved')}
          </Notice>
        ) : null}
        <OrganizationForm
          // What somebody else saved meanwhile is shown, not overwritten.
          key={organization.data.version}
          organization={organization.data}
          onSaved={() => setSaid('saved')}
        />
      </Stack>
    );
  if (organization.kind === 'forbidden' || organization.kind === 'missing')
    return <ForbiddenState title={t('nothing')} text={t('nothingText')} />;
  return (
    <NotYetRead
      state={organization}
      level={2}
      failed={t('general.failed')}
      loading={
        <Stack gap="lg" as="section" aria-busy aria-label={t('general.loading')}>
          {[1, 2, 3, 4].map((field) => (
            <Skeleton key={field} shape="control" />
          ))}
        </Stack>
      }
    />
  );
}
