import type { Building } from '@imah/contract/buildings';
import { Button, Card, Heading, Inline, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { circleDotIcon } from '@imah/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '@imah/app/ports';
import { useSetupListTexts } from './texts.ts';
import { useSetupSteps } from './use-setup-steps.ts';

interface SetupListProps {
  readonly building: Building;
  readonly level: 2 | 3;
  /** On the building's own page it can be hidden; at the end of its making it cannot. */
  readonly use: 'page' | 'wizard';
}

/** What a new building still needs, each leading to where it is done; away when nothing is left, or when a person hides it. */
export function SetupList({ building, level, use }: SetupListProps) {
  const { person, keptStorage } = useApp();
  const key = `imah-setup-hidden-${person?.id ?? ''}-${building.id}`;
  const [hidden, setHidden] = useState(() => use === 'page' && wasHidden(keptStorage, key));
  if (hidden) return null;
  const hide = () => {
    setHidden(true);
    keep(keptStorage, key);
  };
  return <Steps building={building} level={level} onHide={use === 'page' ? hide : null} />;
}

interface StepsProps extends Pick<SetupListProps, 'building' | 'level'> {
  readonly onHide: (() => void) | null;
}

function Steps({ building, level, onHide }: StepsProps) {
  const t = useSetupListTexts();
  const steps = useSetupSteps(building);
  const done = steps?.filter(({ state }) => state === 'done').length ?? 0;
  const isOver = onHide !== null && steps !== null && done === steps.length;
  const handleOver = useEffectEvent(() => onHide?.());
  // What is complete is not asked for again.
  useEffect(() => {
    if (isOver) handleOver();
  }, [isOver]);
  if (steps === null || isOver) return null;
  return (
    <Stack gap="sm" as="section" aria-labelledby="siapkan-gedung">
      <Inline justify="between" gap="sm">
        <Inline gap="sm" align="baseline">
          <Heading level={level} id="siapkan-gedung">
            {t('title')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('progress', { done, all: steps.length })}
          </Text>
        </Inline>
        {onHide === null ? null : (
          <Button size="sm" tone="ghost" onClick={onHide}>
            {t('hide')}
          </Button>
        )}
      </Inline>
      <Card padding="none">
        <List>
          {steps.map(({ id, name, text, state, href }) => (
            <ListRow
              key={id}
              title={name}
              description={text}
              href={href}
              {...(state === 'done'
                ? { trailing: <StatusBadge tone="success" label={t('done')} /> }
                : { icon: circleDotIcon })}
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}

function keep(storage: Pick<Storage, 'setItem'>, key: string): void {
  try {
    storage.setItem(key, 'hidden');
  } catch {
    // A closed storage: it is away until the page is opened again.
  }
}

function wasHidden(storage: Pick<Storage, 'getItem'>, key: string): boolean {
  try {
    return storage.getItem(key) !== null;
  } catch {
    return false;
  }
}
