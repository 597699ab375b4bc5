import { Button, Heading, List, ListRow, SearchField, Stack, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import type { PlanContent } from '@imah/contract/plans';
import { planItemKinds } from '@imah/contract/plans/words';
import type { PlanGround } from '../plan-ground.ts';
import { usePlanTexts } from '../texts.ts';
import { hasRoom, type Placing, unplaced, usualMetric } from './edit-plan.ts';

export interface PlanTrayProps {
  readonly content: PlanContent;
  readonly ground: PlanGround;
  /** Somebody means to put this where they show next; null when they have let go of it. */
  readonly onPlacing: (placing: Placing | null) => void;
}

/** So many rows show at once; the others are found by their names. */
const most = 30;

/** What is not on the plan yet: dragged onto it, or chosen here and put with a tap or with Enter. */
export function PlanTray({ content, ground, onPlacing }: PlanTrayProps) {
  const t = usePlanTexts();
  const [query, setQuery] = useState('');
  const all = unplaced(content, ground);
  const words = query.trim().toLowerCase();
  const found = all.filter(({ name }) => name.toLowerCase().includes(words));
  const others = planItemKinds.flatMap((kind) => {
    const placing = kind === 'device' ? null : firstOf(kind, content, ground, t('edit.newText'));
    return placing === null ? [] : [{ kind, placing }];
  });
  if (!hasRoom(content)) return <Text tone="muted">{t('edit.full')}</Text>;
  return (
    <Stack gap="md">
      <Heading level={3} size="sm">
        {t('edit.add')}
      </Heading>
      {all.length > 8 || query !== '' ? (
        <SearchField label={t('edit.search')} value={query} onChange={({ value }) => setQuery(value)} />
      ) : null}
      {found.length === 0 ? (
        <Text tone="muted">{t(all.length === 0 ? 'edit.allPlaced' : 'edit.noMatch')}</Text>
      ) : (
        <List aria-label={t('edit.add')}>
          {found.slice(0, most).map(({ id, name, typeKey, place }) => {
            const placing = { kind: 'device', deviceId: id, metric: usualMetric(ground.types.get(typeKey)) } as const;
            return (
              <ListRow
                key={id}
                title={name}
                description={place ?? undefined}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', name);
                  onPlacing(placing);
                }}
                onDragEnd={() => onPlacing(null)}
                trailing={
                  <Button size="sm" aria-label={`${t('edit.place')}: ${name}`} onClick={() => onPlacing(placing)}>
                    {t('edit.place')}
                  </Button>
                }
              />
            );
          })}
        </List>
      )}
      {found.length > most ? <Text size="sm">{t('edit.more', { count: found.length - most })}</Text> : null}
      <Heading level={3} size="sm">
        {t('edit.others')}
      </Heading>
      <List aria-label={t('edit.others')}>
        {others.map(({ kind, placing }) => (
          <ListRow
            key={kind}
            title={t(`kinds.${kind}`)}
            trailing={
              <Button
                size="sm"
                icon={plusIcon}
                aria-label={`${t('edit.place')}: ${t(`kinds.${kind}`)}`}
                onClick={() => onPlacing(placing)}
              >
                {t('edit.place')}
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  );
}

/** The first of a kind that could be put; what it is about is chosen once it stands. Null where there is nothing. */
function firstOf(
  kind: Exclude<Placing['kind'], 'device'>,
  { items }: PlanContent,
  { devices, types, units, floors, floorId }: PlanGround,
  text: string,
): Placing | null {
  switch (kind) {
    case 'zone': {
      const [device] = [...(devices?.values() ?? [])].filter(({ archivedAt }) => archivedAt === null);
      const metric = usualMetric(types.get(device?.typeKey ?? ''));
      return device === undefined || metric === null ? null : { kind, deviceId: device.id, metric };
    }
    case 'unit': {
      const there = new Set(items.flatMap((one) => (one.kind === 'unit' ? [one.unitId] : [])));
      const free = [...(units?.values() ?? [])].filter(({ id }) => !there.has(id));
      const unit = free.find((one) => one.floorId === floorId) ?? free[0];
      return unit === undefined ? null : { kind, unitId: unit.id };
    }
    case 'link': {
      const other = floors.find((one) => one.floorId !== floorId);
      return other === undefined ? null : { kind, floorId: other.floorId };
    }
    case 'text':
      return { kind, label: text };
    default:
      return { kind };
  }
}
