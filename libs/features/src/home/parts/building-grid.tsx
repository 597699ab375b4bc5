import type { Building } from '@imah/contract';
import { Grid } from '@imah/ui';
import { BuildingCard } from './building-card.tsx';

export function BuildingGrid({ buildings }: { readonly buildings: readonly Building[] }) {
  return (
    <Grid item="lg" gap="lg" as="ul">
      {buildings.map((building) => (
        <BuildingCard key={building.id} building={building} />
      ))}
    </Grid>
  );
}
