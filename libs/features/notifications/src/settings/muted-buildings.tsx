import { useBuildings } from '@imah/api-client/react';
import { Checkbox, Heading, Stack, Text } from '@imah/ui';
import { useNotificationSettingsTexts } from './texts.ts';

export interface MutedBuildingsProps {
  readonly muted: readonly string[];
  readonly onChange: (muted: string[]) => void;
}

/** Buildings of which the person hears only what is critical. */
export function MutedBuildings({ muted, onChange }: MutedBuildingsProps) {
  const t = useNotificationSettingsTexts();
  const { data: buildings = [] } = useBuildings();
  if (buildings.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('muted.title')}</Heading>
      <Text tone="muted">{t('muted.text')}</Text>
      {buildings.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={muted.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...muted, id] : muted.filter((other) => other !== id))
          }
        />
      ))}
    </Stack>
  );
}
