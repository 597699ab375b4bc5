import { OrganizationAudit } from '@imah/features-audit';
import { SettingsFrame, type SettingsFrameProps } from '../parts/settings-frame.tsx';
import { useSettingsTexts } from '../texts.ts';

/** `/imah/settings/audit`: who changed what and when, in all of an organisation. */
export function SettingsAuditPage({ shown = 'page' }: Pick<SettingsFrameProps, 'shown'>) {
  const t = useSettingsTexts();
  return (
    <SettingsFrame
      page="audit"
      shown={shown}
      title={t('cards.audit.title')}
      lead={t('cards.audit.lead')}
      permission="audit.view"
    >
      {({ orgId }) => <OrganizationAudit key={orgId} orgId={orgId} />}
    </SettingsFrame>
  );
}
