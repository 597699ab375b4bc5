import type { Plan } from '@imah/contract/plans';
import { Inline, media, Stack, Text } from '@imah/ui';
import { FloorPlan } from '@imah/ui/data';
import type { ReactNode } from 'react';
import { Age, useFormat } from '@imah/app/i18n';
import { useMedia } from '@imah/app/live';
import { PlanCard } from './plan-card.tsx';
import type { PlanGround } from './plan-ground.ts';
import { usePlanTexts } from './texts.ts';
import { useDrawnItems } from './use-drawn-items.ts';
import { usePlanImage } from './use-plan-image.ts';

export interface FloorViewProps {
  readonly plan: Plan;
  readonly ground: PlanGround;
  /** What the floor is called. */
  readonly name: string;
  /** Begins to draw it, for whom that is. */
  readonly action: ReactNode;
}

/** The plan of a floor as everybody sees it, live; on a telephone first as the list that says the same. */
export function FloorView({ plan, ground, name, action }: FloorViewProps) {
  const t = usePlanTexts();
  const format = useFormat();
  const isPhone = useMedia(media.phone);
  const items = useDrawnItems(plan.items, ground);
  const { picture, keptAt } = usePlanImage(plan.picture);
  return (
    <Stack gap="md">
      <Inline gap="sm" justify="between">
        <Text size="sm" tone="muted">
          {plan.publishedAt === null
            ? null
            : t('published', {
                when: format.shortDateTime(Date.parse(plan.publishedAt), ground.building.timeZone),
                who: plan.publishedBy ?? t('somebody'),
              })}
          {keptAt === null ? null : (
            <>
              {` ${t('pictureKept')} `}
              <Age at={keptAt} />.
            </>
          )}
        </Text>
        {action}
      </Inline>
      <FloorPlan
        // Another way of looking at it begins anew when the telephone is turned.
        key={isPhone ? 'phone' : 'wide'}
        label={t('plan', { floor: name })}
        level={2}
        picture={picture}
        items={items}
        initialView={isPhone ? 'list' : 'picture'}
        detail={({ id }) => {
          const item = plan.items.find((one) => one.id === id);
          return item === undefined ? null : <PlanCard item={item} ground={ground} />;
        }}
      />
    </Stack>
  );
}
