/** What the policy is asked about the budgets of a place. */
export const budgetTarget = ({ orgId, buildingId }: { readonly orgId: string; readonly buildingId: string | null }) =>
  buildingId === null ? { orgId, everywhere: true as const } : { orgId, buildingId };
