import { useArchivedBuildings } from '@imah/api-client/react';
import { Link, Callout, Text } from '@imah/ui';
import { useNewBuildingTexts } from './texts.ts';

/** Whoever makes a building that was here before is shown the way to it. Silent while that is not known. */
export function ArchivedBuildings() {
  const t = useNewBuildingTexts();
  const { data: buildings = [] } = useArchivedBuildings();
  if (buildings.length === 0) return null;
  return (
    <Callout title={t('archived.title')}>
      <Text>{t('archived.text')}</Text>
      {buildings.slice(0, 5).map(({ id, name }) => (
        <div key={id}>
          <Link href={`/imah/building/${id}`}>{name}</Link>
        </div>
      ))}
    </Callout>
  );
}
