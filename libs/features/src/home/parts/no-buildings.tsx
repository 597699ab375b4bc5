import { ButtonLink, EmptyState } from '@imah/ui';
import { buildingIcon, plusIcon } from '@imah/ui/icons';
import { useApp } from '../../app/app-ports.tsx';
import { useHomeTexts } from '../texts.ts';

/** Nobody's member yet: start. A member without a building: ask. */
export function NoBuildings() {
  const t = useHomeTexts();
  const { person } = useApp();
  if (person !== null && person.memberships.length > 0) {
    return <EmptyState icon={buildingIcon} title={t('empty.memberTitle')} text={t('empty.memberText')} />;
  }
  return (
    <EmptyState
      icon={buildingIcon}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <ButtonLink href="/boarding" tone="primary" icon={plusIcon}>
          {t('empty.start')}
        </ButtonLink>
      }
    />
  );
}
