import type { HeldRights, RightsReach } from '@imah/contract/access';
import type { Building } from '@imah/contract/buildings';
import { DescriptionList, Heading, Stack, StatusBadge, Text } from '@imah/ui';
import { minusIcon, plusIcon } from '@imah/ui/icons';
import { useId, useMemo } from 'react';
import { differenceOf, type DifferenceLine } from '../model/difference.ts';
import { useSettingsTexts } from '../texts.ts';

export interface RightsDifferenceProps {
  /** Null: no rights, before the person is a member or after they were one. */
  readonly before: HeldRights | null;
  readonly after: HeldRights | null;
  readonly buildings: readonly Building[];
}

/** What will be gained and lost, and where, before anything is saved. */
export function RightsDifference({ before, after, buildings }: RightsDifferenceProps) {
  const t = useSettingsTexts();
  const id = useId();
  const parts = useMemo(() => differenceOf(before, after), [before, after]);
  const namesOf = (ids: readonly string[]) => {
    const known = ids.flatMap((buildingId) => buildings.filter((building) => building.id === buildingId));
    const names = known.map(({ name }) => name);
    return (names.length < ids.length ? [...names, t('difference.otherBuilding')] : names).join(', ');
  };
  const placeOf = (reach: RightsReach) => {
    if (reach.kind === 'organization') return t('difference.organization');
    if (reach.kind === 'some') return t('difference.some', { buildings: namesOf(reach.buildingIds) });
    return reach.except.length === 0
      ? t('difference.everywhere')
      : t('difference.except', { buildings: namesOf(reach.except) });
  };
  const wordsOf = ({ actions }: DifferenceLine) =>
    actions
      .map(({ action, extent }) =>
        extent === 'all' ? t(`actions.${action}`) : t('difference.own', { action: t(`actions.${action}`) }),
      )
      .join(', ');

  return (
    <Stack gap="md" as="section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t('difference.title')}
      </Heading>
      <div aria-live="polite">
        {parts.length === 0 ? (
          <Text tone="muted">{t('difference.none')}</Text>
        ) : (
          <Stack gap="md">
            {parts.map(({ direction, reach, lines }) => (
              <Stack key={`${direction} ${JSON.stringify(reach)}`} gap="sm">
                <span>
                  <StatusBadge
                    tone={direction === 'gained' ? 'success' : 'danger'}
                    icon={direction === 'gained' ? plusIcon : minusIcon}
                    label={`${t(`difference.${direction}`)} ${placeOf(reach)}`}
                  />
                </span>
                <DescriptionList
                  items={lines.map((line) => ({ term: t(`resources.${line.resource}`), detail: wordsOf(line) }))}
                />
              </Stack>
            ))}
          </Stack>
        )}
      </div>
    </Stack>
  );
}
