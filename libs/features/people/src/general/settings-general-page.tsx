import { useRead } from '@imah/api-client/react';
import type { Membership } from '@imah/contract/identity';
import { ForbiddenState, Callout, Skeleton, Stack } from '@imah/ui';
import { lazy, Suspense, useState } from 'react';
import { Read, readState } from '@imah/app/read';
import { SettingsFrame } from '../parts/settings-frame.tsx';
import { useSettingsTexts } from '../texts.ts';
import { HouseholdPart } from './household-form.tsx';
import { OrganizationForm } from './organization-form.tsx';

const SecondFactorPart = lazy(async () => ({ default: (await import('./second-factor-part.tsx')).SecondFactorPart }));

/** What an organisation is called, and what stands on its bills. */
export function SettingsGeneralPage({ shown = 'page' }: { readonly shown?: 'list' | 'page' }) {
  const t = useSettingsTexts();
  return (
    <SettingsFrame
      page="general"
      shown={shown}
      title={t('general.title')}
      lead={t('general.lead')}
      permission="org.view"
    >
      {(org) => (
        <Stack gap="2xl">
          <General org={org} />
          <HouseholdPart key={`household ${org.orgId}`} orgId={org.orgId} />
          <Suspense fallback={<Skeleton shape="card" />}>
            <SecondFactorPart key={`factor ${org.orgId}`} orgId={org.orgId} />
          </Suspense>
        </Stack>
      )}
    </SettingsFrame>
  );
}

function General({ org }: { readonly org: Membership }) {
  const t = useSettingsTexts();
  const organization = readState(useRead('getOrganization', { params: { orgId: org.orgId } }));
  const [said, setSaid] = useState<'nothing' | 'saved'>('nothing');
  return (
    <Read
      of={organization}
      level={2}
      loading={
        <Stack gap="lg" as="section" aria-busy aria-label={t('general.loading')}>
          {[1, 2, 3, 4].map((field) => (
            <Skeleton key={field} shape="control" />
          ))}
        </Stack>
      }
      failed={t('general.failed')}
      forbidden={<ForbiddenState title={t('nothing')} text={t('nothingText')} />}
    >
      {(known) => (
        <Stack gap="lg">
          {said === 'saved' ? (
            <Callout tone="success" announce="polite">
              {t('saved')}
            </Callout>
          ) : null}
          <OrganizationForm
            // What somebody else saved meanwhile is shown, not overwritten.
            key={known.version}
            organization={known}
            onSaved={() => setSaid('saved')}
          />
        </Stack>
      )}
    </Read>
  );
}
