import type { Building } from '@imah/contract/buildings';
import { createContext, type ReactNode, useContext } from 'react';

const BuildingContext = createContext<Building | null>(null);

/** Gives the pages inside a building the building itself. */
export function BuildingProvider({
  building,
  children,
}: {
  readonly building: Building;
  readonly children: ReactNode;
}) {
  return <BuildingContext value={building}>{children}</BuildingContext>;
}

/** The building the page stands in. Throws outside of one. */
export function useCurrentBuilding(): Building {
  const building = useContext(BuildingContext);
  if (building === null) throw new Error('This page belongs inside a building');
  return building;
}
