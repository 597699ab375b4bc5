/** manager: pengelola; owners-association: PPPSRS; owner: pemilik; provider: penyedia jasa. */
export const organizationKinds = ['manager', 'owners-association', 'owner', 'provider'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];
