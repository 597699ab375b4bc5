import { useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageBuilding } from '../../ports/page-building.tsx';

/** The building of the page: its address names it, or the record that it shows does. Undefined for all buildings. */
export function useBuildingOfPage(): Building | undefined {
  const { id, buildingId } = useParams();
  const [search] = useSearchParams();
  const named = usePageBuilding();
  const { data: buildings = [] } = useBuildings();
  const candidates = [id, buildingId, search.get('building'), named];
  return buildings.find((building) => candidates.includes(building.id));
}
