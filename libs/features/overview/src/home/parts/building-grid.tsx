import type { Building } from '@imah/contract/buildings';
import { Grid } from '@imah/ui';
import { BuildingCard } from './building-card.tsx';

export function BuildingGrid({ buildings }: { readonly buildings: readonly Building[] }) {
  // Four in rows of three would leave a hole.
  const shape = buildings.length === 4 ? ({ columns: 2 } as const) : ({ item: 'lg' } as const);
  return (
    <Grid {...shape} gap="lg" as="ul">
      {buildings.map((building) => (
        <BuildingCard key={building.id} building={building} />
      ))}
    </Grid>
  );
}
