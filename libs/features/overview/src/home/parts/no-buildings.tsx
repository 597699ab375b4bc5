import { ButtonLink, EmptyState } from '@imah/ui';
import { buildingIcon, plusIcon } from '@imah/ui/icons';
import { useApp, useCan } from '@imah/app/ports';
import { ArchivedBuildings } from '../archived/archived-buildings.tsx';
import { useHomeTexts } from '../texts.ts';

/** Nobody's member yet: start. A member without a building: add one, or ask who may. */
export function NoBuildings() {
  const t = useHomeTexts();
  const { person } = useApp();
  const can = useCan();
  if (person !== null && person.memberships.length > 0) {
    if (person.memberships.some(({ orgId }) => can('building.create', { orgId, everywhere: true }) === 'allowed'))
      return (
        <EmptyState
          icon={buildingIcon}
          title={t('empty.makerTitle')}
          text={t('empty.makerText')}
          actions={
            <>
              <ButtonLink href="/imah/new/building" tone="primary" icon={plusIcon}>
                {t('addBuilding')}
              </ButtonLink>
              <ArchivedBuildings />
            </>
          }
        />
      );
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
