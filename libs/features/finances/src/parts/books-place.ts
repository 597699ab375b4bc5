/** Whose books are read: of an organisation, or of one of its buildings. */
export interface BooksPlace {
  readonly orgId: string;
  readonly buildingId: string | null;
  /** Whether the reader sees all of the organisation, or some of its buildings. */
  readonly reach: 'organization' | 'buildings';
}

/** The place as calls ask for it. */
export const placeQueryOf = ({ buildingId }: BooksPlace) => (buildingId === null ? {} : { buildingId });
