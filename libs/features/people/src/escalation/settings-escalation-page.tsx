import { useRead } from '@imah/api-client/react';
import { ForbiddenState, Skeleton, Stack } from '@imah/ui';
import { Read, readState } from '@imah/app/read';
import { SettingsFrame, type SettingsFrameProps } from '../parts/settings-frame.tsx';
import { EscalationForm } from './escalation-form.tsx';
import { useEscalationTexts } from './texts.ts';

/** `/imah/settings/escalation`: who is told next of what is urgent and nobody takes on. */
export function SettingsEscalationPage({ shown = 'page' }: Pick<SettingsFrameProps, 'shown'>) {
  const t = useEscalationTexts();
  return (
    <SettingsFrame page="escalation" shown={shown} title={t('title')} lead={t('lead')} permission="settings.view">
      {({ orgId }) => <Plan orgId={orgId} />}
    </SettingsFrame>
  );
}

function Plan({ orgId }: { readonly orgId: string }) {
  const t = useEscalationTexts();
  const plan = readState(useRead('getEscalationPlan', { params: { orgId } }));
  return (
    <Read
      of={plan}
      level={2}
      loading={
        <Stack gap="lg" as="section" aria-busy aria-label={t('loading')}>
          {[1, 2, 3].map((part) => (
            <Skeleton key={part} shape="card" />
          ))}
        </Stack>
      }
      failed={t('failed')}
      forbidden={<ForbiddenState />}
    >
      {/* What somebody else saved meanwhile is shown, not overwritten. */}
      {(known) => <EscalationForm key={known.version} orgId={orgId} plan={known} />}
    </Read>
  );
}
