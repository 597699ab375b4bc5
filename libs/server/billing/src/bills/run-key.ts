/** A run by its building and id. */
export interface RunKey {
  readonly orgId: string;
  readonly buildingId: string;
  readonly runId: string;
}
