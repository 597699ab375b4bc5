import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const NamedContext = createContext<string | null>(null);
const NameContext = createContext<(buildingId: string | null) => void>(() => undefined);

/** Around the frame and its page: the page knows the building of its record, the frame shows it. */
export function PageBuildingProvider({ children }: { readonly children: ReactNode }) {
  const [named, setNamed] = useState<string | null>(null);
  return (
    <NameContext value={setNamed}>
      <NamedContext value={named}>{children}</NamedContext>
    </NameContext>
  );
}

/** The building that the page has named, where its address does not. */
export const usePageBuilding = (): string | null => useContext(NamedContext);

/** Names the building a record is of, for as long as its page is open; null while that is not known. */
export function useNamesBuilding(buildingId: string | null): void {
  const name = useContext(NameContext);
  useEffect(() => {
    name(buildingId);
    return () => name(null);
  }, [name, buildingId]);
}
