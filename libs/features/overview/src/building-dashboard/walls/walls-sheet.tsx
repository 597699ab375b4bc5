import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { NewWall } from '@imah/contract/dashboards';
import { Button, Card, EmptyState, List, Sheet, Skeleton, Stack, Text } from '@imah/ui';
import { monitorIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { Read, readState } from '@imah/app/read';
import { MadeWall } from './made-wall.tsx';
import { useWallsTexts } from './texts.ts';
import { WallForm } from './wall-form.tsx';
import { WallRow } from './wall-row.tsx';

interface WallsSheetProps {
  readonly building: Building;
  readonly onClose: () => void;
}

type Shown = { readonly kind: 'list' } | { readonly kind: 'form' } | { readonly kind: 'made'; readonly wall: NewWall };

/** The walls that show the dashboard of a building, and how another one is made. */
export function WallsSheet({ building, onClose }: WallsSheetProps) {
  const t = useWallsTexts();
  const [shown, setShown] = useState<Shown>({ kind: 'list' });
  const toList = () => setShown({ kind: 'list' });
  const titles = { list: t('title'), form: t('form.title') };
  const title = shown.kind === 'made' ? t('new.title', { name: shown.wall.name }) : titles[shown.kind];
  return (
    <Sheet open onClose={onClose} title={title}>
      {shown.kind === 'list' ? <Walls building={building} onAdd={() => setShown({ kind: 'form' })} /> : null}
      {shown.kind === 'form' ? (
        <WallForm building={building} onMade={(wall) => setShown({ kind: 'made', wall })} />
      ) : null}
      {shown.kind === 'made' ? <MadeWall wall={shown.wall} onDone={toList} /> : null}
    </Sheet>
  );
}

function Walls({ building, onAdd }: { readonly building: Building; readonly onAdd: () => void }) {
  const t = useWallsTexts();
  const walls = readState(useRead('listWalls', { params: { buildingId: building.id } }));
  return (
    <Stack gap="md">
      <Text size="sm" tone="muted">
        {t('text')}
      </Text>
      <Button tone="primary" icon={plusIcon} onClick={onAdd}>
        {t('add')}
      </Button>
      <Read
        of={walls}
        level={3}
        loading={<Skeleton shape="row" />}
        failed={t('failed')}
        empty={<EmptyState icon={monitorIcon} title={t('none')} level={3} />}
      >
        {(known) => (
          <Card padding="none">
            <List aria-label={t('title')}>
              {known.map((wall) => (
                <WallRow key={wall.id} wall={wall} building={building} />
              ))}
            </List>
          </Card>
        )}
      </Read>
    </Stack>
  );
}
