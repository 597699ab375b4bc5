import type { PlanContent, PlanItem, PlanPoint } from '@imah/contract/plans';
import { Button, FormActions, SelectField, Sheet, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { nameOf } from '../drawn-items.ts';
import type { PlanGround } from '../plan-ground.ts';
import { usePlanTexts } from '../texts.ts';

/** Where two things belong on the new picture, as far as that was shown. */
export interface Realigning {
  readonly ids: readonly [string, string];
  readonly shown: readonly PlanPoint[];
}

type Pin = Exclude<PlanItem, { readonly kind: 'zone' }>;

/** The things that can show how the picture lies: those that stand at one point. */
export const pinsOf = ({ items }: PlanContent): Pin[] =>
  items.flatMap((one) => (one.kind === 'withheld' || one.kind === 'zone' ? [] : [one]));

export interface RealignSheetProps {
  readonly content: PlanContent;
  readonly ground: PlanGround;
  readonly onBegin: (ids: readonly [string, string]) => void;
  readonly onClose: () => void;
}

/** Chooses the two things by which all others are put right on another picture. */
export function RealignSheet({ content, ground, onBegin, onClose }: RealignSheetProps) {
  const t = usePlanTexts();
  const pins = pinsOf(content);
  const [ids, setIds] = useState([pins[0]?.id ?? '', pins.at(-1)?.id ?? ''] as const);
  const [first, second] = ids;
  const options = pins.map((one) => ({ value: one.id, label: nameOf(one, ground, t) }));
  return (
    <Sheet open onClose={onClose} title={t('edit.realignTitle')}>
      <Stack gap="lg">
        <Text>{t('edit.realignText')}</Text>
        <SelectField
          label={t('edit.firstPoint')}
          value={first}
          options={options.filter(({ value }) => value !== second)}
          onChange={(event) => setIds([event.currentTarget.value, second])}
        />
        <SelectField
          label={t('edit.secondPoint')}
          value={second}
          options={options.filter(({ value }) => value !== first)}
          onChange={(event) => setIds([first, event.currentTarget.value])}
        />
        <FormActions>
          <Button tone="primary" onClick={() => onBegin(ids)}>
            {t('edit.show')}
          </Button>
        </FormActions>
      </Stack>
    </Sheet>
  );
}
